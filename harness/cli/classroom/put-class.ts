/** `grade class BUNDLE --database URL`: the gradings go into a queue, and a person is told how to go on. */
import type { Assignment } from '../../contracts/assignment.ts';
import type { PutResult } from '../../classroom/queue/put-class.ts';
import type { Shard } from '../../classroom/run/shard.ts';
import { defined } from '../../text/at.ts';
import { exitCodes } from '../exit-code.ts';
import { asGiven } from '../explain-options.ts';
import { interruptible } from '../interrupt.ts';
import { forPeople, toStderr, toStdout } from '../terminal.ts';
import { type ClassOptions, withClass } from './class-options.ts';
import { withDatabase } from './queue-commands.ts';
import { shellWord } from '../../text/shell-word.ts';

export const putClass = async (
  bundle: string,
  options: ClassOptions,
  url: string,
  { shard, assignments }: { readonly shard: Shard | undefined; readonly assignments: readonly Assignment[] },
): Promise<number> => {
  const { putInto } = await import('../../classroom/queue/put-class.ts');
  const { rememberClass } = await import('../../classroom/queue/collect.ts');
  return withDatabase(url, (database) =>
    withClass(options, assignments, async (opened) => {
      const { roster, bundle: kind, pattern, only, failed } = options;
      const { heartbeatSeconds, expireSeconds, retries } = options;
      let result: PutResult | null = null;
      const how = { heartbeatSeconds, expireSeconds, retries, again: failed === true };
      const run = putInto(database, how, (put) => {
        result = put;
      });
      const file = await interruptible((signal) =>
        opened.grade(bundle, { roster, kind, pattern, only, failed, shard, signal, run }),
      );
      const put = defined<PutResult>(result, 'the class was not put in');
      await rememberClass(database, put.id, file);
      if (options.quiet !== true) await toStdout(putText(put, shellWord(database.shown), options));
      for (const reason of new Set(put.failed)) toStderr(forPeople(`Could not be put in: ${reason}\n`));
      return put.failed.length > 0 ? exitCodes.fault : exitCodes.graded;
    }),
  );
};

/** Collected by other settings, the class would have other scores. */
const putText = (
  { id, put, known }: PutResult,
  database: string,
  { out, config, assignment }: ClassOptions,
): string => `\
${String(put)} ${put === 1 ? 'grading' : 'gradings'} put in as class ${id}${known === 0 ? '' : `; in the database already: ${String(known)}`}
  Grade:   grade worker --database ${database}    (on each machine, with the same settings)
  Look:    grade class queue --database ${database}
  Collect: grade class collect --wait --database ${database}${asGiven({ out, config, assignment })}
`;
