/** The JSON Schema of the report, for those who read it in other languages. */
import { z } from 'zod';
import { report } from '../contracts/report.ts';
import { jsonText } from '../text/json-text.ts';

/** The JSON Schema (draft 2020-12) as it is committed, newline at the end. */
export const reportJsonSchema = (): string => jsonText(z.toJSONSchema(report));
