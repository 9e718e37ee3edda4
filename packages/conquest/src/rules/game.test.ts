import { describe, expect, test } from 'vitest';
import { conquest, mapPacks, shownRules } from './index.ts';
import { TestMatch } from './testing/index.ts';

describe('the game as a value', () => {
  test('has seats for eight players, each a side of their own, and a side for what nobody may know', () => {
    expect(conquest.seats.map(({ id }) => id)).toEqual([
      'host',
      'player-1',
      'player-2',
      'player-3',
      'player-4',
      'player-5',
      'player-6',
      'player-7',
      'player-8',
      'umpire',
      'spectator',
    ]);
    expect(conquest.sides).toEqual([
      'player-1',
      'player-2',
      'player-3',
      'player-4',
      'player-5',
      'player-6',
      'player-7',
      'player-8',
      'house',
    ]);
    expect(conquest.seats.some(({ side }) => side === 'house')).toBe(false);
  });

  test('its profiles are its maps', () => {
    expect(conquest.profiles.map(({ id }) => id)).toEqual(mapPacks.map(({ id }) => id));
    expect(conquest.profiles.length).toBeGreaterThan(1);
  });

  test('its actions have names of their own, a sentence, and refuse unknown keys', () => {
    expect(new Set(conquest.actions.map(({ name }) => name)).size).toBe(conquest.actions.length);
    for (const action of conquest.actions) {
      expect(action.says).toMatch(/^[A-Z].*[.:A-Z]$/);
      expect(action.args).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  test('KR-HOUSE-VIEW every option is there for anybody to see, on or off', () => {
    const { houseRules } = conquest;
    expect(houseRules.length).toBeGreaterThan(15);
    for (const { title, description } of houseRules)
      expect([title, description].every((text) => text.length > 3)).toBe(true);
    expect(shownRules({ neutral: true, bank: 600, teams: 2 })).toHaveLength(houseRules.length);
  });
});

describe('hands that are not a player’s', () => {
  test('a spectator, the host and the umpire play no part in the game itself', () => {
    const match = new TestMatch().start();
    for (const seat of ['spectator', 'host', 'umpire'])
      for (const [name, args] of [
        ['claim-territory', { territory: 'a' }],
        ['place-army', { territory: 'a' }],
        ['end-turn', {}],
        ['attack-territory', { from: 'a', to: 'b' }],
      ] as const)
        expect(match.answer(seat, name, args)).toBe('not-allowed');
    expect(match.answer('spectator', 'start-game')).toBe('not-allowed');
    expect(match.answer('spectator', 'reset-game')).toBe('not-an-administrator');
  });

  test('somebody who does not play has no turn', () => {
    expect(new TestMatch().start().answer('player-5', 'claim-territory', { territory: 'a' })).toBe('out-of-turn');
    expect(new TestMatch().answer('player-1', 'claim-territory', { territory: 'a' })).toBe('not-started');
  });
});
