/** The words of `grade explain`, and its explanations of the checks that every assignment has. */
import { defineMessages } from '../messages/messages.ts';

export const explainMessages = defineMessages('explain', {
  measured: 'What is measured',
  why: 'Why',
  inputs: 'On which inputs',
  passing: 'What passing looks like',
  source: 'Where the rule comes from',
  worth: 'What it is worth',
  worthPoints: {
    one: 'The only check of {section}, which is worth {weight} of {all} points.',
    other: 'One of the {count} checks of {section}, which together are worth {weight} of {all} points.',
  },
  worthNothing: 'It is for information, and costs no points unless a course gives the section {section} a weight.',
  worthNothingHere: 'It is not run here for lack of inputs, and costs no points.',
  allOrNothing: '{weight} of {all} points, all or nothing: a single finding loses them.',
  inLanguage: '{language}: {text}',
  names: { one: '{names}', other: '{names} ({count} in all)' },
  range: '{first} to {last}',
  random: '{count} {inputs} each: {names}',
  randomOne: '{count} {inputs}: {names}',
  code: 'The submitted code; nothing is run.',
  hidden: 'The course does not publish these inputs.',
  none: 'None.',
  overview: 'The checks of {assignment} by section.',
  overviewMore: 'More about a section or a group: {command}',
  sectionLine: '{section}: {weight}',
  points: '{weight} of {all} points',
  information: 'information',
  checks: { one: '1 check', other: '{count} checks' },
  list: 'For one of them: {command}',
});

export const ownMessages = defineMessages('explain-own', {
  compilationMeasured: 'Whether the classes compile as submitted, with the library that the assignment permits.',
  compilationWhy:
    'Code that does not compile cannot be tested. If one class compiles and the other does not, the first is still tested. The usual reasons are a missing import, a missing brace, or a class that was not submitted.',
  compilationPassing:
    'No compiler errors; {warnings}. The report shows each message with its line and usual cause, and says which to fix first.',
  compilationInputs: 'The submitted files.',
  compilationSource: 'The assignment’s API and its list of permitted libraries; docs/configuration.md, key warnings.',
  fail: 'a warning also loses the points',
  allow: 'a warning costs nothing in this course',
  apiMeasured: 'Whether the classes have exactly the public members that the assignment prescribes.',
  apiWhy:
    'The checks and other students’ classes call these methods by name. The usual findings are a misspelled name, a parameter or return value of another type, a missing `public`, and public helper methods that are not in the API.',
  apiPassing: 'These members and no other public ones: {members}. Those in parentheses may be left out.',
  apiPassingOpen:
    'These members: {members}. Those in parentheses may be left out; additional public members are allowed.',
  apiSource: 'The API as the assignment prints it.',
  styleMeasured: 'What {tool} finds in the code: naming, unnecessary and unused code, common mistakes.',
  styleWhy:
    'Code is read more often than it is written. The settings leave out rules that contradict the assignment or its sample code.',
  stylePassing: 'No findings. The report shows at most {most} findings of all tools together.',
  styleSource: 'docs/assessment.md#style; the tool’s own documentation names each of its rules.',
  styleTitle: 'findings of {tool}',
});
