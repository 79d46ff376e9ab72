/** What setup says: one line a step, in plain words. */
const labelWidth = 14;

export function title(text) {
  process.stdout.write(`${text}\n`);
}

export function line(label, text) {
  process.stdout.write(`  ${label.padEnd(labelWidth)}${text}\n`);
}

/** A paragraph under the lines before it. */
export function note(text) {
  process.stdout.write(`\n${text.replace(/^/gm, '  ')}\n\n`);
}

export function failure(error) {
  const known = error instanceof SetupError;
  process.stderr.write(`\nSetup stopped: ${known ? error.message : error.stack}\n`);
  if (known && error.remedy) process.stderr.write(`${error.remedy}\n`);
}

/** Something without which nothing can be graded, with what to do about it. */
export class SetupError extends Error {
  constructor(message, remedy) {
    super(message);
    this.remedy = remedy;
  }
}
