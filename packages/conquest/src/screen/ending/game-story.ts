import {
  attackIn,
  boardOf,
  type Exchange,
  exchangeLuck,
  type ExchangeLuck,
  gameOf,
  NEUTRAL,
  rollOdds,
  type Snapshot,
  territoryOf,
} from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import type { HappenedHere } from './this-game.ts';

/** How much land each had at one moment of a game. */
export type Holdings = ReadonlyMap<SideId, number>;

/** How often one attacked another, and what came of it. */
export interface Feud {
  readonly attacker: SideId;
  readonly defender: SideId;
  readonly throws: number;
  readonly conquests: number;
}

/** What the last screen tells of a game beside its result. */
export interface GameStory {
  /** In the order of play; then `neutral`, where it had land. */
  readonly sides: readonly SideId[];
  /** Land when the first turn of the Conquer phase begins, after each turn, and at the end of the game. */
  readonly land: readonly Holdings[];
  readonly feuds: readonly Feud[];
  /** None of whoever threw nothing. */
  readonly luck: ReadonlyMap<SideId, ExchangeLuck>;
}

const landIn = (snapshot: Snapshot): Holdings => {
  const land = new Map<SideId, number>();
  for (const id of boardOf(snapshot).territories) {
    const { owner } = territoryOf(snapshot, id);
    if (owner !== null) land.set(owner, (land.get(owner) ?? 0) + 1);
  }
  return land;
};

/** From the first turn of the Conquer phase on: before it land is only dealt out. */
const landOverTime = (story: readonly HappenedHere[]): readonly Holdings[] => {
  const moments = story.filter(({ before, after }, at) => {
    const [then, now] = [gameOf(before), gameOf(after)];
    const isFought = now?.phase === 'conquer' || now?.phase === 'over';
    return isFought && (at === story.length - 1 || then?.turn !== now.turn);
  });
  return moments.map(({ after }) => landIn(after));
};

const feudsIn = (story: readonly HappenedHere[]): readonly Feud[] => {
  const feuds = new Map<string, Feud>();
  for (const happened of story) {
    const attack = attackIn(happened);
    const attacker = gameOf(happened.before)?.mover;
    if (!attack || attacker === undefined) continue;
    const { defender, taken } = attack;
    const key = `${attacker} ${defender}`;
    const { throws, conquests } = feuds.get(key) ?? { throws: 0, conquests: 0 };
    const won = taken === undefined ? 0 : 1;
    feuds.set(key, { attacker, defender, throws: throws + 1, conquests: conquests + won });
  }
  return [...feuds.values()];
};

const exchangesOf = (story: readonly HappenedHere[], side: SideId): readonly Exchange[] =>
  story.flatMap((happened) => {
    const attack = attackIn(happened);
    if (!attack) return [];
    const isAttacker = gameOf(happened.before)?.mover === side;
    if (!isAttacker && attack.defender !== side) return [];
    const chances = rollOdds(attack.attack.length, attack.defense.length);
    const { attacker, defender } = attack.lost;
    return [{ chances, isAttacker, beaten: isAttacker ? defender : attacker, lost: isAttacker ? attacker : defender }];
  });

/** Told from what happened in a game that is over. */
export const gameStory = (snapshot: Snapshot, story: readonly HappenedHere[]): GameStory => {
  const players = gameOf(snapshot)?.order ?? [];
  const land = landOverTime(story);
  const hasNeutral = land.some((moment) => moment.has(NEUTRAL));
  const luck = players.flatMap((side) => {
    const own = exchangeLuck(exchangesOf(story, side));
    return own ? [[side, own] as const] : [];
  });
  return {
    sides: hasNeutral ? [...players, NEUTRAL] : players,
    land,
    feuds: feudsIn(story),
    luck: new Map(luck),
  };
};
