/** Writes the JSON Schemas that are generated from our zod schemas. Tests fail while they are out of date. */
import { writeFileSync } from 'node:fs';
import { configJsonSchema } from '../harness/config/schema.ts';
import { reportJsonSchema } from '../harness/report/json-schema.ts';

writeFileSync('harness/config/grader.config.schema.json', configJsonSchema());
writeFileSync('harness/report/report.schema.json', reportJsonSchema());
