/** What a table of a course's module must look like. */
import { z } from 'zod';
import { table } from '../contracts/report.ts';
import { aFunction } from './check-shape.ts';

const { id, title, section, rowTitle, columns } = table.shape;
const column = columns.element.partial({ detail: true }).loose();

export const tableShape = z.looseObject({
  ...{ id, title, section, rowTitle },
  columns: z.array(column),
  rows: z.array(z.looseObject({ name: z.string(), check: z.string(), case: z.string().optional() })),
  remarks: aFunction.optional(),
});
