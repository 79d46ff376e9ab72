/** Where a program showed just what a model showed, and where not. */
import { hasChoice, isFree, isWalk, kinOf, ofSameMethod } from './kin.ts';
import type { Model } from './models.ts';
import { type CheckSigns, endless, passed, type Sign, type Signs, tooLarge, unknown, withoutMark } from './signs.ts';

export interface Agreement {
  readonly model: Model;
  /** Failed cases that showed the same, as `check/case`. */
  readonly explained: ReadonlySet<string>;
  /** Cases that showed something else, in checks of what the model gets wrong. */
  readonly conflicts: readonly string[];
  /** In one check at least all cases agree, and one of them failed. */
  readonly hasProof: boolean;
}

/** `unsure`: checks that tell nothing certain of this program. */
export const agreementOf = (model: Model, seen: Signs, unsure: ReadonlySet<string>): Agreement => {
  const failed = [...model.signs.keys()];
  const sure = failed.filter((check) => !unsure.has(check));
  const own = ownChecks(sure).filter((check) => !unsure.has(check));
  const others = sure.filter((check) => !own.includes(check));
  return {
    model,
    explained: new Set(failed.flatMap((check) => sameFailures(check, model, seen))),
    conflicts: [
      ...own.flatMap((check) => differences(check, model, seen)),
      ...others.flatMap((check) => spared(check, model, seen)),
    ],
    hasProof: own.some(
      (check) => sameAnswers(check, model, seen).length > 0 && differences(check, model, seen).length === 0,
    ),
  };
};

/**
 * The checks that ask about what the model gets wrong, with their kin. What asks about several methods shows the first fault
 * that it meets, which may be another one: it counts only where the model fails nothing else.
 */
const ownChecks = (failed: readonly string[]): readonly string[] => {
  const bound = failed.filter((check) => kinOf.get(check) !== undefined && !isFree(check));
  const own = (bound.length > 0 ? bound : failed).flatMap((check) => kinOf.get(check) ?? []);
  return own.length > 0 ? [...new Set(own)] : failed;
};

const none: CheckSigns = new Map();

const signIn = (signs: Signs, check: string, name: string): Sign => {
  const asked = signs.get(check);
  return asked === undefined ? unknown : (asked.get(name) ?? unknown);
};

/** A check that the model does not fail it passes, in every case. */
const modelSign = ({ signs }: Model, check: string, name: string): Sign =>
  signs.has(check) ? signIn(signs, check, name) : passed;

const caseIn = (check: string, name: string): string => `${check}/${name}`;

/** A case as a model and a program showed it. */
type Holds = (ofModel: Sign, ofProgram: Sign) => boolean;

const casesWhere = (check: string, model: Model, seen: Signs, holds: Holds): string[] => {
  const view = isTimeless(model) ? timeless : asItIs;
  return [...(seen.get(check) ?? none)]
    .filter(([name, sign]) => {
      const [ofModel, ofProgram] = comparable(modelSign(model, check, name), sign);
      return holds(view(ofModel), view(ofProgram));
    })
    .map(([name]) => caseIn(check, name));
};

/** Two failures that may be of different inputs: what they show differs for that reason alone, or for another. */
const comparable = (ofModel: Sign, ofProgram: Sign): readonly [Sign, Sign] => {
  const signs = [withoutMark(ofModel), withoutMark(ofProgram)] as const;
  const [one, other] = signs;
  const isMarked = one !== ofModel || other !== ofProgram;
  return isMarked && one !== other && isFailure(one) && isFailure(other) ? [unknown, unknown] : signs;
};

const asItIs = (sign: Sign): Sign => sign;
const timeless = (sign: Sign): Sign => (sign === endless ? unknown : sign);

/** What shows in answers is known by these. A fault that only makes searches endless is known by which of them are. */
const isTimeless = ({ signs }: Model): boolean =>
  [...signs.values()].some((check) => [...check.values()].some((sign) => isFailure(sign) && sign !== endless));

const isFailure = (sign: Sign): boolean => sign !== passed && sign !== unknown;

/** The failed cases of the check that show what the model shows. */
export const sameFailures = (check: string, model: Model, seen: Signs): string[] =>
  casesWhere(check, model, seen, (ofModel, ofProgram) => isFailure(ofProgram) && ofModel === ofProgram);

/**
 * Does the program show something else in most of what the model gets wrong of a method? Then it is another fault that this
 * method has, whatever excuses each of the cases.
 */
export const isOtherwiseWrong = ({ model, explained, conflicts }: Agreement): boolean => {
  const refuted = conflicts.filter((one) => isFailure(signAt(model, one)));
  return [...model.signs.keys()].some((check) => {
    const checks = ofSameMethod.get(check) ?? [];
    const isOfMethod = (one: string): boolean => checks.includes(checkOf(one));
    return refuted.filter(isOfMethod).length > [...explained].filter(isOfMethod).length;
  });
};

const checkOf = (one: string): string => one.slice(0, one.indexOf('/'));
const signAt = (model: Model, one: string): Sign => modelSign(model, checkOf(one), one.slice(one.indexOf('/') + 1));

/** Those that tell more than that something failed. */
const sameAnswers = (check: string, model: Model, seen: Signs): string[] =>
  casesWhere(
    check,
    model,
    seen,
    (ofModel, ofProgram) => isFailure(ofProgram) && ofProgram !== tooLarge && ofModel === ofProgram,
  );

/** Where there is a choice, another wrong answer is a difference only if most are others. */
const differences = (check: string, model: Model, seen: Signs): string[] => {
  const differ: Holds = (ofModel, ofProgram) => ofModel !== ofProgram && ofModel !== unknown && ofProgram !== unknown;
  const all = casesWhere(check, model, seen, differ);
  if (!hasChoice(check)) return all;
  const inVerdict = casesWhere(
    check,
    model,
    seen,
    (ofModel, ofProgram) => differ(ofModel, ofProgram) && isFailure(ofModel) !== isFailure(ofProgram),
  );
  return sameAnswers(check, model, seen).length > all.length - inVerdict.length ? inVerdict : all;
};

/** Cases that the program passes although the model fails them. */
const spared = (check: string, model: Model, seen: Signs): string[] =>
  casesWhere(check, model, seen, (ofModel, ofProgram) => isFailure(ofModel) && ofProgram === passed);

/** Is each failed case of the check one that some model shows, too? What took too long is, where one took too long as well. */
export const isReproduced = (check: string, models: readonly Model[], seen: Signs): boolean =>
  [...(seen.get(check) ?? none)].every(
    ([name, sign]) => sign === passed || models.some((model) => shows(model, check, name, sign)),
  );

const shows = (model: Model, check: string, name: string, sign: Sign): boolean => {
  if (sign === endless || sign === unknown) return isEndlessIn(model, check);
  const isFailed = model.signs.has(check);
  // A course's own file, or a case that is newer than the models: it tells nothing against one that fails the others.
  if (isWalk(check) || (isFailed && isNewer(model, check, name))) return isFailed;
  const [ofModel, ofProgram] = comparable(modelSign(model, check, name), sign);
  return ofModel === ofProgram || (hasChoice(check) && isFailure(ofModel) && isFailure(ofProgram));
};

/** Not one whose turn never came, as after a search that never ended. */
const isNewer = (model: Model, check: string, name: string): boolean => {
  const asked = model.signs.get(check) ?? none;
  return !asked.has(name) || (asked.get(name) === unknown && !isEndlessIn(model, check));
};

const isEndlessIn = ({ signs }: Model, check: string): boolean =>
  [...(signs.get(check) ?? none).values()].includes(endless);
