import type { SideId } from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import { nextRecruit } from '../flags/next-recruit.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { Snapshot } from '../records.ts';
import type { GameState } from '../state/game-state.ts';
import { playerOf, territoryOf } from '../state/read.ts';
import { isPartner } from '../state/teams.ts';
import { missionOf } from '../missions/mission-of.ts';
import { type Ground, groundOf } from './ground.ts';

/** Land of nobody who plays: neutral, or of those who are out. */
export const IDLE = -1;
/** Land that nobody has claimed. */
export const FREE = -2;

/** A mission in numbers. */
export type Aim =
  | { readonly kind: 'regions'; readonly asked: readonly number[] }
  | { readonly kind: 'lands'; readonly asked: number; readonly armies: number }
  | { readonly kind: 'eliminate'; readonly player: number; readonly isOut: boolean; readonly asked: number };

/** The table in numbers, as everybody may see it: a planner tries moves on it and takes them back. Typed arrays stay what they are whatever is written into them. */
export interface Position {
  readonly ground: Ground;
  /** Whose plan it is; players are counted from 0 in the order of play. */
  readonly me: number;
  readonly players: number;
  /** Of each player whether they play together with `me`, who does. */
  readonly isOurs: readonly boolean[];
  readonly owner: Int32Array;
  readonly armies: Int32Array;
  /** Lands of each player. */
  readonly lands: Int32Array;
  /** Of each land, how many beside it are not my team's. `give` keeps this and what follows true. */
  readonly strange: Int32Array;
  /** Lands of each player in each region: those of the first region, then those of the next. */
  readonly inRegions: Int32Array;
  /** Room to reckon each player's strength in, some hundred thousand times a second. */
  readonly strength: Float64Array;
  /** Victory flags of each player: how many, and never which. */
  readonly flags: number[];
  /** Lands that are capitals, by house rule; otherwise none. */
  readonly capitals: readonly number[];
  /** Its own, whoever holds it. */
  readonly home?: number;
  /** What its own mission asks for, by house rule. */
  readonly aim?: Aim;
  /** What the next set brings. */
  readonly setBrings: number;
  hasConquered: boolean;
}

export const positionOf = (snapshot: Snapshot, game: GameState, side: SideId): Position => {
  const ground = groundOf(boardOf(snapshot));
  const players = game.order.map((id) => playerOf(snapshot, id));
  const index = new Map(game.order.map((id, at) => [id, players[at]?.out === undefined ? at : IDLE]));
  const position: Position = {
    ground,
    me: game.order.indexOf(side),
    players: players.length,
    isOurs: game.order.map((id) => id === side || isPartner(snapshot, side, id)),
    owner: new Int32Array(ground.ids.length).fill(FREE),
    armies: new Int32Array(ground.ids.length),
    lands: new Int32Array(players.length),
    strange: Int32Array.from(ground.near, (near) => near.length),
    inRegions: new Int32Array(ground.regions.length * players.length),
    strength: new Float64Array(players.length),
    flags: players.map((player) => player?.flags.length ?? 0),
    capitals: players.flatMap((player) => (player?.capital === undefined ? [] : [ground.ids.indexOf(player.capital)])),
    ...homeOf(snapshot, side, ground),
    ...aimOf(snapshot, game, side, ground),
    setBrings: nextRecruit(game.setsTurnedIn, rulesOf(snapshot)),
    hasConquered: game.conquests > 0,
  };
  for (const [land, id] of ground.ids.entries()) {
    const { owner, armies } = territoryOf(snapshot, id);
    position.armies[land] = armies;
    if (owner !== null) give(position, land, index.get(owner) ?? IDLE);
  }
  return position;
};

const homeOf = (snapshot: Snapshot, side: SideId, ground: Ground): { readonly home?: number } => {
  const capital = playerOf(snapshot, side)?.capital;
  return capital === undefined ? {} : { home: ground.ids.indexOf(capital) };
};

const aimOf = (snapshot: Snapshot, game: GameState, side: SideId, ground: Ground): { readonly aim?: Aim } => {
  const task = missionOf(snapshot, side);
  switch (task?.kind) {
    case undefined:
      return {};
    case 'regions': {
      // The ground has the board's regions in the same order.
      const { regions } = boardOf(snapshot);
      const asked = ground.regions.flatMap(({ lands }, at) =>
        task.regions.includes(regions[at]?.id ?? '') ? lands : [],
      );
      return { aim: { kind: 'regions', asked } };
    }
    case 'lands':
      return { aim: { kind: 'lands', asked: task.lands, armies: task.armies } };
    case 'eliminate': {
      const isOut = playerOf(snapshot, task.player)?.out !== undefined;
      return { aim: { kind: 'eliminate', player: game.order.indexOf(task.player), isOut, asked: task.lands } };
    }
    default:
      return task satisfies never;
  }
};

/** Whether my team has that land. */
export const isOurLand = ({ owner, isOurs }: Position, land: number): boolean => {
  const by = owner[land] as number;
  return by >= 0 && (isOurs[by] as boolean);
};

export const isFoe = (position: Position, land: number): boolean =>
  position.owner[land] !== FREE && !isOurLand(position, land);

/** Whether land that is not my team's can be reached from there. */
export const isFront = ({ strange }: Position, land: number): boolean => (strange[land] as number) > 0;

/** Counts a land more or fewer that a player has; nobody's are not counted. */
const count = ({ ground, players, lands, inRegions }: Position, land: number, player: number, more: number): void => {
  if (player < 0) return;
  lands[player] = (lands[player] as number) + more;
  for (const region of ground.regionsOf[land] as readonly number[]) {
    const at = region * players + player;
    inRegions[at] = (inRegions[at] as number) + more;
  }
};

/** Makes it this player's land, or nobody's. */
export const give = (position: Position, land: number, to: number): void => {
  const { owner, ground, strange } = position;
  const wasOurs = isOurLand(position, land);
  count(position, land, owner[land] as number, -1);
  count(position, land, to, 1);
  owner[land] = to;
  const isOurs = isOurLand(position, land);
  if (isOurs === wasOurs) return;
  const more = isOurs ? -1 : 1;
  for (const beside of ground.comesFrom[land] as readonly number[])
    strange[beside] = (strange[beside] as number) + more;
};
