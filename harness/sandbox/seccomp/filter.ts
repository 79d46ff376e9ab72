/**
 * Writes the policy as a classic BPF program (struct sock_filter[]), as `bwrap --seccomp` reads it. Each instruction is
 * 8 bytes: code (16 bits), jump if true, jump if false (8 bits each), operand (32 bits); both architectures are
 * little-endian. The program sees struct seccomp_data: call number at 0, architecture at 4, arguments from 16.
 */
import { aarch64 } from './aarch64.ts';
import type { Architecture } from './architecture.ts';
import { cloneNamespaces, cloneThread, errno, newestKnownCall, refused, refusedIoctls } from './policy.ts';
import type { ErrorName } from './policy.ts';
import { x8664 } from './x86-64.ts';

/** The filter for a `process.arch`; null when we have no table for it. */
export const seccompFilter = (arch: string): Buffer | null => {
  const architecture = { x64: x8664, arm64: aarch64 }[arch];
  return architecture === undefined ? null : encode(program(architecture));
};

interface Instruction {
  readonly code: number;
  readonly jt?: number;
  readonly jf?: number;
  readonly k: number;
}

const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_GREATER_OR_EQUAL = 0x35;
const JUMP_BITS = 0x45;
const RETURN = 0x06;

const ALLOW = 0x7fff_0000;
const KILL_PROCESS = 0x8000_0000;
const ERRNO = 0x0005_0000;

const CALL_NUMBER = 0;
const CALL_ARCHITECTURE = 4;
const ARGUMENTS = 16;

const program = (architecture: Architecture): Instruction[] => [
  { code: LOAD, k: CALL_ARCHITECTURE },
  { code: JUMP_EQUAL, jt: 1, jf: 0, k: architecture.audit },
  answer(KILL_PROCESS),
  { code: LOAD, k: CALL_NUMBER },
  ...(architecture.foreignFrom === null ? [] : ifAtLeast(architecture.foreignFrom, KILL_PROCESS)),
  ...ifAtLeast(newestKnownCall + 1, refusal('ENOSYS')),
  ...(Object.keys(refused) as ErrorName[]).flatMap((name) =>
    refused[name].flatMap((call) => onCall(architecture, call, [answer(refusal(name))])),
  ),
  ...onCall(architecture, 'clone', onlyThreads()),
  ...onCall(architecture, 'ioctl', noTerminalInput()),
  answer(ALLOW),
];

const onlyThreads = (): Instruction[] => [
  { code: LOAD, k: argument(0) },
  { code: JUMP_BITS, jt: 0, jf: 1, k: cloneNamespaces },
  answer(refusal('EPERM')),
  { code: JUMP_BITS, jt: 1, jf: 0, k: cloneThread },
  answer(refusal('EACCES')),
  answer(ALLOW),
];

/** The kernel reads the request as 32 bits; so does this. */
const noTerminalInput = (): Instruction[] => [
  { code: LOAD, k: argument(1) },
  ...refusedIoctls.flatMap((request) => ifEqual(request, [answer(refusal('EPERM'))])),
  answer(ALLOW),
];

const onCall = ({ numbers }: Architecture, call: string, then: readonly Instruction[]): Instruction[] => {
  const number = numbers.get(call);
  return number === undefined ? [] : ifEqual(number, then);
};

const ifEqual = (k: number, then: readonly Instruction[]): Instruction[] => [
  { code: JUMP_EQUAL, jt: 0, jf: then.length, k },
  ...then,
];

const ifAtLeast = (k: number, result: number): Instruction[] => [
  { code: JUMP_GREATER_OR_EQUAL, jt: 0, jf: 1, k },
  answer(result),
];

const answer = (k: number): Instruction => ({ code: RETURN, k });

const refusal = (name: ErrorName): number => ERRNO + errno[name];

/** The low half of an argument. */
const argument = (index: number): number => ARGUMENTS + 8 * index;

const encode = (instructions: readonly Instruction[]): Buffer => {
  const bytes = Buffer.alloc(8 * instructions.length);
  instructions.forEach(({ code, jt = 0, jf = 0, k }, index) => {
    bytes.writeUInt16LE(code, 8 * index);
    bytes.writeUInt8(jt, 8 * index + 2);
    bytes.writeUInt8(jf, 8 * index + 3);
    bytes.writeUInt32LE(k, 8 * index + 4);
  });
  return bytes;
};
