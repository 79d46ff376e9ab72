import { defineWords } from '../../words/words.ts';

export const doctorWords = defineWords('cli.doctor', {
  description: 'say what works on this machine: Node, languages, sandbox; and what is lost without each',
  json: 'as JSON',
  prepare: 'first make what each language needs once on a machine, such as a runtime image',
  nothing: 'Nothing can be graded on this machine.',
  nothingRemedy: 'Do what is said above about what is missing, or run npm run setup.',
});
