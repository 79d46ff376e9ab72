import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, expect } from 'vitest';
import { findProgram } from './programs.ts';
import { driverCommand, runDriver } from '../testing/sandbox/harness-process.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

describe.skipIf(findProgram('bwrap') === null)('descriptors', () => {
  it('that a parent program left open are not passed on to a subject', () => {
    const folder = scratchFolder('canary');
    writeFileSync(join(folder, 'canary'), 'SECRET');
    const list = `const fs = require('fs'); const open = [];
      for (let fd = 0; fd < 256; fd++) { try { fs.fstatSync(fd); open.push(fd) } catch {} }
      let text = ''; try { text = fs.readFileSync(77, 'utf8') } catch (e) { text = e.code }
      process.stdout.write(JSON.stringify({ has77: open.includes(77), text }))`;
    const leaky = ['bash', '-c', 'exec 77<"$0"; exec "$@"', join(folder, 'canary'), ...driverCommand(list)];
    const { stdout } = runDriver(leaky);
    expect(JSON.parse(stdout)).toEqual({ has77: false, text: 'EBADF' });
  });
});
