/** Bytes of a source file to text: any encoding that editors write, LF line ends. */
import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { intakeMessages } from './messages/intake.ts';

export type Decoded =
  | { readonly kind: 'text'; readonly text: string; readonly forgiven: readonly Forgiven[] }
  /** Not text; `why` is a clause: "it looks like a compiled class file". */
  | { readonly kind: 'binary'; readonly why: string };

/** What was not as it should be, and could be read all the same. */
export type Forgiven = 'byte order mark' | 'UTF-16' | 'Windows-1252' | 'CRLF' | 'CR';

export const decode = (bytes: Buffer): Decoded => {
  const magic = magicOf(bytes);
  if (magic !== null) return { kind: 'binary', why: intakeMessages.looksLike({ kind: magic }) };
  const raw = toText(bytes);
  if (raw === null || raw.text.includes('\0')) return { kind: 'binary', why: intakeMessages.zeroBytes() };
  const forgiven = [...raw.forgiven];
  if (raw.text.includes('\r\n')) forgiven.push('CRLF');
  const lf = raw.text.replaceAll('\r\n', '\n');
  if (lf.includes('\r')) forgiven.push('CR');
  return { kind: 'text', text: lf.replaceAll('\r', '\n'), forgiven };
};

const magicNumbers: readonly (readonly [string, () => string])[] = [
  ['cafebabe', intakeMessages.classFile],
  ['504b0304', intakeMessages.zipOrJar],
  ['7f454c46', intakeMessages.elfProgram],
  ['4d5a9000', intakeMessages.windowsProgram],
  ['1f8b', intakeMessages.gzipArchive],
  ['25504446', intakeMessages.pdf],
  ['89504e47', intakeMessages.png],
  ['ffd8ff', intakeMessages.jpeg],
  ['7b5c727466', intakeMessages.rtf],
  ['d0cf11e0', intakeMessages.office],
];

const magicOf = (bytes: Buffer): string | null => {
  const start = bytes.subarray(0, 8).toString('hex');
  return magicNumbers.find(([magic]) => start.startsWith(magic))?.[1]() ?? null;
};

interface Raw {
  readonly text: string;
  readonly forgiven: readonly Forgiven[];
}

const toText = (bytes: Buffer): Raw | null => {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: iconv.decode(bytes, utf16), forgiven: ['UTF-16'] };
  if (bytes.includes(0)) return null;
  const isMarked = bytes.subarray(0, 3).toString('hex') === 'efbbbf';
  const mark: Forgiven[] = isMarked ? ['byte order mark'] : [];
  const unmarked = bytes.subarray(isMarked ? 3 : 0);
  if (!isUtf8(unmarked)) return { text: iconv.decode(unmarked, 'win1252'), forgiven: [...mark, 'Windows-1252'] };
  return { text: unmarked.toString('utf8'), forgiven: mark };
};

/** By its byte order mark, or because nearly every second byte is zero, as in source code saved as UTF-16. */
export const utf16Of = (bytes: Buffer): 'utf-16le' | 'utf-16be' | null => {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const sample = bytes.subarray(0, 1_000);
  const zeros = [0, 0] as [number, number];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  });
  const half = sample.length / 2;
  if (half < 2) return null;
  if (zeros[1] > half * 0.8 && zeros[0] < half * 0.05) return 'utf-16le';
  if (zeros[0] > half * 0.8 && zeros[1] < half * 0.05) return 'utf-16be';
  return null;
};
