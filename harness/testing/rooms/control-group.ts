/** Limits of memory and processor around a command, as a container has them: control groups of version 2 or 1. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Size {
  readonly megabytes: number;
  /** All of them when left out. */
  readonly cpus?: number;
}

export interface ControlGroup {
  /** A process is limited from now on. */
  limit(pid: number): void;
  /** Words before a command. */
  readonly enter: readonly string[];
  /** Options of bubblewrap that show the group inside as the only one. */
  readonly options: readonly string[];
  remove(): void;
}

const top = '/sys/fs/cgroup';
const name = `grader-test-${String(process.pid)}`;
const period = 100_000;

const isVersion2 = existsSync(join(top, 'cgroup.controllers'));

/** @throws what the system says where a group cannot be made */
export const controlGroup = ({ megabytes, cpus }: Size): ControlGroup => {
  const bytes = String(megabytes * 1_048_576);
  const quota = cpus === undefined ? 'max' : String(cpus * period);
  const groups = isVersion2
    ? [make('', { 'memory.max': bytes, 'cpu.max': `${quota} ${String(period)}` })]
    : [
        make('memory', { 'memory.limit_in_bytes': bytes }),
        ...(cpus === undefined ? [] : [make('cpu', { 'cpu.cfs_quota_us': quota })]),
      ];
  const enterAll = groups.map(({ folder }) => `echo $$ > ${folder}/cgroup.procs`).join(' && ');
  return {
    enter: ['bash', '-c', `${enterAll} && exec "$@"`, 'bash'],
    limit(pid) {
      for (const { folder } of groups) writeFileSync(join(folder, 'cgroup.procs'), String(pid));
    },
    options: groups.flatMap(({ folder, place }) => ['--ro-bind', folder, place]),
    remove() {
      for (const { folder } of groups) removeGroup(folder);
    },
  };
};

const make = (controller: string, limits: Readonly<Record<string, string>>): { folder: string; place: string } => {
  const place = join(top, controller);
  const folder = join(place, name);
  mkdirSync(folder, { recursive: true });
  try {
    for (const [file, limit] of Object.entries(limits)) writeFileSync(join(folder, file), limit);
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  return { folder, place };
};

/** A group can be removed when its last process is gone, which may take a moment after the command has ended. */
const removeGroup = (folder: string, tries = 100): void => {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (tries === 0) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    removeGroup(folder, tries - 1);
  }
};
