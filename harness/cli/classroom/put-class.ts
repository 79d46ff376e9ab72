/** `grade class BUNDLE --database URL`: the gradings go into a queue, and a person is told how to go on. */
import type { Assignment } from '../../contracts/assignment.ts';
import { shownUrl } from '../../classroom/queue/database-errors.ts';
import type { Put } from '../../classroom/queue/put-bundle.ts';
import type { Shard } from '../../classroom/run/shard.ts';
import { exitCodes } from '../exit-code.ts';
import { asGiven } from '../explain-options.ts';
import { interruptible } from '../interrupt.ts';
import { forPeople, toStderr, toStdout } from '../terminal.ts';
import { type ClassOptions, withClass } from './class-options.ts';
import { shellWord } from '../../text/shell-word.ts';

export const putClass = (
  bundle: string,
  options: ClassOptions,
  database: string,
  { shard, assignments }: { readonly shard: Shard | undefined; readonly assignments: readonly Assignment[] },
): Promise<number> =>
  withClass(options, assignments, async (opened) => {
    const { roster, bundle: kind, pattern, only, failed, heartbeatSeconds, expireSeconds, retries } = options;
    const what = { roster, kind, pattern, only, failed, shard };
    const how = { database, heartbeatSeconds, expireSeconds, retries };
    const put = await interruptible((signal) => opened.put(bundle, { ...what, ...how, signal }));
    if (options.quiet !== true) await toStdout(putText(put, shellWord(shownUrl(database)), options));
    for (const reason of new Set(put.failed)) toStderr(forPeople(`Could not be put in: ${reason}\n`));
    return put.failed.length > 0 ? exitCodes.fault : exitCodes.graded;
  });

const putText = ({ id, put, known }: Put, database: string, { out, config, assignment }: ClassOptions): string => `\
${String(put)} ${put === 1 ? 'grading' : 'gradings'} put in as class ${id}${known === 0 ? '' : `; in the database already: ${String(known)}`}
  Grade:   grade worker --database ${database}    (on each machine, with the same settings; better as a role with fewer rights: docs/class.md)
  Look:    grade class queue --database ${database}
  Collect: grade class collect --wait --database ${database}${asGiven({ out, config, assignment })}
`;
