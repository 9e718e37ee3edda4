import {
  bytesFromHex,
  canonicalJson,
  type ChainHead,
  hexFromBytes,
  NO_PREDECESSOR,
  saltedDigest,
  sealEntry,
} from '@vexillum/ledger';
import type {
  Changes,
  Game,
  Json,
  LayerChanges,
  LedgerRules,
  LogLine,
  Outcome,
  Result,
  Seat,
  SideId,
  SideRecords,
  Snapshot,
} from '@vexillum/model';
import type { Head } from '@vexillum/protocol';
import { logLineOf } from './log-line.ts';
import type { TalkLine } from './side-talk.ts';
import { encodeRecord, type Part, type SecretPart } from './stored-record.ts';
import type { Surroundings } from './surroundings.ts';

/** An accepted action, ready to be written. */
export interface Composed {
  readonly head: ChainHead;
  /** What the store keeps. */
  readonly value: string;
  /** What everyone is told. */
  readonly text: string;
  readonly isWeighty: boolean;
  readonly line: LogLine | undefined;
}

/** Where it was done. */
export interface Scene {
  readonly game: Game;
  /** The table before. */
  readonly before: Snapshot;
}

export interface Deed {
  readonly seat: Seat;
  readonly id: string;
  readonly name: string;
  readonly args: Json;
  readonly at: string;
  readonly seen?: Head;
  readonly outcome: Outcome;
  /** Of all stands after this. */
  readonly checkpoint?: string | undefined;
  /** Where the game ends with this. */
  readonly result?: Result | undefined;
}

/** Makes the entry that follows `head`: the public part, and a digest of each side's private part. */
export const composeEntry = (
  head: ChainHead | undefined,
  deed: Deed,
  { game, before }: Scene,
  { hashText, newSalt }: Pick<Surroundings, 'hashText' | 'newSalt'>,
): Composed => {
  const { outcome } = deed;
  const secrets = secretParts(deed, newSalt);
  const digests = secrets && digestsOf(secrets);
  const seq = head === undefined ? 0 : head.seq + 1;
  const told = outcome.isWhollySecret ? undefined : publicPart(deed);
  const line = told && logLineOf(game, before, { seq, at: deed.at, ...told });
  const link = {
    seq,
    prev: head?.hash ?? NO_PREDECESSOR,
    at: deed.at,
    ...(digests ? { private: digests } : {}),
  };
  const body = told ? { ...link, ...told } : { ...link, side: outcome.secretOf };
  const sealed = sealEntry(body, hashText);
  const value = encodeRecord(sealed.text, {
    ...(secrets ? { secrets } : {}),
    ...(hasContent(outcome.result) ? { result: outcome.result } : {}),
    ...(line ? { event: line.event } : {}),
  });
  return {
    head: sealed.head,
    value,
    text: sealed.text,
    isWeighty: isWeighty({ ...outcome, changes: outcome.changes.public }, game.ledger),
    line,
  };
};

/** What sides have said to themselves since the last such entry. */
export interface Gathered {
  readonly lines: readonly TalkLine[];
  /** All that keep secrets: who has said nothing has a digest too. */
  readonly sides: readonly SideId[];
  readonly at: string;
}

/** Makes the entry that tells each side what it has said to itself, and everybody that somebody has: not which side, nor how much. */
export const composeTalk = (
  head: ChainHead,
  { lines, sides, at }: Gathered,
  { hashText, newSalt }: Pick<Surroundings, 'hashText' | 'newSalt'>,
): Composed => {
  const secrets = Object.fromEntries(
    sides.map((side) => {
      const part = canonicalJson(talkPart(lines.filter((line) => line.side === side)));
      return [side, { salt: hexFromBytes(newSalt()), part }] as const;
    }),
  );
  // Whoever reads entries expects a side in one that is private as a whole: it is of no single one.
  const body = { seq: head.seq + 1, prev: head.hash, at, private: digestsOf(secrets), side: '' };
  const sealed = sealEntry(body, hashText);
  return {
    head: sealed.head,
    value: encodeRecord(sealed.text, { secrets }),
    text: sealed.text,
    isWeighty: false,
    line: undefined,
  };
};

const talkPart = (lines: readonly TalkLine[]): Part =>
  lines.length === 0
    ? {}
    : {
        talk: lines.map(({ id, seat, seq, chat }) => ({ id, seat, seq, chat })),
        changes: { chat: Object.fromEntries(lines.map(({ chat, said }) => [chat, [null, said]])) },
      };

const digestsOf = (secrets: Readonly<Record<SideId, SecretPart>>): Record<SideId, string> =>
  mapValues(secrets, ({ salt, part }) => saltedDigest(bytesFromHex(salt), part));

const publicPart = ({ seat, id, name, args, seen, outcome, checkpoint, result }: Deed) => ({
  seat: seat.id,
  id,
  name: outcome.publicName ?? name,
  args: outcome.publicArgs ?? args,
  changes: outcome.changes.public ?? {},
  ...(outcome.draw === undefined ? {} : { draw: outcome.draw }),
  ...(outcome.seals ? { seals: outcome.seals } : {}),
  ...(outcome.openings ? { openings: outcome.openings } : {}),
  ...(checkpoint === undefined ? {} : { checkpoint }),
  ...(result === undefined ? {} : { result }),
  ...(seen ? { seen } : {}),
});

/** What players stake their trust on is signed at once: rolls, seals, reveals, and what the game names. */
export const isWeighty = (
  { draw, seals, openings, changes = {} }: Weight,
  { weighty = [] }: LedgerRules = {},
): boolean =>
  draw !== undefined ||
  seals !== undefined ||
  openings !== undefined ||
  weighty.some((kind) => Object.hasOwn(changes, kind));

/** As far as everyone sees it. */
interface Weight {
  readonly draw?: unknown;
  readonly seals?: unknown;
  readonly openings?: unknown;
  readonly changes?: Changes['public'] | undefined;
}

/** Every side that the action told something in private, with what it was told. */
const secretParts = (deed: Deed, newSalt: () => Uint8Array): Record<SideId, SecretPart> | undefined => {
  const { outcome } = deed;
  const sides = new Set([...Object.keys(outcome.changes.sides ?? {}), ...(outcome.secretOf ? [outcome.secretOf] : [])]);
  if (sides.size === 0) return undefined;
  return Object.fromEntries(
    [...sides].map((side) => [side, { salt: hexFromBytes(newSalt()), part: canonicalJson(partFor(side, deed)) }]),
  );
};

const partFor = (side: SideId, { seat, id, name, args, outcome }: Deed): Part => {
  const changes: LayerChanges<SideRecords> | undefined = (outcome.changes as Changes).sides?.[side];
  return {
    ...(outcome.isWhollySecret ? { seat: seat.id, id, name } : {}),
    ...(outcome.secretOf === side ? { args } : {}),
    ...(changes ? { changes } : {}),
    ...(seat.side === side && hasContent(outcome.result) ? { result: outcome.result } : {}),
  };
};

const hasContent = (result: Json | undefined): result is Json =>
  result !== undefined && !(typeof result === 'object' && result !== null && Object.keys(result).length === 0);

const mapValues = <T, R>(object: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
