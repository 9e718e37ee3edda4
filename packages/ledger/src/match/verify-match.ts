import {
  type CommittedSecrets,
  type Changes,
  changeInPlace,
  changesIn,
  checkResults,
  editionOf,
  emptySnapshot,
  entryToday,
  type Game,
  isEditionKnown,
  namesIn,
  unknownEdition,
  withNames,
  words,
} from '@vexillum/model';
import type { SignedIn } from '../cards/sign-in-book.ts';
import { checkCountersigns, type CountersignReport, countersignReport } from '../countersigns/check-countersigns.ts';
import { checkSignedResults } from '../countersigns/signed-results.ts';
import { isHandDraw } from '../dice/draw.ts';
import type { ChainHead } from '../entry.ts';
import { fingerprint } from '../heads/fingerprint.ts';
import { commitTo } from '../seals/commit-to.ts';
import type { SlotOfSide } from '../seals/seal-book.ts';
import type { KnownServer } from '../servers/server-card.ts';
import { type HashText, sha256Hex } from '../sha256.ts';
import { isPlain } from '../shape.ts';
import { checkHeader, checkSignature } from './check-header.ts';
import { checkSecrets, secretPartsIn, secretsLeftBehind } from './check-secrets.ts';
import { CONTINUED } from './continued.ts';
import type { GenesisFacts } from './genesis-facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { type Fork, LedgerWatch } from './ledger-watch.ts';
import { isMatchFault, type MatchFault, type MatchRemark } from './match-fault.ts';
import type { MatchFile } from './match-file.ts';
import { checkNames } from '../names/kept-name.ts';
import { matchText, readMatch } from './read-match.ts';
import { type Nature, natureOf } from './nature.ts';
import { remarksOn } from './remarks-on.ts';
import { checkSigner, type Signer, signerOf } from './signer.ts';

export interface MatchReport {
  /** True where nothing is wrong; see also `isReplayed`. */
  readonly ok: boolean;
  /** In one word, what the file is. */
  readonly nature: Nature;
  readonly entries: number;
  /** The first faulty entry first; what is wrong with the file as a whole comes last. */
  readonly faults: readonly MatchFault[];
  readonly remarks: readonly MatchRemark[];
  readonly forks: readonly Fork[];
  /** Dice that were checked. */
  readonly rolls: number;
  /** Dice that somebody typed in: nobody can check them. */
  readonly manualRolls: number;
  readonly seals: SealReport;
  /** What the game had committed itself to; only where the actions were run again, and it has such secrets. */
  readonly committed?: CommittedSecrets;
  readonly head?: ChainHead & { readonly words: string };
  /** How far those who played vouch for it; none where its chain is broken. */
  readonly countersigned?: CountersignReport;
  /** Of the dice that were checked, those that an operator who rolled them could have chosen: no other device had a part in them. */
  readonly tier1Rolls: number;
  /** Of the dice that were checked, those in which a device of another side had a part, so that nobody could have chosen them. */
  readonly tier2Rolls: number;
  /** Links of such devices that are known by now and served no roll: each is a roll in between that went without. */
  readonly unusedLinks: number;
  /** Who played with a player card, and in which seat: the card's own key has signed it. */
  readonly players: readonly SignedIn[];
  /** Who stands behind it; none where its chain is broken. */
  readonly signer?: Signer;
  /** The file, where it could be read. */
  readonly match?: MatchFile;
  /** Whether the actions were run again. */
  readonly isReplayed: boolean;
  /** The edition of the game's rules that the match was played by, and whether it is known here; none where the game is not. */
  readonly rules?: { readonly edition: number; readonly isKnown: boolean };
}

export interface SealReport {
  readonly sealed: number;
  readonly opened: number;
  readonly unopened: readonly SlotOfSide[];
  /** Given up when another server went on with the match. */
  readonly void: readonly SlotOfSide[];
}

const NO_SEALS: SealReport = { sealed: 0, opened: 0, unopened: [], void: [] };

/**
 * Checks a match file, its bytes or its text, without any server: spelling, shape, links, head and signature, secrets, seals, dice, and with the games that
 * are known here the actions too. Never throws on what a file holds. Node may hand in a faster hash. Where servers are `known`, one of them must
 * have certified the table's key.
 */
export const verifyMatch = (
  file: string | Uint8Array,
  games?: readonly Game[],
  hashText: HashText = sha256Hex,
  known: readonly KnownServer[] = [],
): MatchReport => {
  const text = typeof file === 'string' ? file : matchText(file);
  const match = typeof text === 'string' ? readMatch(text) : text;
  if (isMatchFault(match)) return unread(match);
  const game = games?.find(({ id }) => id === match.game);
  const watch = new LedgerWatch(game && (game.ledger ?? {}), hashText);
  const edition = game && editionPlayed(match, game);
  const ruled = game && edition !== undefined && isEditionKnown(edition, game) ? game : undefined;
  const found = [...match.ledger.flatMap((entry) => watch.note(entry)), ...checkWhole(match, watch, ruled, known)];
  const isReplayed = found.length === 0 && games !== undefined && (ruled !== undefined || !game);
  const faults = isReplayed ? replayed(match, game) : inOrder(found);
  const rules = isReplayed && faults.length === 0 ? game?.match : undefined;
  return {
    ok: faults.length === 0,
    nature: natureOf(faults),
    faults,
    remarks: [
      ...(game && edition !== undefined && !ruled ? [notRun(edition, game)] : []),
      ...secretsLeftBehind(match),
      ...(rules?.remarks?.(match.ledger) ?? []),
      ...remarksOn(match.ledger, watch, games !== undefined, match.countersignatures),
    ],
    match,
    ...standingOf(match, watch, known),
    isReplayed,
    ...(isReplayed && game?.match?.committed ? { committed: game.match.committed(match.ledger) } : {}),
    ...(edition === undefined ? {} : { rules: { edition, isKnown: ruled !== undefined } }),
    ...countsOf(match, watch, rules?.ownRolls?.(match.ledger) ?? 0),
  };
};

const replayed = ({ ledger, secrets }: MatchFile, game: Game | undefined): readonly MatchFault[] => {
  if (!game?.match) return [{ seq: 0, kind: 'rules', says: words('The match is of a game that is not known here.') }];
  const entries = ledger.map((entry) => entryToday(entry, game.today));
  const faults = game.match.replay(entries, commitTo, secretPartsIn(secrets));
  return faults.length === 0 ? checkResults(entries, game) : faults;
};

/** The newest that a server announced: whoever went on with a match did so by their own. */
const editionPlayed = ({ ledger }: MatchFile, game: Game): number => {
  const [genesis] = ledger;
  const seats = genesis?.changes?.['seat'];
  const announced = ledger.flatMap(({ name, args }, seq) =>
    (seq === 0 || name === CONTINUED) && isPlain(args) ? [args['versions']] : [],
  );
  const editions = announced.map((versions) => editionOf(versions, Object.keys(isPlain(seats) ? seats : {}), game));
  return editions.includes(0) ? 0 : Math.max(1, ...editions);
};

const notRun = (edition: number, game: Game): MatchRemark => ({
  says: words('Its chain is sound, but its actions were not run again. {0}', unknownEdition(edition, game)),
});

const unread = (fault: MatchFault): MatchReport => ({
  ok: false,
  nature: natureOf([fault]),
  entries: 0,
  faults: [fault],
  remarks: [],
  forks: [],
  rolls: 0,
  tier1Rolls: 0,
  tier2Rolls: 0,
  unusedLinks: 0,
  manualRolls: 0,
  players: [],
  seals: NO_SEALS,
  isReplayed: false,
});

const isWhole = (match: MatchFile, watch: LedgerWatch): watch is LedgerWatch & { readonly genesis: GenesisFacts } =>
  watch.genesis !== undefined && watch.head?.seq === match.ledger.length - 1;

const standingOf = (
  match: MatchFile,
  watch: LedgerWatch,
  known: readonly KnownServer[],
): Pick<MatchReport, 'signer' | 'countersigned'> => {
  if (!isWhole(match, watch)) return {};
  return {
    signer: signerOf(match, watch.genesis.gameId, known),
    countersigned: countersignReport(match.ledger, match.countersignatures ?? [], watch.genesis),
  };
};

/** Of a broken chain nothing else can be said. */
const checkWhole = (
  match: MatchFile,
  watch: LedgerWatch,
  game: Game | undefined,
  known: readonly KnownServer[],
): readonly MatchFault[] => {
  if (!isWhole(match, watch)) return [];
  const { genesis } = watch;
  const header = checkHeader(match, genesis, watch.key);
  return [
    ...(header.length > 0 ? header : checkSignature(match, genesis.gameId)),
    ...checkCountersigns(match.ledger, match.countersignatures ?? [], genesis.gameId),
    ...checkSignedResults(match.ledger),
    ...checkSigner(match, genesis.gameId, known),
    ...checkSecrets(match, genesis),
    ...checkNames(match.names),
    ...checkUnopened(match.ledger, watch, game),
  ];
};

/** Whether the last entry left the table as one where everybody may read everything. What is no change of a record changes nothing. */
const endsOpen = (ledger: readonly LedgerEntry[], game: Game): boolean => {
  const snapshot = emptySnapshot([], game.kinds);
  for (const entry of ledger) {
    const { changes } = entryToday(entry, game.today);
    changeInPlace(snapshot, { public: changesIn(changes, 'public', game.kinds) } as Changes);
  }
  return game.mayTellAll?.(snapshot) ?? false;
};

const checkUnopened = (
  ledger: readonly LedgerEntry[],
  watch: LedgerWatch,
  game: Game | undefined,
): readonly MatchFault[] => {
  const [slot] = watch.seals?.unopened ?? [];
  if (!slot || !game || !endsOpen(ledger, game)) return [];
  return [
    {
      seq: ledger.length - 1,
      kind: 'seal',
      says: words('The game is over and {0} never opened {1}.', slot.side, slot.slot),
    },
  ];
};

const inOrder = (faults: readonly MatchFault[]): readonly MatchFault[] =>
  faults.toSorted((a, b) => placeOf(a) - placeOf(b) || 0);

/** Where somebody else has signed all of it, that comes first; what is wrong with the file as a whole comes last. */
const placeOf = ({ kind, seq = Infinity }: MatchFault): number => (kind === 'certificate' ? -1 : seq);

const countsOf = ({ ledger, names }: MatchFile, watch: LedgerWatch, ownRolls: number) => {
  const { head, seals, dice, forks, signIns } = watch;
  return {
    players: withNames(signIns?.players ?? [], namesIn(names)),
    entries: ledger.length,
    forks,
    rolls: (dice?.rolls ?? 0) + ownRolls,
    // Of the game's own throws the operator knows the secret beforehand.
    tier1Rolls: (dice?.rolls ?? 0) - (dice?.withLink ?? 0) + ownRolls,
    tier2Rolls: dice?.withLink ?? 0,
    unusedLinks: dice?.links.unused ?? 0,
    manualRolls: ledger.filter(({ draw }) => draw && isHandDraw(draw)).length,
    seals: seals
      ? { sealed: seals.sealed, opened: seals.opened, unopened: seals.unopened, void: seals.void }
      : NO_SEALS,
    ...(head ? { head: { ...head, words: fingerprint(head.hash) } } : {}),
  };
};
