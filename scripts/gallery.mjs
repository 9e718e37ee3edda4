import { join } from 'node:path';
import { playwright } from './lib/playwright.mjs';
import { root } from './lib/root.mjs';

/** `npm run gallery [-- -g WORDS]`: draws the scenes that the look of the product is judged by into `gallery/`, with a page to see them all. */
process.exitCode = await playwright('e2e/gallery/playwright.config.ts', process.argv.slice(2));
if (process.exitCode === 0) console.log(`\nThe pictures: ${join(root, 'gallery/index.html')}`);
