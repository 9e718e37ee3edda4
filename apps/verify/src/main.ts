import { asJson } from './as-json.ts';
import { asLines } from './as-lines.ts';
import { isGood, verifyFile } from './verify-file.ts';

const usage = `Usage: npm run verify -- [--json] FILE...
Checks match files (.vexillum.json) without any server: spelling, links, signature, seals, dice and every action.`;

/** The player's paths start where he stands, which is not where this runs. */
const home = process.env['VEXILLUM_HOME'] ?? process.cwd();

const run = (args: readonly string[]): number => {
  const files = args.filter((arg) => arg !== '--json');
  if (files.length === 0 || files.some((file) => file.startsWith('--'))) {
    console.error(usage);
    return 1;
  }
  const isJson = args.includes('--json');
  const verified = files.map((file) => {
    const one = verifyFile(file, home);
    if (!isJson) console.log(asLines(one).join('\n'));
    return { isGood: isGood(one), json: isJson ? asJson(one) : undefined };
  });
  if (isJson) console.log(JSON.stringify(verified.map(({ json }) => json)));
  return verified.every((one) => one.isGood) ? 0 : 1;
};

process.exitCode = run(process.argv.slice(2));
