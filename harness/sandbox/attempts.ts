/** What the self-test tries from inside, and which tier promises that it fails. */
import { z } from 'zod';
import type { Tier } from '../contracts/sandbox.ts';

const attemptId = z.enum([
  'root',
  'read',
  'private',
  'write',
  'connect',
  'environment',
  'proc',
  'signal',
  'fork',
  'survive',
]);
export type AttemptId = z.infer<typeof attemptId>;
export const attemptIds = attemptId.options;

/** Completes "a test process could ...". */
export const attemptTexts: Readonly<Record<AttemptId, string>> = {
  root: 'run as root',
  read: 'read public files',
  private: 'read private files',
  write: 'write a file',
  connect: 'use the network',
  environment: 'see environment variables of the grader',
  proc: 'see /proc',
  signal: 'signal the grader',
  fork: 'start a process',
  survive: 'keep running after its run',
};

/** What a process inside tried, and whether the wall held. */
export interface Attempt {
  readonly id: AttemptId;
  readonly leaked: boolean;
  /** Does the tier promise that it fails? */
  readonly promised: boolean;
  /** The error that stopped it, or what it got. */
  readonly detail: string;
}

/** One line of the intruder. */
export const reportedAttempt = z.object({ attempt: attemptId, leaked: z.boolean(), detail: z.string().max(500) });

/** What must fail in each tier for the tier to count. */
export const promises: Readonly<Record<Tier, readonly AttemptId[]>> = {
  full: attemptIds,
  root: attemptIds,
  container: ['root', 'private', 'environment', 'signal', 'survive'],
  none: [],
};
