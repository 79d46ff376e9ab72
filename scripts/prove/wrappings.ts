/** In how many ways the same program may be handed in: line ends, encodings, folders, archives, what an editor leaves. */
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import iconv from 'iconv-lite';
import { ZipFile } from 'yazl';
import type { Files } from './with-folder.ts';
import type { LanguageId, Program } from './mutant.ts';

interface Wrapping {
  readonly name: string;
  wrap(program: Program): Promise<Files>;
}

const asItIs = (text: string): string => text;

const eachFile = (name: string, change: (text: string) => string | Buffer, place = asItIs): Wrapping => ({
  name,
  wrap: (program) =>
    Promise.resolve(Object.fromEntries(Object.entries(program).map(([path, text]) => [place(path), change(text)]))),
});

const zipped = (name: string, place: (path: string) => string): Wrapping => ({
  name,
  wrap: async (program) => {
    const zip = new ZipFile();
    const mtime = new Date(2020, 0, 1);
    for (const [path, text] of Object.entries(program)) zip.addBuffer(Buffer.from(text), place(path), { mtime });
    zip.end();
    return { 'submission.zip': await buffer(zip.outputStream) };
  },
});

const signed = (text: string): string => `// Größe, naïve Lösung: ${'é'.repeat(3)}\n${text}`;

const common: readonly Wrapping[] = [
  eachFile('as it is', asItIs),
  eachFile('with CRLF', (text) => text.replaceAll('\n', '\r\n')),
  eachFile('with a byte order mark', (text) => `\u{feff}${text}`),
  eachFile('with umlauts in UTF-8', signed),
  eachFile('in Windows-1252', (text) => iconv.encode(signed(text), 'windows-1252')),
  eachFile('in UTF-16', (text) => iconv.encode(signed(text), 'utf-16le', { addBOM: true })),
  eachFile('with tabs, no line end at the end', (text) => text.replaceAll(/^( {2})+/gm, '\t').trimEnd()),
  eachFile('in a folder', asItIs, (path) => `8puzzle/${path}`),
  eachFile('in src', asItIs, (path) => `src/${path}`),
  {
    name: 'beside a readme',
    wrap: (program) => {
      const others = { 'readme.txt': 'Name: A. Student\nHours: 12\n', '.DS_Store': Buffer.from([0, 0, 0, 1]) };
      return Promise.resolve({ ...program, ...others });
    },
  },
  zipped('as a zip', asItIs),
  zipped('as a zip of a folder', (path) => `homework 8/${path}`),
];

/** By language: Java knows packages, TypeScript small letters in the names of files. */
export const wrappings: Readonly<Record<LanguageId, readonly Wrapping[]>> = {
  java: [...common, eachFile('with a package line', (text) => `package puzzle;\n\n${text}`)],
  typescript: [
    ...common,
    eachFile(
      'with small letters',
      (text) => text.replaceAll(/(['"])\.\/Board(\.ts)?\1/g, '$1./board$2$1'),
      (path) => basename(path).toLowerCase(),
    ),
  ],
};
