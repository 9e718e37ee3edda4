import {
  canonicalJson,
  CONTINUED,
  type Continued,
  type HashText,
  type LedgerEntry,
  MATCH_LIMIT,
  type MatchFile,
  verifyMatch,
} from '@vexillum/ledger';
import { eventsOf, type Game, type TableHappening, unknownEdition, type Words, words } from '@vexillum/model';
import { encodeRecord, isLogged, type SecretPart } from '@vexillum/table/room';
import type { SoundMatch, UploadFault } from './worker-says.ts';

const bad = (said: Words, code: UploadFault['code'] = 'bad-match'): { readonly fault: UploadFault } => ({
  fault: { code, words: said, field: 'match' },
});

const noMatch = (code: UploadFault['code'], said: Words): { readonly fault: UploadFault } => ({
  fault: { code, words: said },
});

/**
 * A request's body `{match}`, the match as the file's text or as its JSON: checked from the first byte to the last, and turned into
 * what a log store keeps. Never throws on what the body holds.
 */
export const readUpload = (
  body: Uint8Array,
  games: readonly Game[],
  hashText?: HashText,
): { readonly sound: SoundMatch; readonly records: readonly string[] } | { readonly fault: UploadFault } => {
  const text = matchTextIn(body);
  if (typeof text !== 'string') return text;
  const { match, faults, rules } = verifyMatch(text, games, hashText);
  // Whether a game without rules here is played all the same, the server knows that was asked.
  const hasRules = games.some(({ id }) => id === match?.game);
  const fault = faults.find(({ kind }) => hasRules || kind !== 'rules');
  if (fault) return bad(fault.says, fault.kind === 'size' ? 'too-large' : 'bad-match');
  if (!match) return bad(words('The file does not hold a match.'));
  const game = games.find(({ id }) => id === match.game);
  if (game && rules?.isKnown === false) return bad(unknownEdition(rules.edition, game), 'unknown-edition');
  const { profile, signature, certificate, countersignatures = [], names = {}, ledger } = match;
  const wasElsewhere = ledger.some(({ name, args }) => name === CONTINUED && (args as Continued).isOwn !== true);
  const sound = { game: match.game, profile, signature, certificate, countersignatures, names, wasElsewhere };
  return { sound, records: recordsOf(match, game) };
};

const matchTextIn = (body: Uint8Array): string | { readonly fault: UploadFault } => {
  const asked = parsed(body);
  if (asked === undefined) return noMatch('bad-request', words('The body of this request is not JSON.'));
  const { match, ...more } = asked;
  if (match === undefined) return noMatch('too-large', words('The body of this request is larger than 256 KB.'));
  if (Object.keys(more).length > 0)
    return bad(words('A match goes on as it was: nothing else is asked with it.'), 'bad-request');
  if (typeof match === 'string')
    return match.length > MATCH_LIMIT ? bad(words('The file is larger than 32 MB.'), 'too-large') : match;
  return spelt(match) ?? bad(words('The file holds numbers or nesting that a match cannot have.'));
};

const parsed = (body: Uint8Array): { readonly [key: string]: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

const spelt = (match: unknown): string | undefined => {
  try {
    return `${canonicalJson(match)}\n`;
  } catch {
    return undefined;
  }
};

const recordsOf = ({ ledger, secrets = {} }: MatchFile, game: Game | undefined): string[] => {
  const parts: Record<string, SecretPart>[] = [];
  for (const [side, told] of Object.entries(secrets))
    for (const { seq, salt, part } of told) (parts[seq] ??= {})[side] = { salt, part };
  const lines = new Map(game ? linesOf(game, ledger) : []);
  return ledger.map((entry, seq) => {
    const event = lines.get(seq);
    return encodeRecord(canonicalJson(entry), {
      ...(parts[seq] ? { secrets: parts[seq] } : {}),
      ...(event ? { event } : {}),
    });
  });
};

/** The log is no part of a file: it follows from the entries. */
function* linesOf(game: Game, ledger: readonly LedgerEntry[]): Generator<readonly [seq: number, TableHappening]> {
  for (const { seq, event } of eventsOf(game, ledger)) if (isLogged(event)) yield [seq, event];
}
