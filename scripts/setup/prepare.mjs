/** What the languages need once on a machine (a runtime image), made by the grader itself under its own Node. */
import { join } from 'node:path';
import { line, SetupError } from './print.mjs';
import { root, show } from './processes.mjs';

/** `grade doctor` ends with this code when it works itself, but nothing can be graded on this machine. */
const nothingGradable = 4;

/** Prepares, and lets `grade doctor` say what works. True when this machine can grade. */
export function prepareLanguages(node) {
  line('languages', 'preparing ...');
  const code = show(node, [join(root, 'bin', 'grade.js'), 'doctor', '--prepare']);
  if (code === 0 || code === nothingGradable) return code === 0;
  throw new SetupError('The languages could not be prepared; the message is above.', 'npx grade doctor --prepare');
}
