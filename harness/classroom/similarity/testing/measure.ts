/** `node harness/classroom/similarity/testing/measure.ts [java|typescript] [300]`: seconds and memory of a comparison. */
import { findSimilar } from '../similar.ts';
import { makeClass } from './make-class.ts';

const [language = 'java', count = '300'] = process.argv.slice(2);
if (language !== 'java' && language !== 'typescript') throw new Error('The language is java or typescript.');
const submissions = makeClass(language, Number(count));
const before = performance.now();
const { pairs, distribution, groups, cut } = await findSimilar(submissions, {
  ...{ language, ignored: [], earlier: [], top: 50 },
});
const seconds = ((performance.now() - before) / 1_000).toFixed(1);
const mebibytes = Math.round(process.resourceUsage().maxRSS / 1_024);
const best = pairs.slice(0, 5).map(({ a, b, similarity }) => `${a.key} ${b.key} ${similarity.toFixed(3)}`);
console.log({ language, count, seconds, mebibytes, groups: groups.length, cut: cut.length, distribution, best });
