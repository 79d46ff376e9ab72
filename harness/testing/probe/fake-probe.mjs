/**
 * A stand-in for the subject's side of the probe protocol. It answers as the string of its first unit tells it to:
 * honestly, or wrongly in one way.
 */
import { Buffer } from 'node:buffer';
import { closeSync, writeSync } from 'node:fs';
import process from 'node:process';
import readline from 'node:readline';
import { setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';

/** All of it: the channel may not take everything at once. */
const write = (text) => {
  for (let rest = Buffer.from(text); rest.length > 0;) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
};
const send = (frame) => write(`${JSON.stringify(frame)}\n`);
const silent = { head: '', tail: '', bytes: 0 };
const forever = () => setInterval(() => undefined, 1_000);
const value = { kind: 'value', value: 1, type: 'int' };
const row = (nonce, index) => ({ kind: 'row', nonce, index, observations: [value] });
const end = (nonce, rows) => ({ kind: 'end', nonce, rows, out: silent, err: silent });
/** Milliseconds of CPU time. */
const work = (ms) => {
  const before = process.cpuUsage();
  const spent = ({ user, system }) => (user + system) / 1_000;
  while (spent(process.cpuUsage(before)) < ms);
};
/** The honest answer. A paced one waits before each row until it may begin. */
const answerRows = (
  { nonce, script },
  { before = () => undefined, between = () => undefined, after = () => send(end(nonce, script.rows.length)) },
) => {
  const begin = (index) => {
    if (index === script.rows.length) return after();
    onNext = () => {
      before();
      send(row(nonce, index));
      between();
      begin(index + 1);
    };
    if (script.paced) send({ kind: 'ready', nonce, index });
    else onNext();
  };
  begin(0);
};
const flood = (text) => {
  for (;;) write(text);
};

const onLoad = {
  unloadable({ nonce }) {
    send({ kind: 'unloadable', nonce, message: 'no such class' });
  },
  'dies while loading'() {
    process.stderr.write('cannot begin');
    process.exit(9);
  },
  'faults while loading'({ nonce }) {
    send({ kind: 'fault', nonce, message: 'not understood' });
  },
};

const onRun = {
  honest(request) {
    answerRows(request, {});
  },
  'wide rows'({ nonce, script }) {
    const observations = script.steps.map(() => ({ kind: 'value', value: 'x'.repeat(50_000), type: 'String' }));
    script.rows.forEach((_, index) => send({ kind: 'row', nonce, index, observations }));
    send(end(nonce, script.rows.length));
  },
  'wrong nonce'({ script }) {
    send(end('0'.repeat(32), script.rows.length));
  },
  garbage() {
    writeSync(1, 'hello\n');
    forever();
  },
  'unknown frame'({ nonce }) {
    send({ kind: 'verdict', nonce, passed: true });
    forever();
  },
  'extra field'({ nonce }) {
    send({ ...end(nonce, 1), passed: true });
    forever();
  },
  'half a line, then silence'({ nonce }) {
    send(row(nonce, 0));
    writeSync(1, '{"kind":"row","nonce":"');
    forever();
  },
  'closes the channel, and lives on'({ nonce }) {
    send(row(nonce, 0));
    closeSync(1);
    forever();
  },
  'prints, and exits'({ nonce }) {
    send({ kind: 'step', nonce, index: 0 });
    send({ kind: 'exit', nonce, out: { head: 'done', tail: '', bytes: 4 }, err: silent });
    process.exit(0);
  },
  'exit in the middle'({ nonce }) {
    send(row(nonce, 0));
    process.exit(3);
  },
  abort() {
    process.abort();
  },
  'endless line'() {
    flood('x'.repeat(65_536));
  },
  'endless lines'() {
    flood('x\n'.repeat(30_000));
  },
  'endless rows'({ nonce }) {
    for (let index = 0; ; index++) send(row(nonce, index));
  },
  'a row twice'({ nonce }) {
    send(row(nonce, 0));
    send(row(nonce, 0));
    forever();
  },
  'a step twice'({ nonce }) {
    send({ kind: 'step', nonce, index: 0 });
    send({ kind: 'step', nonce, index: 0 });
    forever();
  },
  'a step too many'({ nonce }) {
    send({ kind: 'step', nonce, index: 0 });
    send({ kind: 'step', nonce, index: 1 });
    forever();
  },
  'silence after a step'({ nonce }) {
    send({ kind: 'step', nonce, index: 0 });
    forever();
  },
  'a row too few'({ nonce }) {
    send(row(nonce, 0));
    send(end(nonce, 2));
    forever();
  },
  'an observation too many'({ nonce }) {
    send({ ...row(nonce, 0), observations: [value, value] });
    forever();
  },
  'bytes after the end'(request) {
    const { nonce, script } = request;
    answerRows(request, {
      after() {
        writeSync(1, `${JSON.stringify(end(nonce, script.rows.length))}\nmore\n`);
        forever();
      },
    });
  },
  'endless loop'({ nonce }) {
    send(row(nonce, 0));
    for (;;);
  },
  'busy, then honest'(request) {
    work(800);
    onRun.honest(request);
  },
  'busy rows'(request) {
    answerRows(request, { before: () => work(500) });
  },
  'busy between rows'(request) {
    answerRows(request, { before: () => work(150), between: () => work(200) });
  },
  'exit after the last row'(request) {
    answerRows(request, { after: () => process.exit(3) });
  },
  'exit as if it was killed'() {
    process.exit(137);
  },
  sleep() {
    forever();
  },
  'a closed channel'() {
    closeSync(1);
    forever();
  },
  'too much memory'() {
    const held = [];
    for (;;) held.push(Buffer.alloc(4 << 20, 1));
  },
  'too many threads'() {
    const more = () => {
      const worker = new Worker('setInterval(() => undefined, 1_000)', { eval: true });
      worker.once('online', more);
      worker.once('error', more);
    };
    more();
  },
  'too many operations'({ nonce }) {
    send({ kind: 'limit', nonce, limit: 'queueOperations', out: silent, err: silent });
    process.exit(0);
  },
  'too much output'({ nonce }) {
    send({ kind: 'limit', nonce, limit: 'output', out: { head: 'abc', tail: '', bytes: 9 }, err: silent });
    process.exit(0);
  },
  'exit 77'() {
    process.exit(77);
  },
  fault({ nonce }) {
    send({ kind: 'fault', nonce, message: 'no such step' });
  },
};

let manner = 'honest';
let onNext = () => undefined;
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  if (request.kind === 'next') {
    onNext();
    return;
  }
  if (request.kind === 'load') {
    manner = request.program.units[0].code;
    const load = onLoad[manner] ?? (({ nonce }) => send({ kind: 'loaded', nonce }));
    load(request);
    return;
  }
  // A row may name another manner for its script, so that one process can be honest first and then not.
  onRun[request.script.rows[0].manner ?? manner](request);
});
