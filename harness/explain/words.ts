/** The words of `grade explain`, and its explanations of the checks that every assignment has. */
import { defineWords } from '../words/words.ts';

export const explainWords = defineWords('explain', {
  description: 'say of a check what it measures, why, on which inputs, and what passes',
  idArgument: 'id as in a report, as timing-2* for several, a section or a group',
  assignmentOption: 'of this assignment; by default the one that has the check',
  languageOption: 'for this language only',
  configOption: 'settings; grader.config.yaml by default',
  jsonOption: 'as JSON',
  measured: 'What is measured',
  why: 'Why',
  inputs: 'On which inputs',
  passing: 'What passing looks like',
  source: 'Where the rule comes from',
  worth: 'What it counts',
  worthPoints: {
    one: 'The only check of {section}, which is {weight} of {all} points.',
    other: 'One of the {count} checks of {section}, which are {weight} of {all} points together.',
  },
  worthNothing: 'It is information, and costs no points unless a course gives the section {section} a weight.',
  allOrNothing: '{weight} of {all} points, all or none: one finding is enough to lose them.',
  inLanguage: '{language}: {text}',
  names: { one: '{names}', other: '{names} ({count} in all)' },
  range: '{first} to {last}',
  random: '{count} {inputs} each: {names}',
  randomOne: '{count} {inputs}: {names}',
  code: 'The submitted code; nothing of it is run.',
  hidden: 'The course keeps these inputs to itself.',
  none: 'None.',
  overview: 'The checks of {assignment} by section. More of a section or a group: grade explain {example}',
  sectionLine: '{section}: {weight}',
  points: '{weight} of {all} points',
  information: 'information',
  checks: { one: '1 check', other: '{count} checks' },
  list: 'One of them: grade explain {example}',
  unknown: 'There is no check, section or group "{id}".',
  didYouMean: 'Did you mean {names}?',
  overviewRemedy: 'All sections: grade explain',
  otherAssignment: 'The assignment {assignment} has it: grade explain {id} --assignment {assignment}',
  notExplained: 'The check "{id}" has no explanation.',
});

export const ownWords = defineWords('explain-own', {
  compilationMeasured:
    'Whether the classes compile, as they were handed in, with the library that the assignment permits.',
  compilationWhy:
    'What does not compile cannot be asked anything. One class that compiles is judged all the same, when the other does not. A name that is not imported, a missing brace and a class that was not handed in are the usual reasons.',
  compilationPassing:
    'No error of the compiler; {warnings}. Each message is shown with its line and its usual cause; where there are several, the one to mend first.',
  compilationInputs: 'The files that were handed in.',
  compilationSource: 'The assignment’s API and its list of permitted libraries; docs/configuration.md, key warnings.',
  fail: 'a warning loses the points, too',
  allow: 'a warning costs nothing in this course',
  apiMeasured: 'Whether the classes have exactly the public members that the assignment prescribes.',
  apiWhy:
    'Others call these methods by name, the checks as well as the other students’ classes. A misspelt name, another type of a parameter or result, a missing `public`, and public helpers beside the API are the usual findings.',
  apiPassing: 'These members and no other public ones: {members}. Those in parentheses may be left out.',
  apiPassingOpen:
    'These members: {members}. Those in parentheses may be left out; further public members are no fault.',
  apiSource: 'The API as the assignment prints it.',
  styleMeasured: 'What {tool} finds in the code: names, needless and unused code, common slips.',
  styleWhy:
    'Code is read more often than it is written. The settings leave out what the assignment itself asks for or does in its sample code.',
  stylePassing: 'No finding. The report shows at most {most} findings of all tools together.',
  styleSource: 'docs/style.md; the tool’s own documentation names each of its rules.',
  styleTitle: 'findings of {tool}',
});
