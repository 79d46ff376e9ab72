import { afterEach, describe, it, expect } from 'vitest';
import type { Sandbox } from '../contracts/sandbox.ts';
import { completeScript, type Script } from '../contracts/protocol.ts';
import { plainSandbox } from '../sandbox/plain.ts';
import type { ScriptOutcome, Subject } from '../contracts/subject.ts';
import { anySandbox, fakeCommand, fakeProgram, fakeSubject } from '../testing/probe/fake-subject.ts';
import { startSubject } from './client.ts';
import { openSession } from './session.ts';

const value = { kind: 'value', value: 1, type: 'int' };
const generous = { wallMs: 20_000, cpuMs: 20_000 };
const scriptOf = (rows: Script['rows']): Script => ({
  substitute: [],
  rows,
  steps: [{ op: 'callStatic', class: 'Fake', method: 'f', args: [] }],
});
const twoRows = scriptOf([{}, {}]);

const subjects: Subject[] = [];
afterEach(async () => {
  await Promise.all(subjects.splice(0).map((subject) => subject.close()));
});
const start = async (...args: Parameters<typeof fakeSubject>): Promise<Subject> => {
  const subject = await fakeSubject(...args);
  subjects.push(subject);
  return subject;
};
interface RunIn {
  readonly script?: Script;
  readonly within?: typeof generous;
  readonly limits?: Parameters<typeof fakeSubject>[1];
}

/** Closed here, and not after a test: several may be run at once. */
const runIn = async (
  manner: string,
  { script = twoRows, within = generous, limits }: RunIn = {},
): Promise<ScriptOutcome> => {
  const subject = await fakeSubject(manner, limits);
  try {
    return await subject.run(script, within);
  } finally {
    await subject.close();
  }
};

describe('an honest probe', () => {
  it('has its rows given back in order', async () => {
    const outcome = await runIn('honest');
    expect(outcome).toMatchObject({ kind: 'completed', rows: [[value], [value]] });
  });

  it('answers many scripts from one process', async () => {
    const subject = await start('honest');
    for (let i = 0; i < 20; i++) expect(await subject.run(twoRows, generous)).toMatchObject({ kind: 'completed' });
  });

  it('may send large rows', async () => {
    const outcome = await (await start('wide rows')).run(scriptOf(Array.from({ length: 300 }, () => ({}))), generous);
    expect(outcome.kind).toBe('completed');
    expect(outcome.rows.length).toBe(300);
  });
});

describe.concurrent('tampering is what comes from', () => {
  it.each([
    ['wrong nonce', 'a frame with a nonce that was not asked with'],
    ['garbage', 'a line that is not JSON'],
    ['unknown frame', 'a line that is not a frame of the protocol'],
    ['extra field', 'a line that is not a frame of the protocol'],
    ['endless line', 'a line longer than any frame'],
    ['endless lines', 'a line that is not JSON'],
    ['endless rows', 'row 2 out of turn, or with too many or too few observations'],
    ['a row twice', 'row 0 out of turn, or with too many or too few observations'],
    ['a row too few', 'an end before the last row'],
    ['an observation too many', 'row 0 out of turn, or with too many or too few observations'],
    ['bytes after the end', 'bytes after the last frame of an answer'],
  ])('%s', async (manner, detail) => {
    expect(await runIn(manner)).toMatchObject({ kind: 'tampering', detail });
  });

  const unasked = 'a frame "step" in answer to a script';
  it.each([
    ['a step twice', 'a step twice', [{}]],
    ['a step too many', 'a step too many', [{}]],
    ['a step of a script of several rows', 'silence after a step', [{}, {}]],
  ])('%s', async (_, manner, rows) => {
    expect(await runIn(manner, { script: scriptOf(rows) })).toMatchObject({ kind: 'tampering', detail: unasked });
  });
});

describe.concurrent('a process that ends in the middle', () => {
  it('by exit has crashed, and has told how far it came', async () => {
    const outcome = await runIn('exit in the middle');
    expect(outcome).toMatchObject({ kind: 'crashed', exitCode: 3, signal: null, rows: [[value]] });
  });

  it('by a signal has crashed', async () => {
    expect(await runIn('abort')).toMatchObject({ kind: 'crashed', signal: 'SIGABRT' });
  });

  it('by an exit that looks like a kill has crashed: nobody killed it', async () => {
    expect(await runIn('exit as if it was killed')).toMatchObject({ kind: 'crashed', signal: 'SIGKILL' });
  });

  it('for want of memory, as the runtime reports it, is out of memory, and of its heap', async () => {
    expect(await runIn('exit 77')).toMatchObject({ kind: 'out-of-memory', limitBytes: 200 * 1024 * 1024 });
  });

  it('for memory that the watchdog saw is out of memory', async () => {
    const outcome = await runIn('too much memory');
    expect(outcome).toMatchObject({ kind: 'out-of-memory', limitBytes: 300 * 1024 * 1024 });
  });

  it('for more threads than it may have says so', async () => {
    const outcome = await runIn('too many threads', { limits: { memoryBytes: 4e9, threads: 20 } });
    expect(outcome).toMatchObject({ kind: 'thread-limit', limit: 20 });
  });

  it('for a limit that the probe enforces says which', async () => {
    expect(await runIn('too many operations')).toMatchObject({ kind: 'operation-limit', limit: 10_000_000 });
    const flood = await runIn('too much output');
    expect(flood).toMatchObject({ kind: 'output-limit', limitBytes: 67_108_864, out: { head: 'abc', bytes: 9 } });
  });
});

describe.concurrent('a script that does not end', () => {
  it('is killed also when the process closes the channel, and lives on', { tags: 'long' }, async () => {
    // Bubblewrap would keep it open.
    const sandbox = plainSandbox();
    const program = fakeProgram('closes the channel, and lives on');
    const session = openSession(sandbox, await fakeCommand(sandbox), program);
    await session.loading;
    expect(await session.run(completeScript(twoRows), generous)).toMatchObject({
      answer: { rows: [[value]], ending: { kind: 'closed' } },
      evidence: { killedFor: 'request' },
    });
  });

  it('is killed at the wall limit, with the rows so far', async () => {
    const outcome = await runIn('half a line, then silence', { within: { ...generous, wallMs: 500 } });
    expect(outcome).toMatchObject({ kind: 'timed-out', clock: 'wall', limitMs: 500, rows: [[value]] });
  });

  it('of a single row tells at which step it was', async () => {
    const within = { ...generous, wallMs: 500 };
    const outcome = await runIn('silence after a step', { script: scriptOf([{}]), within });
    expect(outcome).toMatchObject({ kind: 'timed-out', step: 0 });
  });

  it('is killed at the CPU limit', async () => {
    const outcome = await runIn('endless loop', { within: { ...generous, cpuMs: 300 } });
    expect(outcome).toMatchObject({ kind: 'timed-out', clock: 'cpu', limitMs: 300, rows: [[value]] });
  });

  it('and comes to the CPU backstop is timed out as well', async () => {
    const sandbox = await anySandbox();
    const session = openSession(sandbox, await fakeCommand(sandbox, { cpuSeconds: 1 }), fakeProgram('endless loop'));
    await session.loading;
    expect(await session.run(completeScript(twoRows), generous)).toMatchObject({
      overrun: { kind: 'timed-out', clock: 'cpu', limitMs: 1_000 },
      answer: { rows: [[value]] },
    });
  });

  it('is none whose rows each end in time, whatever is tidied up between them', async () => {
    const script = { ...twoRows, paced: true };
    const outcome = await runIn('busy between rows', { script, within: { ...generous, cpuMs: 300 } });
    expect(outcome).toMatchObject({ kind: 'completed', rows: [[value], [value]] });
  });

  it('is killed at the wall limit also where it has closed the channel', async () => {
    const sandbox = plainSandbox();
    const session = openSession(sandbox, await fakeCommand(sandbox), fakeProgram('a closed channel'));
    await session.loading;
    const within = { ...generous, wallMs: 300 };
    expect(await session.run(completeScript(twoRows), within)).toMatchObject({ overrun: { clock: 'wall' } });
  });

  it('uses no CPU time while it sleeps', async () => {
    const outcome = await runIn('sleep', { within: { wallMs: 700, cpuMs: 400 } });
    expect(outcome).toMatchObject({ kind: 'timed-out', clock: 'wall' });
  });
});

describe('after a death', () => {
  it.each(['exit in the middle', 'garbage', 'sleep', 'too many operations'])(
    'by "%s" the next script finds another process',
    async (manner) => {
      const subject = await start('honest');
      const bad = await subject.run(scriptOf([{ manner }, {}]), { ...generous, wallMs: 600 });
      expect(bad.kind).not.toBe('completed');
      expect(await subject.run(twoRows, generous)).toMatchObject({ kind: 'completed' });
    },
  );

  it(
    'by the CPU backstop nothing is lost: a process that comes near it is replaced before',
    { tags: 'long' },
    async () => {
      const subject = await start('busy, then honest', { cpuSeconds: 2 });
      for (let i = 0; i < 4; i++) {
        expect(await subject.run(twoRows, { wallMs: 20_000, cpuMs: 1_500 })).toMatchObject({ kind: 'completed' });
      }
    },
  );

  it('by the CPU backstop no row is lost that has a limit of its own', { tags: 'long' }, async () => {
    const subject = await start('busy, then honest', { cpuSeconds: 3 });
    const within = { wallMs: 20_000, cpuMs: 900 };
    for (let i = 0; i < 2; i++) await subject.run(twoRows, within);
    const rows = { ...scriptOf([{ manner: 'busy rows' }, {}, {}]), paced: true };
    expect(await subject.run(rows, within)).toMatchObject({ kind: 'completed' });
  });

  it.each([
    ['a script', false, 4_000],
    ['its rows together', true, 1_000],
  ])('the CPU backstop leaves room for all that %s may take', async (_, paced, cpuMs) => {
    const subject = await start('honest', { cpuSeconds: 1 });
    const rows = { ...scriptOf([{ manner: 'busy rows' }, {}, {}, {}]), paced };
    expect(await subject.run(rows, { wallMs: 20_000, cpuMs })).toMatchObject({ kind: 'completed' });
  });
});

describe('whether the machine was busy', () => {
  /** Processes that are there to be started; the first so many of them have waited for a core nearly all of their lives. */
  const subjectWith = async (waiting: number): Promise<Subject> => {
    const sandbox = await anySandbox();
    let started = 0;
    const busy: Sandbox = {
      ...sandbox,
      async start(command) {
        const waitedMs = started++ < waiting ? 100_000 : 0;
        const threads = () => [{ id: 1, name: () => 'node', first: true, cpuMs: 0, waitedMs }];
        return { ...(await sandbox.start(command)), threads };
      },
    };
    const facts = { sandbox: busy, command: await fakeCommand(busy), heapBytes: 1, ranOutOfMemory: () => false };
    const subject = startSubject({ ...facts, program: fakeProgram('sleep') });
    subjects.push(subject);
    return subject;
  };

  it('is not told by a process that was asked nothing', async () => {
    const subject = await subjectWith(2);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(subject.starved()).toBe(false);
  });

  it.each([
    [1, true],
    [0, false],
  ])('is told by the last one that was asked, though it has been replaced (%i)', async (waiting, expected) => {
    const subject = await subjectWith(waiting);
    expect(await subject.run(twoRows, { ...generous, wallMs: 300 })).toMatchObject({ kind: 'timed-out' });
    expect(subject.starved()).toBe(expected);
  });
});

describe('loading', () => {
  it('that fails is said by every script', async () => {
    const subject = await start('unloadable');
    expect(await subject.run(twoRows, generous)).toMatchObject({ kind: 'unloadable', message: 'no such class' });
    expect(await subject.run(twoRows, generous)).toMatchObject({ kind: 'unloadable', message: 'no such class' });
  });

  it('that ends the process is a fault, with what the process said', async () => {
    const outcome = await runIn('dies while loading');
    expect(outcome.kind === 'fault' && outcome.message).toBe(
      'The process ended (exit code 9) before it had loaded the submission. It said: cannot begin',
    );
  });

  it('that is not understood is a fault', async () => {
    expect(await runIn('faults while loading')).toMatchObject({ kind: 'fault', message: 'not understood' });
  });
});

describe('a fault', () => {
  it('of the probe is reported after another try', async () => {
    expect(await runIn('fault')).toMatchObject({ kind: 'fault', message: 'no such step' });
  });

  it('of the sandbox is an outcome, not an exception', async () => {
    const sandbox = await anySandbox();
    const command = { ...(await fakeCommand(sandbox)), executable: '/nowhere/node' };
    const program = { units: [], entries: [], stateless: false };
    const subject = startSubject({ sandbox, command, program, heapBytes: 1, ranOutOfMemory: () => false });
    subjects.push(subject);
    expect(await subject.run(twoRows, generous)).toMatchObject({ kind: 'fault' });
  });

  it('is what a subject answers that is closed while its process is replaced, and no other is started', async () => {
    const sandbox = await anySandbox();
    let started = 0;
    const counted: Sandbox = {
      ...sandbox,
      start(command) {
        started += 1;
        return sandbox.start(command);
      },
    };
    const command = await fakeCommand(sandbox, { cpuSeconds: 4 });
    const program = fakeProgram('busy, then honest');
    const subject = startSubject({ sandbox: counted, command, program, heapBytes: 1, ranOutOfMemory: () => false });
    const within = { wallMs: 20_000, cpuMs: 2_500 };
    await subject.run(twoRows, within);
    const replaced = subject.run(twoRows, within);
    await subject.close();
    expect([(await replaced).kind, started]).toEqual(['fault', 1]);
  });

  it('is what a closed subject answers', async () => {
    const subject = await start('honest');
    await subject.close();
    expect(await subject.run(twoRows, generous)).toMatchObject({ kind: 'fault' });
  });
});
