import { parseArgs } from 'node:util';
import type { KnownServer } from '@vexillum/ledger';
import { asJson } from './as-json.ts';
import { asLines } from './as-lines.ts';
import { compareMatches, toldBy } from './compare-matches.ts';
import { readServer } from './read-server.ts';
import { verifyFeed } from './verify-feed.ts';
import { isGood, verifyFile } from './verify-file.ts';

const usage = `Usage: npm run verify -- [--json] [--server FILE|KEY]... FILE...
Checks match files (.vexillum.json) without any server: spelling, links, signature, seals, dice and every action;
and pages of a server's results (/api/results/feed, saved as a file): links, signatures and what they say.
--server names a server that you know: its key, or what its /.well-known/vexillum-server.json says, saved as a file. A match of any other is then refused.`;

export interface Terminal {
  /** The player's paths start where they stand, which is not where this runs. */
  readonly home: string;
  say(text: string): void;
  complain(text: string): void;
}

/** `npm run verify` with these arguments; answers the exit code. */
export const verifyCommand = (args: readonly string[], { home, say, complain }: Terminal): number => {
  const asked = readArgs(args);
  if (!asked) {
    complain(usage);
    return 1;
  }
  const { files, isJson, servers } = asked;
  const known: KnownServer[] = [];
  for (const server of servers) {
    const one = readServer(server, home);
    if (typeof one === 'string') {
      complain(one);
      return 1;
    }
    known.push(one);
  }
  const verified = files.map((file) => {
    const feed = verifyFeed(file, home, known);
    if (feed) {
      if (!isJson) say(feed.says);
      return { isGood: feed.isGood, json: isJson ? { ...feed, ok: feed.isGood } : undefined, told: undefined };
    }
    const one = verifyFile(file, home, known);
    if (!isJson) say(asLines(one).join('\n'));
    return { isGood: isGood(one), json: isJson ? asJson(one) : undefined, told: toldBy(one) };
  });
  const between = compareMatches(verified.flatMap(({ told }) => told ?? []));
  if (isJson) say(JSON.stringify(verified.map(({ json }) => json)));
  for (const { isFault, says } of between) (isJson ? complain : say)(isFault ? says : `  note: ${says}`);
  return verified.every((one) => one.isGood) && !between.some(({ isFault }) => isFault) ? 0 : 1;
};

interface Asked {
  readonly files: readonly string[];
  readonly isJson: boolean;
  readonly servers: readonly string[];
}

const readArgs = (args: readonly string[]): Asked | undefined => {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, server: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
    return files.length === 0 ? undefined : { files, isJson: values.json === true, servers: values.server ?? [] };
  } catch {
    return undefined;
  }
};
