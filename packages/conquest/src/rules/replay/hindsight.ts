import {
  type CommittedSecrets,
  type DigestOf,
  emptySide,
  type RecordMaps,
  type ReplayEntry,
  type SideId,
  type SideRecords,
} from '@vexillum/model';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { flagsThatForce } from '../data/rule-numbers.ts';
import type { FlagKind } from '../flags/flag-kinds.ts';
import { kindOfFlag } from '../flags/kind-of-flag.ts';
import type { Fog } from '../fog/fog.ts';
import { flagId, type FlagSecret, type Luck, luckId } from '../flags/luck.ts';
import { type Mission, missionId, type MissionSecret, type Task } from '../missions/mission.ts';
import { taskOf } from '../missions/tasks-for.ts';
import type { Flag } from '../state/player.ts';
import { conquestKinds, type ConquestKinds, type Snapshot } from '../records.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { BANK } from '../state/sides.ts';
import { isLost, isMissionLost, type Losses } from './lost-secrets.ts';

export interface Shown {
  /** Whose record it is: `luck:3`, `mission:player-2`. */
  readonly id: string;
  readonly secret: string;
}

/** Kinds of record whose secret is committed to long before it is shown. */
const committed = ['luck', 'mission', 'fog'] as const;

/** How many victory flags and missions the server committed itself to, and how many of them the match shows. */
export const committedIn = (entries: readonly ReplayEntry[]): CommittedSecrets => {
  const digests = new Set<string>();
  for (const [, { digest }] of commitmentsIn(entries)) if (typeof digest === 'string') digests.add(digest);
  return { secrets: digests.size, shown: shownIn(entries).size };
};

const shownIn = (entries: readonly ReplayEntry[]): ReadonlyMap<string, Shown> => {
  const shown = new Map<string, Shown>();
  for (const [id, { digest, secret }] of commitmentsIn(entries))
    if (typeof secret === 'string') shown.set(digest, { id, secret });
  return shown;
};

/** Every record of these kinds as an entry left it, with its id. */
const commitmentsIn = function* (
  entries: readonly ReplayEntry[],
): Generator<readonly [id: string, Luck | Mission | Fog]> {
  for (const { changes } of entries)
    for (const kind of committed)
      for (const [id, change] of Object.entries((changes?.[kind] ?? {}) as Record<string, readonly unknown[]>)) {
        const after = Array.isArray(change) ? (change[1] as Luck | Mission | Fog | null) : null;
        if (after) yield [id, after];
      }
};

/** Secrets of victory flags and missions, as far as the match shows them in the end. Numbers start again with every game at a table. */
export class Hindsight {
  /** By their commitments. */
  readonly shown: ReadonlyMap<string, Shown>;
  readonly digestOf: DigestOf;
  readonly #kinds = new Map<string, FlagKind>();
  readonly #tasks = new WeakMap<Board, Map<string, Task>>();

  constructor(entries: readonly ReplayEntry[], digestOf: DigestOf) {
    this.shown = shownIn(entries);
    this.digestOf = digestOf;
  }

  secretOf(digest: string | undefined): string | undefined {
    return this.shown.get(digest ?? '')?.secret;
  }

  /** What a mission asks for, once its player has been told; remembered, since every entry asks for every mission. */
  taskIn(snapshot: Snapshot, side: SideId, { drawnBy }: Mission, secret: string): { readonly task?: Task } {
    if (drawnBy === undefined) return {};
    const players = (gameOf(snapshot)?.order ?? []).map((player) => ({
      side: player,
      team: playerOf(snapshot, player)?.team,
    }));
    const table = { board: boardOf(snapshot), players };
    const tasks = this.#tasks.get(table.board) ?? new Map<string, Task>();
    this.#tasks.set(table.board, tasks);
    const key = JSON.stringify([side, drawnBy, secret, ...players.map((player) => [player.side, player.team])]);
    const task = tasks.get(key) ?? taskOf(this.digestOf, table, side, drawnBy, secret);
    tasks.set(key, task);
    return { task };
  }

  /** What a flag is, remembered: every entry asks for every flag that is still hidden. */
  kindOf({ number, drawnBy }: Flag, secret: string): FlagKind {
    const key = `${number} ${secret} ${drawnBy}`;
    const kind = this.#kinds.get(key) ?? kindOfFlag(this.digestOf, number, secret, drawnBy);
    this.#kinds.set(key, kind);
    return kind;
  }
}

/** Stands in for a secret that the match has not shown yet: of what it decides, nothing is public yet either. */
const NOT_SHOWN = '0'.repeat(64);

type Layer = RecordMaps<SideRecords<ConquestKinds>>;
type Secret = readonly [id: string, secret: FlagSecret];

/** What a side knows that knows nothing. */
export const noSecrets = (): Layer => emptySide(conquestKinds);

/** A side's secrets with these beside them. */
export const withFlags = (layer: Layer, secrets: readonly Secret[]): Layer => ({
  ...layer,
  flag: new Map([...layer.flag, ...secrets]),
});

const secretIn = (snapshot: Snapshot, hindsight: Hindsight, number: number): string | undefined => {
  const luck = snapshot.public.luck.get(luckId(number));
  return hindsight.secretOf(luck?.digest);
};

const hiddenFlags = (snapshot: Snapshot, side: SideId): readonly Flag[] =>
  (playerOf(snapshot, side)?.flags ?? []).filter(({ kind }) => kind === undefined);

const flagSecret = (flag: Flag, secret: string, hindsight: Hindsight): Secret => [
  flagId(flag.number),
  {
    kind: hindsight.kindOf(flag, secret),
    secret,
    ...(secret === NOT_SHOWN ? { isUnseen: true } : {}),
  } satisfies FlagSecret,
];

/** The secrets of this side's hidden victory flags that the match shows later. */
export const knownFlags = (snapshot: Snapshot, side: SideId, hindsight: Hindsight): readonly Secret[] =>
  hiddenFlags(snapshot, side).flatMap((flag) => {
    const secret = secretIn(snapshot, hindsight, flag.number);
    return secret === undefined ? [] : [flagSecret(flag, secret, hindsight)];
  });

/** A side's mission as its holder has it; one that the match never shows has no task, since it was never fulfilled. */
const ofMission = (
  snapshot: Snapshot,
  side: SideId,
  hindsight: Hindsight,
  losses: Losses,
  isHolder: (drawnBy: string | undefined) => boolean,
): readonly (readonly [id: string, secret: MissionSecret])[] => {
  const id = missionId(side);
  const mission = snapshot.public.mission.get(id);
  if (!mission || mission.secret !== undefined || !isHolder(mission.drawnBy)) return [];
  const shown = hindsight.shown.get(mission.digest);
  if (shown) return [[id, { secret: shown.secret, ...hindsight.taskIn(snapshot, side, mission, shown.secret) }]];
  return isMissionLost(losses, side) ? [] : [[id, { secret: NOT_SHOWN }]];
};

/**
 * What victory flags that the match has not shown are taken for where they decide and nobody can tell: as they come, none at all, or all of this
 * kind. Five known ones always have a set; three or four beside lost ones may have one.
 */
export type Guess = 'as-they-come' | 'none' | FlagKind;

const guessed = (flags: readonly Secret[], isAnyLost: boolean, guess: Guess): readonly Secret[] => {
  if (guess === 'as-they-come' || !isAnyLost || flags.length >= flagsThatForce.value) return flags;
  return flags.flatMap(([id, secret]): readonly Secret[] => {
    if (!secret.isUnseen) return [[id, secret]];
    return guess === 'none' ? [] : [[id, { ...secret, kind: guess }]];
  });
};

/** The table as the server had it: with the secrets that hindsight knows, and without those that were lost on the way. */
export const withHindsight = (
  snapshot: Snapshot,
  hindsight: Hindsight,
  losses: Losses = [],
  guess: Guess = 'as-they-come',
): Snapshot => {
  const game = gameOf(snapshot);
  if (!game) return { ...snapshot, sides: { [BANK]: noSecrets() } };
  const secretOf = (side: SideId, number: number): string | undefined =>
    secretIn(snapshot, hindsight, number) ?? (isLost(losses, side, number) ? undefined : NOT_SHOWN);
  const players = game.order.map((side) => {
    const hidden = hiddenFlags(snapshot, side);
    const known = hidden.flatMap((flag) => {
      const secret = secretOf(side, flag.number);
      return secret === undefined ? [] : [flagSecret(flag, secret, hindsight)];
    });
    const flags = guessed(known, known.length < hidden.length, guess);
    const missions = ofMission(snapshot, side, hindsight, losses, (drawnBy) => drawnBy !== undefined);
    return [side, { ...withFlags(noSecrets(), flags), mission: new Map(missions) }] as const;
  });
  const luck = secretOf(BANK, game.nextFlag);
  const bank = {
    ...noSecrets(),
    luck: new Map(luck === undefined ? [] : [[luckId(game.nextFlag), { secret: luck }]]),
    mission: new Map(
      game.order.flatMap((side) => ofMission(snapshot, side, hindsight, losses, (drawnBy) => drawnBy === undefined)),
    ),
  };
  return { ...snapshot, sides: { ...Object.fromEntries(players), [BANK]: bank } };
};
