import { describe, expect, it } from 'vitest';
import { editionOf, gameOfThen, isEditionKnown } from './edition.ts';
import type { Game } from './game.ts';
import { plainText } from './words.ts';

const seats = [
  { id: 'host', kind: 'host' },
  { id: 'player-1', kind: 'captain', side: 'player-1' },
] as const;
const game: Game = {
  id: 'draughts',
  name: 'Draughts',
  edition: 2,
  sides: ['player-1'],
  seats,
  profiles: [],
  houseRules: [],
  actions: [],
  events: {},
  eventOf: () => undefined,
  due: () => ({ seat: 'player-1', name: 'move', args: {} }),
};

describe('the edition that a match was begun by', () => {
  it.each([
    [{ rules: '2' }, 2],
    [{ rules: '3', vexillum: '9' }, 3],
    [{ vexillum: '0.1.0' }, 1],
    [undefined, 1],
    [{ rules: 'two' }, 0],
    [{ rules: 2 }, 0],
    [{ rules: '0' }, 0],
    [{ rules: '02' }, 0],
  ])('%o is %i', (versions, edition) => expect(editionOf(versions, ['host', 'player-1'], game)).toBe(edition));

  it('is none where somebody sits in a seat that the game does not have', () =>
    expect(editionOf({ rules: '2' }, ['host', 'p1'], game)).toBe(0));

  it.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
  ])('%i is known here: %s', (edition, isKnown) => expect(isEditionKnown(edition, game)).toBe(isKnown));
});

it('a game of then has its own seats and sides, and nothing is due in it', () => {
  const then = gameOfThen(game, 3, [{ id: 'p1', kind: 'captain', side: 'p1' }]);
  expect(then).toMatchObject({ seats: [{ id: 'p1' }], sides: ['p1'] });
  expect(then.due).toBeUndefined();
  expect(plainText(then.halted ?? { text: '', values: [] })).toBe(
    'It was begun by edition 3 of the rules, and this version has them up to 2.',
  );
});
