/**
 * Draws by vega. In the packed grader this module is one file with all of vega in it (scripts/bundle-vega.ts), which saves
 * 80 packages; it is imported where there is something to draw, since it is large.
 */
import { logger as loggerOf, None, parse, View } from 'vega';
import { compile } from 'vega-lite';

/** The figure of a vega-lite specification, as the text of an SVG. */
export const svgOf = async (spec: object): Promise<string> => {
  // What vega has to say about a figure (no points in a series, say) is no reader's business.
  const logger = loggerOf(None);
  const view = new View(parse(compile(spec, { logger }).spec), { renderer: 'none', logger });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
};
