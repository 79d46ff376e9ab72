/** Work that speaks a language: two gradings in one process may speak two. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { english, type Locale, speakFrom, spokenLocale } from './messages.ts';

const spoken = new AsyncLocalStorage<Locale>();

speakFrom(() => spoken.getStore() ?? english);

/** Runs work, and all that it starts, in this locale. Outside of it everything is English. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result => spoken.run(locale, work);

/** Runs work, and all that it starts, that is about programs in this programming language. */
export const aboutCode = <Result>(language: string, work: () => Result): Result =>
  inLocale({ ...spokenLocale(), code: language }, work);
