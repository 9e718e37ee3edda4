import type { RuleValues } from '@vexillum/model';
import { type MachineLevel, machineLevels, mapPacks, type MapPack } from '../src/rules/index.ts';
import { atlas } from '../src/rules/maps/atlas/atlas.ts';
import { type MachineGameEnd, playMachines } from '../src/rules/testing/index.ts';

/** One row of games between machines. */
export interface MachineRow {
  readonly map: string;
  /** Who plays, whose wins are counted first. */
  readonly levels: readonly MachineLevel[];
  /** The house rules that it is about; none for the plain game. */
  readonly way?: string;
  /** Territories of the map: the bars are for 42 and fewer. */
  readonly lands: number;
  readonly games: number;
  /** Seeds from the first to the last. */
  readonly seeds: readonly [first: number, last: number];
  /** Games won by the first level; of equals, those of whoever moves first. */
  readonly wins: number;
  /** Games that came to no end. */
  readonly open: number;
  /** Wins by the place in the order of play. */
  readonly seats: readonly number[];
  /** Turns of conquering, everybody's counted. */
  readonly turns: { readonly median: number; readonly most: number };
  readonly moves: number;
  /** Milliseconds of processor time a move: its mean, and the longest after the first games, which are the compiler's. */
  readonly move: { readonly mean: number; readonly longest: number };
}

/** Milliseconds of processor time that playing has taken so far: other work on the machine does not count. */
export type ProcessorTime = () => number;

const isOdd = (game: number): boolean => game % 2 === 1;

/** Of unequals every deal is played twice, with the seats swapped; the seed is the deal's. */
const seating = (levels: readonly MachineLevel[], game: number) => {
  const areEqual = new Set(levels).size === 1;
  if (areEqual) return { sat: levels, seed: 1 + game, first: 0 };
  return isOdd(game)
    ? { sat: levels.toReversed(), seed: 1 + Math.floor(game / 2), first: levels.length - 1 }
    : { sat: levels, seed: 1 + Math.floor(game / 2), first: 0 };
};

const WARM_UP = 4;

export const measureRow = ({ map, levels, games, way }: MachineMatch, processorTime: ProcessorTime): MachineRow => {
  const seats = levels.map(() => 0);
  const ends: MachineGameEnd[] = [];
  let [wins, longest, thought] = [0, 0, 0];
  let lastSeed = 1;
  for (let game = -WARM_UP; game < games; game += 1) {
    const { sat, seed, first } = seating(levels, Math.max(0, game));
    const end = playMachines({ levels: sat, map, seed, rules: way?.rules ?? {} }, processorTime);
    if (game < 0) continue;
    lastSeed = seed;
    ends.push(end);
    if (end.winner === first) wins += 1;
    if (end.winner !== undefined) seats[end.winner] = (seats[end.winner] ?? 0) + 1;
    longest = Math.max(longest, end.longest);
    thought += end.thought;
  }
  const turns = ends.map((end) => end.turns).sort((one, other) => one - other);
  const moves = ends.reduce((sum, end) => sum + end.moves, 0);
  return {
    map: map.id,
    levels,
    ...(way ? { way: way.name } : {}),
    lands: map.territories.length,
    games,
    seeds: [1, lastSeed],
    wins,
    open: ends.filter(({ winner }) => winner === undefined).length,
    seats,
    turns: { median: turns[Math.floor(turns.length / 2)] ?? 0, most: turns.at(-1) ?? 0 },
    moves: Math.round(moves / games),
    move: { mean: thought / moves, longest },
  };
};

/** House rules by which machines play, too. */
interface Way {
  readonly name: string;
  readonly rules: RuleValues;
}

/** Who plays whom in a row. */
export interface MachineMatch {
  readonly map: MapPack;
  readonly levels: readonly MachineLevel[];
  readonly games: number;
  readonly way?: Way;
}

const fourOf = (level: MachineLevel): MachineLevel[] => [level, level, level, level];

/** Each by itself, and one game with all that fit together. */
const ways: readonly Way[] = [
  { name: 'two teams', rules: { teams: 2 } },
  { name: 'missions', rules: { missions: true } },
  { name: 'capitals', rules: { capitals: true } },
  { name: 'sets up to 10', rules: { 'set-cap': 10 } },
  { name: 'two teams, missions and capitals', rules: { teams: 2, missions: true, capitals: true } },
];

/** Every bar of the machines on every map that comes with the game; `games` a row, and half of them among equals. The ways are played on the maps that the rules know by name. */
export const machineMatches = (games: number, maps: readonly MapPack[] = [...mapPacks, ...atlas]): MachineMatch[] =>
  maps.flatMap((map) => [
    { map, levels: ['captain', 'recruit'], games },
    { map, levels: ['marshal', 'captain'], games },
    { map, levels: ['marshal', 'marshal'], games: Math.ceil(games / 2) },
    ...machineLevels.map((level) => ({ map, levels: fourOf(level), games: Math.ceil(games / 2) })),
    ...(mapPacks.includes(map) ? ways : []).map((way) => ({
      map,
      levels: fourOf('captain'),
      games: Math.ceil(games / 2),
      way,
    })),
  ]);
