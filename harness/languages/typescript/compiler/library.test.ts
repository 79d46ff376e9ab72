/** The library of the compiler against the engine's own: every built-in that both know, and none that is not there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { packageRoot } from '../../../platform/package-root.ts';
import { newRealm } from '../probe/realms.ts';
import { SUBJECT_REALM } from '../probe/subject-realm.ts';
import { ABSENT_NAMES, AMBIENT, LIBRARY } from './library.ts';

/** What the subject's realm takes away. The scan flags it where it is used. */
const TAKEN_AWAY = new Set(['SharedArrayBuffer', 'Atomics']);

/** Values without members of their own, and what a file of its own has. */
const NO_NAMESPACE = new Set(['globalThis', 'NaN', 'Infinity', 'undefined', 'arguments']);

/** Of the interface `Iterator`, which each iterator has for itself. */
const OF_EACH_ITERATOR = new Set(['next', 'return', 'throw'].map((name) => `Iterator.prototype.${name}`));

/** `Array`, `Array.from`, `Array.prototype.at`: the variables of a library, and their methods. */
const declared = (lib: readonly string[]): Set<string> => {
  const options: ts.CompilerOptions = { target: ts.ScriptTarget.ESNext, lib: [...lib], types: [], noEmit: true };
  const host = ts.createCompilerHost(options);
  const root = ts.createSourceFile('/root.ts', 'export {};', ts.ScriptTarget.ESNext, true);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => (name === '/root.ts' ? root : read(name, version));
  const checker = ts.createProgram(['/root.ts'], options, host).getTypeChecker();
  const names = new Set<string>();
  const members = (type: ts.Type, path: string): void => {
    for (const member of type.getProperties()) {
      const isMethod = checker.getTypeOfSymbolAtLocation(member, root).getCallSignatures().length > 0;
      if (isMethod || path === 'Symbol') names.add(`${path}.${readable(member.escapedName)}`);
    }
  };
  for (const symbol of checker.getSymbolsInScope(root, ts.SymbolFlags.Value)) {
    names.add(symbol.name);
    if (NO_NAMESPACE.has(symbol.name)) continue;
    const type = checker.getTypeOfSymbolAtLocation(symbol, root);
    members(type, symbol.name);
    for (const member of type.getProperties()) {
      const inner = checker.getTypeOfSymbolAtLocation(member, root);
      if (member.name === 'prototype' || symbol.name === 'Intl') members(inner, `${symbol.name}.${member.name}`);
    }
  }
  return names;
};

/** `__@iterator@123` is how the compiler calls `[Symbol.iterator]`. */
const readable = (name: ts.__String): string =>
  String(name)
    .replace(/^__@(\w+)@\d+$/u, '@$1')
    .replace(/^___/u, '__');

/** The same of a realm as submissions run in. */
const present = (): Set<string> => {
  const realm = newRealm();
  vm.runInContext(SUBJECT_REALM, realm);
  return new Set(JSON.parse(vm.runInContext(WALK, realm) as string) as string[]);
};

const WALK = `(() => {
  const names = [];
  const text = (key) => typeof key === 'symbol' ? '@' + key.description.replace('Symbol.', '') : key;
  const members = (value, path) => {
    const all = new Set();
    for (let at = value; at !== null; at = Object.getPrototypeOf(at)) Reflect.ownKeys(at).forEach((key) => all.add(key));
    for (const key of all) names.push(path + '.' + text(key));
  };
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    names.push(name);
    const value = globalThis[name];
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || value === globalThis) continue;
    members(value, name);
    if (typeof value === 'function' && value.prototype) members(value.prototype, name + '.prototype');
    if (name === 'Intl') for (const inner of Object.getOwnPropertyNames(value)) members(value[inner], 'Intl.' + inner);
  }
  return JSON.stringify(names);
})()`;

const ours = declared(LIBRARY);
const engine = present();
const isTakenAway = (name: string): boolean => TAKEN_AWAY.has(name.split('.', 1)[0] ?? name);

it('declares every built-in of the engine that the compiler knows', () => {
  const known = [...declared(['lib.esnext.d.ts'])].filter((name) => engine.has(name));
  expect(known.length).toBeGreaterThan(800);
  expect(known.filter((name) => !ours.has(name))).toEqual([]);
});

it('declares no built-in that the engine has not', () => {
  const missing = [...ours].filter((name) => !engine.has(name) && !isTakenAway(name) && !OF_EACH_ITERATOR.has(name));
  expect(missing).toEqual([]);
});

it('has none of the names that are said to be absent', () => {
  expect(ABSENT_NAMES.filter((name) => engine.has(name) || ours.has(name) || AMBIENT.includes(` ${name}`))).toEqual([]);
});

it('is what the starter kit tells editors', () => {
  const starter = join(packageRoot(), 'kits', 'starter-typescript');
  const config: unknown = JSON.parse(readFileSync(join(starter, 'tsconfig.json'), 'utf8'));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, starter);
  expect(options.lib).toEqual(LIBRARY);
  expect(fileNames).toContain(join(starter, 'runtime.d.ts'));
  expect(readFileSync(join(starter, 'runtime.d.ts'), 'utf8')).toContain(AMBIENT);
});
