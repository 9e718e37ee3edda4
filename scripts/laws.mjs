import { ensureInstalled } from './lib/install.mjs';
import { tool } from './lib/tool.mjs';

/** `npm run laws`: ten thousand games of Conquest at random and by the rules, against the laws, as `npm run test:long` plays them. */
await ensureInstalled();
const { code } = await tool('vitest', 'vitest', ['run', 'packages/conquest/src/rules/laws.test.ts'], {
  show: true,
  env: { VEXILLUM_LONG: '1' },
});
process.exitCode = code;
