import { describe, expect, test } from 'vitest';
import { phaseEnders } from './actions/index.ts';
import { games, gamesAtTable, grandTriumph, profileOf, triumph } from './index.ts';

const ofTheHouse = ['propose-house-rule', 'agree-house-rule', 'withdraw-house-rule'];
const ofCombats = ['take-up-combat', 'change-combat', 'correct-combat-dice', 'apply-combat', 'drop-combat'];
const goingBack = ['name-position', 'propose-return', 'withdraw-return', 'return-to-position'];
const ofTheSteps = ['set-roles', 'seal-orders', 'reveal-secrets', 'advance-step', 'enter-flank', 'end-game'];

test('two games, the grand one first', () => {
  expect(games.map((game) => game.id)).toEqual(['grand-triumph', 'triumph']);
  expect(grandTriumph.profiles.map((profile) => profile.id)).toEqual(['grand-2017-06', 'grand-draft-0.9']);
  expect(triumph.profiles.map((profile) => profile.id)).toEqual(['triumph-1.1', 'triumph-1.2-draft']);
});

describe.each(games)('$name', (game) => {
  test('has the seats of a battle', () => {
    expect(game.seats.map((seat) => seat.id)).toEqual([
      'host',
      'red-captain',
      'red-1',
      'red-2',
      'red-3',
      'blue-captain',
      'blue-1',
      'blue-2',
      'blue-3',
      'umpire',
      'spectator',
    ]);
  });

  test('its profiles exist', () => {
    for (const { id } of game.profiles) expect(profileOf(id)?.id).toBe(id);
  });

  test('its actions have names of their own, a sentence, and refuse unknown keys', () => {
    expect(new Set(game.actions.map((action) => action.name)).size).toBe(game.actions.length);
    for (const action of game.actions) {
      expect(action.says).toMatch(/^[A-Z].*\.$/);
      expect(action.args).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  test('an action that needs chance, or what only the server has, is never guessed', () => {
    const guessed = game.actions.filter((action) => !action.isGuessable).map((action) => action.name);
    expect(guessed).toEqual([
      'bring-army',
      'place-terrain',
      ...ofTheSteps,
      'roll-command-points',
      'fight-combat',
      ...goingBack,
      'offer-rematch',
      'sign-result',
    ]);
  });

  test('everything but bringing an army, seals, steps, dice, house rules, going back, a wish for a rematch and a signature can be undone', () => {
    const final = game.actions.filter((action) => !action.isUndoable).map((action) => action.name);
    expect(final).toEqual([
      'bring-army',
      ...ofTheSteps,
      'roll-command-points',
      ...ofTheHouse,
      'fight-combat',
      ...goingBack,
      'offer-rematch',
      'sign-result',
    ]);
  });

  test('moving takes the whole of two large armies at once', () => {
    const moves = game.actions.find((action) => action.name === 'move-stands')?.args['properties'].moves;
    expect(moves.maxItems).toBe(400);
  });
});

test('orders are sealed in the grand game and open in the standard one, unless a table says otherwise', () => {
  const sealed = games.map((game) => game.houseRules.find((rule) => rule.key === 'sealed-orders')?.default);
  expect(sealed).toEqual([true, false]);
});

test('a browser has every action that it foresees; the laws of house rules, of dice and of combats are too long to wait for', () => {
  const later = [...ofTheHouse, ...ofCombats, 'correct-command-die'];
  const foreseen = triumph.actions.filter(({ name, isGuessable }) => isGuessable && !later.includes(name));
  // What ends a phase counts the flags that it leaves open at the server alone.
  const guessed = foreseen.map((action) => phaseEnders.find(({ name }) => name === action.name) ?? action);
  for (const game of gamesAtTable) expect(game.actions).toEqual(guessed);
  expect(gamesAtTable.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});
