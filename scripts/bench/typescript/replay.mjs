/**
 * Makes the calls of a grading in one bare Node: no sandbox, no channel, no realms, nothing judged. Arguments: the
 * folder with the student's sources, the grader's folder reference/instruments/typescript, and files with a request a line.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

const [student, instruments, ...files] = process.argv.slice(2);
const url = (...parts) => pathToFileURL(join(...parts)).href;
const substituteMark = '?substituted';

/** `algs4` is the instrument; the student's files are found without their ending; with the mark, Board is the substitute. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'algs4') return { url: url(instruments, 'modules', 'algs4.ts'), shortCircuit: true };
    const marked = context.parentURL?.endsWith(substituteMark) ?? false;
    if (marked && /^\.\/Board(?:\.[jt]s)?$/.test(specifier)) {
      return { url: url(instruments, 'substitutes', 'board.ts'), shortCircuit: true };
    }
    if (/^\.\/\w+$/.test(specifier)) return next(`${specifier}.ts`, context);
    return next(specifier, context);
  },
});

const own = {
  Board: (await import(url(student, 'Board.ts'))).Board,
  Solver: (await import(url(student, 'Solver.ts'))).Solver,
};
const substituted = {
  Board: (await import(url(instruments, 'substitutes', 'board.ts'))).Board,
  Solver: (await import(url(student, 'Solver.ts') + substituteMark)).Solver,
};

/** A subject may change what it is given. */
const copy = (value) => (Array.isArray(value) ? value.map((row) => (Array.isArray(row) ? [...row] : row)) : value);

const argument = (one, scope) => {
  switch (one.kind) {
    case 'null':
      return null;
    case 'foreign':
      return { foreign: true };
    case 'row':
      return copy(scope[one.field]);
    case 'handle':
      return scope[one.name];
    default:
      return copy(one.value);
  }
};

const runSteps = (steps, scope, classes) => {
  for (const step of steps) {
    try {
      runStep(step, scope, classes);
    } catch {
      // Some calls are meant to throw.
    }
  }
};

const runStep = (step, scope, classes) => {
  const args = step.args?.map((one) => argument(one, scope));
  operations[step.op]?.(step, scope, classes, args);
};

/** Steps that measure are run for what they make; what only reads is left out. */
const operations = {
  new: (step, scope, classes, args) => {
    scope[step.as] = new classes[step.class](...args);
  },
  call: (step, scope, _, args) => {
    const result = scope[step.on][step.method](...args);
    if (step.as !== undefined) scope[step.as] = result;
  },
  callStatic: (step, _, classes, args) => classes[step.class][step.method](...args),
  grid: (step, scope) => {
    scope[step.as] = argument(step.from, scope);
  },
  setCell: (step, scope) => {
    scope[step.grid][step.row][step.column] = step.value;
  },
  iterate: (step, scope) => {
    scope[step.as] = [...scope[step.on]].slice(0, step.limit);
  },
  each: (step, scope, classes) => {
    for (const item of scope[step.over]) runSteps(step.steps, { ...scope, [step.as]: item }, classes);
  },
  pick: (step, scope) => {
    scope[step.as] = scope[step.from][step.index % scope[step.from].length];
  },
  measure: (step, scope, classes) => runSteps(step.make, scope, classes),
  repeat: (step, scope, classes) => {
    const end = performance.now() + step.forMs;
    for (let times = 0; times < step.most && performance.now() < end; times++) runSteps(step.steps, scope, classes);
  },
};

process.stdout.write = () => true;
for (const file of files) {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { script } = JSON.parse(line);
    const classes = script.substitute.length > 0 ? substituted : own;
    for (const row of script.rows) runSteps(script.steps, { ...row }, classes);
  }
}
