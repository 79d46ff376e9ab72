/** Makes the realms: one for the agent, once; one for each script. */
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type * as agentModule from './agent/agent.ts';
import type { Host, ModuleFunction, SubjectRealm } from './agent/bridge.ts';
import { HARDEN, SUBJECT_REALM } from './subject-realm.ts';

/** Transpiled modules by path. */
export type Sources = Readonly<Record<string, string>>;

/** A new global object, without code from strings. */
export const newRealm = (): vm.Context =>
  vm.createContext(vm.constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });

const subjectRealm = new vm.Script(SUBJECT_REALM, { filename: 'probe:realm' });

interface InternalNode {
  readonly internalBinding: (name: 'errors') => ErrorsOfNode;
}

let known: ErrorsOfNode | null = null;

const errorsOfNode = (): ErrorsOfNode =>
  (known ??= (createRequire(__filename)('internal/test/binding') as InternalNode).internalBinding('errors'));

interface ErrorsOfNode {
  setPrepareStackTraceCallback(callback: SubjectRealm['textOfStack']): void;
}

/**
 * Node makes the texts of all stacks with a function of its own realm: an error thrown in there, when the stack has
 * overflowed, and what it hands to a hook of the subject's would lead into that realm. So the function is one of the
 * subject's; to set it is not possible with what Node offers to everyone (`--expose-internals`).
 */
export const prepareSubjectRealm = (context: vm.Context): SubjectRealm => {
  const realm = subjectRealm.runInContext(context) as SubjectRealm;
  errorsOfNode().setPrepareStackTraceCallback(realm.textOfStack);
  return realm;
};

/** All modules as one script whose value is the list of their functions, in order of their paths. */
export const moduleList = (sources: Sources): { paths: readonly string[]; script: vm.Script } => {
  const functions = Object.values(sources).map((code) => `(function (exports, require, module) {${code}\n})`);
  const script = new vm.Script(`[${functions.join(',\n')}]`, { filename: 'probe:instruments' });
  return { paths: Object.keys(sources), script };
};

/** Loads modules of the agent's realm by path, each once. `sources` holds the agent and the instruments' books. */
export const createAgentRealm = (
  sources: Sources,
  entry: string,
  host: Host,
  assignment: agentModule.Assignment,
): agentModule.Agent => {
  const context = newRealm();
  const { paths, script } = moduleList(sources);
  const functions = script.runInContext(context) as ModuleFunction[];
  const link = new vm.Script(LINK, { filename: 'probe:link' }).runInContext(context) as Link;
  const load = link(JSON.stringify(paths), ...functions);
  const { createAgent } = load(entry) as typeof agentModule;
  const agent = createAgent(host, load, assignment);
  for (const path of paths) load(path);
  hardening.runInContext(context);
  return agent;
};

const hardening = new vm.Script(HARDEN, { filename: 'probe:harden' });

/**
 * Of the driver's own realm. Node's `--frozen-intrinsics` makes accessors of what hangs on prototypes, so that all realms of the
 * process take slice(), map() and other methods of arrays for changed: a subject's took a hundred times as long.
 */
export const harden = (): void => {
  // Loaded while this realm can still be written to: Node warns of it with an error that it gives a name.
  errorsOfNode();
  takeAwayNode();
  hardening.runInThisContext();
};

/**
 * Only the language stays in this realm's global object. To look at the rest would load a hundred modules of Node's (fetch(),
 * crypto and what they need), whose three mebibytes each collection of garbage would mark.
 */
const takeAwayNode = (): void => {
  const language = Object.getOwnPropertyNames(newRealm());
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!language.includes(name)) Reflect.deleteProperty(globalThis, name);
  }
};

type Link = (pathsJson: string, ...functions: ModuleFunction[]) => (path: string) => unknown;

/** A module loader of the agent's realm: paths are joined to the importing file's folder, and nothing else is known. */
const LINK = `(pathsJson, ...functions) => {
  const paths = JSON.parse(pathsJson);
  const cache = new Map();
  const resolve = (from, specifier) => {
    const parts = from.split('/').slice(0, -1);
    for (const part of specifier.split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '.') parts.push(part);
    }
    return parts.join('/');
  };
  const load = (path) => {
    const known = cache.get(path);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    cache.set(path, module);
    const run = functions[paths.indexOf(path)];
    if (run === undefined) throw new Error('no module ' + path);
    run(module.exports, (specifier) => load(resolve(path, specifier)), module);
    return module.exports;
  };
  return load;
}`;
