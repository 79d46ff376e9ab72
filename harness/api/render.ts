/** A report as text: every output is a format of it. */
import { usageError } from '../contracts/errors.ts';
import type { Format } from '../contracts/format.ts';
import type { Report } from '../contracts/report.ts';
import { formats } from '../formats/index.ts';
import { inLocale } from '../messages/in-locale.ts';
import { english } from '../messages/messages.ts';
import { suggestion } from '../text/suggest.ts';
import type { RenderSettings } from './options.ts';
import { requireRenderOptions } from './require-options.ts';

export type { RenderSettings };

/**
 * The content of the file in a format (`json`, `html`, `junit` ...). The report decides what is in it: render the edition
 * for students to hand it out.
 * @throws {GraderError} when there is no such format or option, and for what is no report
 */
export const render = async (report: Report, format: string, settings: RenderSettings = {}): Promise<string> => {
  const found = formatOf(format);
  requireRenderOptions(report, settings);
  const { locale = english, width = 80, color = false, verbose = false, details = null, ...more } = settings;
  return inLocale(locale, () => found.render(report, { width, color, verbose, details, ...more }));
};

/** @throws {GraderError} when there is no such format */
export const formatOf = (id: string): Format => {
  const found = formats.find((format) => format.id === id);
  if (found !== undefined) return found;
  const known = formats.map((format) => format.id);
  throw usageError('unknown-format', `There is no format "${id}".`, {
    remedy: typeof id === 'string' ? suggestion(id, known) : `Known: ${known.join(', ')}.`,
  });
};
