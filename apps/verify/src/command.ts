import { asJson } from './as-json.ts';
import { asLines } from './as-lines.ts';
import { isGood, verifyFile } from './verify-file.ts';

const usage = `Usage: npm run verify -- [--json] FILE...
Checks match files (.vexillum.json) without any server: spelling, links, signature, seals, dice and every action.`;

export interface Terminal {
  /** The player's paths start where they stand, which is not where this runs. */
  readonly home: string;
  say(text: string): void;
  complain(text: string): void;
}

/** `npm run verify` with these arguments; answers the exit code. */
export const verifyCommand = (args: readonly string[], { home, say, complain }: Terminal): number => {
  const files = args.filter((arg) => arg !== '--json');
  if (files.length === 0 || files.some((file) => file.startsWith('--'))) {
    complain(usage);
    return 1;
  }
  const isJson = args.includes('--json');
  const verified = files.map((file) => {
    const one = verifyFile(file, home);
    if (!isJson) say(asLines(one).join('\n'));
    return { isGood: isGood(one), json: isJson ? asJson(one) : undefined };
  });
  if (isJson) say(JSON.stringify(verified.map(({ json }) => json)));
  return verified.every((one) => one.isGood) ? 0 : 1;
};
