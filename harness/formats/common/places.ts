/** Where in the submitted code a check failed, for formats that point into it. */
import type { RenderOptions } from '../../contracts/format.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import type { CheckResult } from '../../contracts/report.ts';
import type { Place } from '../../contracts/shown.ts';
import { at } from '../../text/at.ts';

export interface FailedPlace {
  readonly place: Place;
  /** The first of the cases that failed there. */
  readonly hint: string | null;
}

/** Each once, however many cases failed there with the same message. */
export const failedPlaces = ({ cases }: CheckResult): FailedPlace[] => {
  const found = cases.filter(isFailure).flatMap(({ places, hint }) => places.map((place) => ({ place, hint })));
  const groups = Map.groupBy(found, ({ place: { path, line, column, message } }) =>
    JSON.stringify([path, line, column, message]),
  );
  return [...groups.values()].map((alike) => ({
    place: at(alike, 0).place,
    hint: alike.find(({ hint }) => hint !== null)?.hint ?? null,
  }));
};

/** For formats with room for one. */
export const firstPlace = ({ cases }: CheckResult): Place | undefined => cases.flatMap(({ places }) => places)[0];

/** Where the submission is in its repository, with a `/` behind it: a report names files within the submission, their readers from the top. */
export const folderOf = ({ environment = {} }: Pick<RenderOptions, 'environment'>): string => {
  const folder = (environment['SUBMISSION_FOLDER'] ?? '').replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  return folder === '' || folder === '.' ? '' : `${folder}/`;
};
