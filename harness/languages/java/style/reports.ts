/** The reports of the tools: SARIF 2.1.0, of which rule, message and place of each result are read, and PMD's own JSON. */
import { z } from 'zod';

const text = z.object({ text: z.string() });
const sarif = z.object({
  runs: z
    .array(
      z.object({
        tool: z.object({
          driver: z.object({
            rules: z
              .array(z.object({ id: z.string(), messageStrings: z.object({ default: text.optional() }).optional() }))
              .optional(),
          }),
        }),
        results: z.array(
          z.object({
            ruleId: z.string(),
            message: z.object({ text: z.string(), arguments: z.array(z.string()).optional() }),
            locations: z
              .array(
                z.object({
                  physicalLocation: z
                    .object({
                      artifactLocation: z.object({ uri: z.string() }),
                      region: z.object({ startLine: z.int().optional(), startColumn: z.int().optional() }).optional(),
                    })
                    .optional(),
                }),
              )
              .optional(),
          }),
        ),
      }),
    )
    .length(1),
});

export interface SarifResult {
  readonly rule: string;
  readonly message: string;
  readonly uri: string;
  /** 1-based; 0 when the tool tells none. */
  readonly line: number;
  readonly column: number;
}

/** Null when the text is not a SARIF log. */
export const readSarif = (log: unknown): readonly SarifResult[] | null => {
  const parsed = sarif.safeParse(log);
  const run = parsed.data?.runs[0];
  if (run === undefined) return null;
  const templates = new Map(
    run.tool.driver.rules?.map(({ id, messageStrings }) => [id, messageStrings?.default?.text]),
  );
  return run.results.map(({ ruleId, message, locations }) => {
    const place = locations?.[0]?.physicalLocation;
    return {
      rule: ruleId,
      message:
        message.arguments === undefined
          ? message.text
          : filled(templates.get(ruleId) ?? message.text, message.arguments),
      uri: place?.artifactLocation.uri ?? '',
      line: place?.region?.startLine ?? 0,
      column: place?.region?.startColumn ?? 0,
    };
  });
};

const filled = (template: string, values: readonly string[]): string =>
  template.replace(/\{(\d+)\}/gu, (whole, index: string) => values[Number(index)] ?? whole);

const pmdFiles = z.array(
  z.object({
    filename: z.string(),
    violations: z.array(
      z.object({ beginline: z.int(), begincolumn: z.int(), description: z.string(), rule: z.string() }),
    ),
  }),
);
const pmdReport = z.object({ files: pmdFiles, suppressedViolations: pmdFiles });

/** What was suppressed in the code is told as well. Null when this is not a report of PMD's. */
export const readPmd = (json: unknown): readonly SarifResult[] | null => {
  const parsed = pmdReport.safeParse(json);
  if (!parsed.success) return null;
  return [...parsed.data.files, ...parsed.data.suppressedViolations].flatMap(({ filename, violations }) =>
    violations.map(({ rule, description, beginline, begincolumn }) => ({
      rule,
      message: description,
      uri: filename,
      line: beginline,
      column: begincolumn,
    })),
  );
};
