/** Writes the JSON Schemas that are generated from the zod schemas of the harness and of the assignments. Tests fail while they are out of date. */
import { writeFileSync } from 'node:fs';
import { configJsonSchema } from '../harness/config/schema.ts';
import { classJsonSchema } from '../harness/classroom/store/class-file.ts';
import { reportJsonSchema } from '../harness/report/json-schema.ts';
import { assignments } from '../specs/index.ts';

writeFileSync('harness/config/grader.config.schema.json', configJsonSchema(assignments));
writeFileSync('harness/report/report.schema.json', reportJsonSchema());
writeFileSync('harness/classroom/store/class.schema.json', classJsonSchema());
