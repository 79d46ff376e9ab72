/** `npm run pages`: bundles the scripts of the web pages. */
import { writeFile } from 'node:fs/promises';
import { bundle, pageScripts } from './pages.ts';

for (const page of pageScripts) await writeFile(page.output, await bundle(page));
