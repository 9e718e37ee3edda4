import { type SecretParts, type Words, words } from '@vexillum/model';
import { canonicalJson } from '../canonical-json.ts';
import { commitment } from '../seals/commitment.ts';
import { unsealable } from '../seals/sealable.ts';
import { bytesFromHex, saltedDigest } from '../sha256.ts';
import { isHex32, isPlain, isText } from '../shape.ts';
import { CONTINUED } from './continued.ts';
import type { GenesisFacts } from './genesis-facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { MatchFault, MatchRemark } from './match-fault.ts';
import type { MatchFile, MatchSecret } from './match-file.ts';

/** Where a file tells secrets: all of the sides that it is about, each as its digest says, and every seal kept as it was sealed. */
export const checkSecrets = (match: MatchFile, genesis: GenesisFacts): readonly MatchFault[] => {
  const { secrets, ledger } = match;
  if (!secrets) return [];
  const sides = new Set(match.side === undefined ? genesis.sideOf.values() : [match.side]);
  const told = Object.keys(secrets);
  if (told.length !== sides.size || !told.every((side) => sides.has(side)))
    return [{ kind: 'private', says: words('The file does not tell the secrets of the sides that it is about.') }];
  return told.flatMap((side) => checkSide(side, secrets[side] ?? [], ledger, genesis.gameId));
};

const checkSide = (
  side: string,
  secrets: readonly MatchSecret[],
  ledger: readonly LedgerEntry[],
  game: string,
): readonly MatchFault[] => {
  const bySeq = new Map(secrets.map((secret) => [secret.seq, secret]));
  const surplus = secrets.find(({ seq }) => ledger[seq]?.private?.[side] === undefined);
  const from = toldFrom(side, secrets, ledger);
  const wrong = (seq: number, says: Words): MatchFault => ({
    seq,
    kind: 'private',
    says: words('Entry {0}: {1}.', seq, says),
  });
  return [
    ...(surplus
      ? [wrong(surplus.seq, words('the file tells a secret of {0} that the entry does not have', side))]
      : []),
    ...ledger.flatMap((entry) => {
      const digest = entry.private?.[side];
      if (digest === undefined || entry.seq < from) return [];
      const says = wrongSecret(side, digest, bySeq.get(entry.seq), entry, game);
      return says === undefined ? [] : [wrong(entry.seq, says)];
    }),
  ];
};

/**
 * Where another server went on with the match from a file without this side's secrets, those of before stayed behind: all of them up to
 * there, and none after. Answers the first entry whose secrets have to be told.
 */
const toldFrom = (side: string, secrets: readonly MatchSecret[], ledger: readonly LedgerEntry[]): number => {
  const hasSecret = ({ private: digests }: LedgerEntry): boolean => digests?.[side] !== undefined;
  if (ledger.find(hasSecret)?.seq === secrets[0]?.seq) return 0;
  const firstTold = secrets[0]?.seq ?? ledger.length;
  return ledger.findLast(({ name, seq }) => name === CONTINUED && seq < firstTold)?.seq ?? 0;
};

/** Whose secrets stayed behind, for whoever wonders why the file does not tell them. */
export const secretsLeftBehind = ({ secrets = {}, ledger }: MatchFile): readonly MatchRemark[] =>
  Object.entries(secrets).flatMap(([side, told]) => {
    const from = toldFrom(side, told, ledger);
    const isMissing = ledger.slice(0, from).some((entry) => entry.private?.[side] !== undefined);
    return isMissing
      ? [
          {
            seq: from,
            says: words(
              'What only {0} knew before entry {1} stayed behind when the match went on elsewhere.',
              side,
              from,
            ),
          },
        ]
      : [];
  });

const wrongSecret = (
  side: string,
  digest: string,
  secret: MatchSecret | undefined,
  entry: LedgerEntry,
  game: string,
): Words | undefined => {
  if (!secret) return words('the secret of {0} is missing', side);
  if (saltedDigest(bytesFromHex(secret.salt), secret.part) !== digest)
    return words('the secret of {0} is not the one whose digest it has', side);
  const part = partOf(secret.part);
  if (part === undefined) return words('the secret of {0} is not spelt as it must be', side);
  return wrongEscrow(side, part, entry, game);
};

const partOf = (text: string): unknown => {
  try {
    const part = JSON.parse(text) as unknown;
    return canonicalJson(part) === text ? part : undefined;
  } catch {
    return undefined;
  }
};

/** What the server keeps for the reveal must be what the entry seals: `changes.seal` of the part, id `seal:SIDE:SLOT`. */
const wrongEscrow = (side: string, part: unknown, { seals }: LedgerEntry, game: string): Words | undefined => {
  if (seals?.side !== side) return undefined;
  const kept = keptSeals(part);
  const wrong = seals.slots.find(({ k, c }) => digestOf(kept[`seal:${side}:${k}`], side, k, game) !== c);
  return wrong && words('what {0} sealed as {1} is not what the server keeps', side, wrong.k);
};

/** The changes that the secrets of a file tell, by side and entry. */
export const secretPartsIn = (secrets: MatchFile['secrets'] = {}): SecretParts =>
  Object.fromEntries(
    Object.entries(secrets).map(([side, told]) => [
      side,
      new Map(
        told.map(({ seq, part }) => {
          const whole = partOf(part);
          const changes = isPlain(whole) ? whole['changes'] : undefined;
          return [seq, isPlain(changes) ? changes : {}];
        }),
      ),
    ]),
  );

const keptSeals = (part: unknown): { readonly [id: string]: unknown } => {
  const changes = isPlain(part) ? part['changes'] : undefined;
  const seals = isPlain(changes) ? changes['seal'] : undefined;
  return isPlain(seals) ? seals : {};
};

const digestOf = (change: unknown, side: string, slot: string, game: string): string | undefined => {
  const record: unknown = Array.isArray(change) ? change[1] : undefined;
  if (!isPlain(record) || !isText(record['slot']) || record['slot'] !== slot) return undefined;
  const { salt, payload } = record;
  if (!isHex32(salt) || unsealable(payload) !== undefined) return undefined;
  return commitment({ game, side, slot, payload }, salt);
};
