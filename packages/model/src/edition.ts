import type { Game } from './game.ts';
import { refuse, type Refusal } from './refusal.ts';
import { type Words, words } from './words.ts';

/**
 * The edition of a game's rules that a match was begun or gone on with by, from what it says of its `versions` (`{rules: "2"}`; none is the
 * first) and its seats: 0 where it has a seat that the game has in no edition with a number.
 */
export const editionOf = (versions: unknown, seats: Iterable<string>, game: Pick<Game, 'seats'>): number => {
  const known = new Set(game.seats.map(({ id }) => id));
  for (const seat of seats) if (!known.has(seat)) return 0;
  const named = typeof versions === 'object' && versions !== null && 'rules' in versions ? versions.rules : '1';
  return typeof named === 'string' && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : 0;
};

/** Whether actions of this edition can be run here, or run again. */
export const isEditionKnown = (edition: number, { edition: newest = 1 }: Pick<Game, 'edition'>): boolean =>
  edition >= 1 && edition <= newest;

/** Why a match of this edition is neither played on nor run again here. */
export const unknownEdition = (edition: number, { edition: newest = 1 }: Pick<Game, 'edition'>): Words =>
  edition === 0
    ? words('It was begun before the rules had editions.')
    : words('It was begun by edition {0} of the rules, and this version has them up to {1}.', edition, newest);

/** What whoever acts at a table of such a match is told. */
export const refuseToPlayOn = (why: Words): Refusal =>
  refuse('unknown-edition', words('This game cannot be played on here, only read, saved and checked. {0}', why));

/**
 * The game as a match of an edition that is not known here has it: with the seats and sides that it was begun with. Nothing is due in it and
 * nobody acts.
 */
export const gameOfThen = (game: Game, edition: number, seats: Game['seats']): Game => {
  const { due: _due, clock: _clock, result: _result, choices: _choices, umpiredSides: _sides, ...rest } = game;
  const sides = seats.flatMap(({ side }) => (side === undefined ? [] : [side]));
  return { ...rest, seats, sides: [...new Set(sides)], halted: unknownEdition(edition, game) };
};
