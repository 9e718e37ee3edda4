import type { PlayedGame, Player } from './played-game.ts';

/** Numbers from 0 to below 1 that are always the same ones. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

export interface Playing {
  readonly side: string;
  /** A card; none of a machine. */
  readonly card?: string;
  readonly place?: number;
  readonly score?: number;
  readonly team?: string;
}

/** A game as a ledger might tell it. */
export const playedGame = (playing: readonly Playing[], over: Partial<PlayedGame> = {}): PlayedGame => {
  const sides = [...new Set(playing.map(({ side }) => side))];
  const firstOf = (side: string) => playing.find((one) => one.side === side);
  return {
    match: 'aaaaaaaaaaaaaaaa',
    table: 'aaaaaaaaaaaaaaaa',
    nth: 1,
    head: { seq: 100, hash: '00'.repeat(32) },
    beganAt: '2026-11-01T18:00:00.000Z',
    endedAt: '2026-11-01T20:00:00.000Z',
    game: 'a-game',
    profile: 'a-board',
    tableName: 'A table',
    houseRules: {},
    result: {
      sides: sides.map((side) => {
        const { place, team } = firstOf(side) ?? {};
        return { side, ...(place === undefined ? {} : { place }), ...(team === undefined ? {} : { team }), counts: {} };
      }),
      rule: { id: 'won', source: 'a test' },
    },
    scores: Object.fromEntries(sides.map((side) => [side, firstOf(side)?.score ?? 0])),
    players: playing.map(
      ({ side, card }, n): Player => ({
        seat: `${side}.${n}`,
        side,
        ...(card === undefined ? {} : { card, name: `The ${card}` }),
      }),
    ),
    slots: 1,
    rolls: { byTable: 12, byHand: 0 },
    deeds: 60,
    ...over,
  };
};
