/** How many generated inputs a property is tried on: all in `npm run verify`, one in ten in `npm test`. */
export const runs = (all: number): number => (process.env['EVERY_RUN'] === undefined ? Math.ceil(all / 10) : all);
