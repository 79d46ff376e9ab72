/**
 * A course's own archive of the library. Its classes are there for compilation and for the subject; those that the
 * grader's library has, too, are left out, since only the grader's count operations. The archive is the course's and not
 * a student's, but it may be broken or too large, so that it is read with limits all the same.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { usageError } from '../../../contracts/errors.ts';
import type { Program } from '../../../contracts/protocol.ts';
import { bounded } from '../../../platform/bounded.ts';
import { makeCachedFolder } from '../../../sandbox/cached-folder.ts';
import { sha256 } from '../../../text/sha256.ts';
import { outermostOf } from '../class-of-file.ts';
import { parseClassFile } from '../classfile/class-file.ts';
import { referencesOf } from '../classfile/references.ts';
import type { Jdk } from '../jdk.ts';
import type { LibraryTypes } from './library-types.ts';

const most = { bytes: 20_000_000, entries: 10_000, classes: 3_000, unpacked: 20_000_000 } as const;

export interface CourseJar {
  /** The classes as files, for the compiler's class path. */
  readonly folder: string;
  /** The same, for the subject. */
  readonly units: Program['units'];
  /** Does it hold classes of the grader's library without their package, as before 2015? */
  readonly withoutPackages: boolean;
}

/** Reads the archive, and lays its classes out in the cache once. @throws {GraderError} for an archive of no use. */
export const readCourseJar = async (
  path: string,
  options: { readonly types: LibraryTypes; readonly library: string; readonly jdk: Jdk; readonly cacheDir: string },
): Promise<CourseJar> => {
  const { types, library, jdk, cacheDir } = options;
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw refuse(path, "The course's library cannot be read.", cause);
  });
  if (bytes.length > most.bytes) throw refuse(path, `The course's library is larger than ${most.bytes / 1e6} MB.`);
  const classes = await classesOf(path, bytes);
  requireVersion(path, classes, jdk);
  const taken = classes.filter(({ name }) => !isInLibrary(library, name));
  const folder = join(cacheDir, 'java', `jar-${digest(bytes, taken)}`);
  await makeCachedFolder(folder, (draft) => layOut(draft, taken));
  const units = taken.map(({ name, code }) => ({ name, code: code.toString('base64') }));
  return { folder, units, withoutPackages: taken.some(({ name }) => types.has(name)) };
};

/**
 * The classes of the archive that a submission names, and those that these name in turn. The others stay away: an
 * archive may hold classes for windows and sounds, which cannot be loaded where there is no display.
 */
export const unitsFor = (jar: CourseJar | null, own: Program['units']): Program['units'] => {
  if (jar === null) return [];
  const submitted = new Set(own.map(({ name }) => outermostOf(name)));
  const byTop = Map.groupBy(jar.units, ({ name }) => outermostOf(name));
  const reached = new Map<string, Program['units']>();
  const waiting = [...own];
  for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
    for (const name of new Set(namesIn(unit).map(outermostOf))) {
      const units = byTop.get(name);
      if (units === undefined || reached.has(name) || submitted.has(name)) continue;
      reached.set(name, units);
      waiting.push(...units);
    }
  }
  return [...reached.values()].flat();
};

const namesIn = ({ code }: Program['units'][number]): readonly string[] => {
  const parsed = parseClassFile(Buffer.from(code, 'base64'));
  return parsed.kind === 'class' ? referencesOf(parsed.file).map(({ to }) => to) : [];
};

interface JarClass {
  readonly name: string;
  readonly code: Buffer;
}

const classesOf = async (path: string, bytes: Buffer): Promise<readonly JarClass[]> => {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    if (zip.entryCount > most.entries) throw new Error('it has too many entries');
    return await inflateClasses(zip);
  } catch (cause) {
    throw refuse(path, "The course's library is not a readable archive of classes.", cause);
  }
};

/** Entries with the name of a class; what is for other versions of Java, and the module, are left out. */
const inflateClasses = async (zip: ZipFile): Promise<readonly JarClass[]> => {
  const classes: JarClass[] = [];
  let left: number = most.unpacked;
  for await (const entry of zip.eachEntry()) {
    const name = classNameOf(entry);
    if (name === null) continue;
    const code = await bounded(await zip.openReadStreamPromise(entry), left, tooMuch);
    left -= code.length;
    classes.push({ name, code });
    if (classes.length > most.classes) throw new Error(`it has more than ${most.classes} classes`);
  }
  return classes;
};

const classNameOf = ({ fileName }: Entry): string | null => {
  const match = /^((?:[\p{L}_$][\p{L}\p{N}_$]{0,100}\/){0,20}[\p{L}_$][\p{L}\p{N}_$]{0,100})\.class$/u.exec(fileName);
  return match?.[1]?.replaceAll('/', '.') ?? null;
};

const tooMuch = (): Error => new Error(`it unpacks to more than ${most.unpacked / 1e6} MB`);

/** A class of the grader's library, or one nested in it. */
const isInLibrary = (library: string, name: string): boolean =>
  existsSync(join(library, `${outermostOf(name).replaceAll('.', '/')}.class`));

/** The version of a class file is that of its Java and 44. */
const requireVersion = (path: string, classes: readonly JarClass[], jdk: Jdk): void => {
  if (classes.length === 0) throw refuse(path, "The course's library contains no classes.");
  const newest = Math.max(...classes.map(({ code }) => (code.length >= 8 ? code.readUInt16BE(6) : 0)));
  if (newest <= jdk.feature + 44) return;
  throw refuse(path, `The course's library was built for Java ${newest - 44}, and the JDK here is ${jdk.version}.`);
};

const digest = (bytes: Buffer, taken: readonly JarClass[]): string =>
  sha256(JSON.stringify([sha256(bytes), ...taken.map(({ name }) => name)])).slice(0, 16);

const layOut = async (folder: string, classes: readonly JarClass[]): Promise<void> => {
  for (const { name, code } of classes) {
    const file = join(folder, `${name.replaceAll('.', '/')}.class`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, code);
  }
};

const refuse = (path: string, why: string, cause?: unknown): Error =>
  usageError('course-jar', why, {
    where: path,
    remedy: "Name a jar of compiled classes as the course's library, or leave the setting out.",
    cause,
  });
