/** The files of the program whose messages belong into the catalogue. */
import { glob } from 'node:fs/promises';

/** Not tests, nor what is only for them, nor what is generated, nor programs that run inside the sandbox. */
const apart = /\.(?:test|bundle|d)\.ts$|(?:^|\/)testing[-\w]*(?:\/|\.ts$)|\/probe\//;

export const sourceFiles = async (): Promise<readonly string[]> => {
  const files: string[] = [];
  for await (const path of glob('{harness,specs}/**/*.ts')) files.push(path);
  return files.filter((path) => !apart.test(path)).sort();
};

/** Folders whose code speaks to students and staff. */
const reporting =
  /^harness\/(?:engine|rubric|report|formats|pages|intake|pipeline|languages)\/|^specs\/.*\/(?:checks|judges|causes|plots|traces|wording)\//;

/** In these folders: what speaks to operators alone, and tables of commands, signatures and colors. */
const others = [
  /\/languages\/[^/]+\/(?:index|jdk|image|kit|[^/]*command)\.ts$/,
  /\/languages\/[^/]+\/(?:classfile|compiler|library)\//,
  /\/style\/install\.ts$/,
  /\/report\/(?:parse|read)\.ts$/,
  /\/pages\/colors\.ts$/,
];

export const makesReports = (path: string): boolean => reporting.test(path) && !others.some((one) => one.test(path));
