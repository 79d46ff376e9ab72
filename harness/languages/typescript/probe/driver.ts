/**
 * The probe's process. `node driver.js <folder of the kit> <JSON list of permitted modules> <JSON of the API's methods by class>`
 *
 * Reads one request at a time and answers it before it reads the next, in one synchronous loop: nothing that a
 * subject leaves behind (a promise, a finalizer) ever runs. Only this realm knows the nonce and the descriptors; the
 * agent hands it strings.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { types } from 'node:util';
import vm from 'node:vm';
import type { CompleteScript, Program, Request } from '../../../contracts/protocol.ts';
import { at } from '../common/at.ts';
import type { Host, ModuleFunction, SubjectRealm } from './agent/bridge.ts';
import { readLine, writeLine } from './channel.ts';
import { collect, heapBytes, now } from './meters.ts';
import { createAgentRealm, harden, moduleList, newRealm, prepareSubjectRealm, type Sources } from './realms.ts';

interface LoadedUnit {
  readonly name: string;
  readonly script: vm.Script;
  readonly lines: string;
}

const [kit, permitted, methods] = [at(process.argv, 2), at(process.argv, 3), at(process.argv, 4)];
const sources = (name: string): Sources => JSON.parse(readFileSync(join(kit, name), 'utf8')) as Sources;

let nonce = '';
const host: Host = {
  emit: (content) => {
    writeLine(`{"nonce":"${nonce}",${content}}`);
  },
  stop: (content) => {
    host.emit(content);
    process.exit(0);
  },
  pace: (index) => {
    collectMuch();
    host.emit(`"kind":"ready","index":${index}`);
    const line = readLine();
    if (line === null) process.exit(0);
    if (isNext(line)) return true;
    host.emit(`"kind":"fault","message":${JSON.stringify(`row ${index} was not begun: ${line.slice(0, 200)}`)}`);
    return false;
  },
  collect,
  heapBytes,
  now,
  isProxy: types.isProxy,
};

/** Of a paced row: what little another leaves costs it less than a collection costs the grading. */
const MUCH_GARBAGE_BYTES = 2_097_152;
let clean = 0;
const collectMuch = (): void => {
  if (heapBytes() - clean < MUCH_GARBAGE_BYTES) return;
  collect();
  clean = heapBytes();
};

const isNext = (line: string): boolean => {
  try {
    const given = JSON.parse(line) as { readonly kind?: unknown; readonly nonce?: unknown } | null;
    return given?.kind === 'next' && given.nonce === nonce;
  } catch {
    return false;
  }
};

const agent = createAgentRealm(sources('agent.json'), 'probe/agent/agent.ts', host, { permitted, methods });
const instruments = moduleList(sources('instruments.json'));
harden();
let units: readonly LoadedUnit[] = [];
let entries = '[]';

/** The compiler host has seen that the engine takes all of the code. */
const load = (program: Program): void => {
  units = program.units.map(({ name, code }) => {
    const end = code.lastIndexOf('\n//# lines=');
    const script = new vm.Script(code.slice(0, end), { filename: name });
    return { name, script, lines: code.slice(end + '\n//# lines='.length) };
  });
  entries = JSON.stringify(program.entries);
  agent.forgetProgram();
  host.emit('"kind":"loaded"');
};

const run = (script: CompleteScript): void => {
  agent.run(JSON.stringify(script), entries, subjectRealm());
};

/** A fresh realm for each script: nothing stays from one to the next. The instruments first, then the submission's modules, none of which has run yet. */
const subjectRealm = (): SubjectRealm => {
  const context = newRealm();
  const realm = prepareSubjectRealm(context);
  const functions = instruments.script.runInContext(context) as readonly ModuleFunction[];
  instruments.paths.forEach((path, index) => {
    const module = functions[index];
    if (module !== undefined) agent.addInstrument(path, module);
  });
  for (const unit of units) agent.addUnit(unit.name, unit.script.runInContext(context) as ModuleFunction, unit.lines);
  return realm;
};

const answer = (line: string): void => {
  const request = JSON.parse(line) as Request;
  ({ nonce } = request);
  try {
    if (request.kind === 'load') load(request.program);
    else run(request.script);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    host.emit(`"kind":"fault","message":${JSON.stringify(message)}`);
  }
};

for (let line = readLine(); line !== null; line = readLine()) answer(line);
