import { describe, expect, test } from 'vitest';
import { tableOf } from '@vexillum/model';
import { TestMatch } from '../testing/index.ts';
import { mapPacks } from '../maps/map-packs.ts';
import { smallMap } from '../maps/testing/small-map.ts';
import { packOf } from '../board/board-of.ts';
import { conquestRules } from './house-rules.ts';

const set = (rules: Record<string, unknown>) => ['set-house-rules', { rules }] as const;

describe('house rules', () => {
  test.each([
    ['random-start', 'KR-ADMIN-RANDOMON, KR-ADMIN-RANDOMOFF'],
    ['neutral', 'KR-ADMIN-NEUTRALON, KR-ADMIN-NEUTRALOFF'],
    ['fortified-neutrals', 'KR-ADMIN-FORTON, KR-ADMIN-FORTOFF'],
    ['evict', 'KR-ADMIN-EVICTON, KR-ADMIN-EVICTOFF'],
    ['quiet', 'KR-ADMIN-QUIET, KR-ADMIN-CHATTY'],
  ])('KR-HOUSE-OPTIONS the host and administrators switch %s on and off, and everyone sees it (%s)', (key) => {
    const match = new TestMatch();
    match.act('host', 'name-administrators', { seats: ['player-2'] });
    for (const seat of ['host', 'player-2']) {
      const outcome = match.act(seat, ...set({ [key]: true }));
      expect(tableOf(match.snapshot)?.houseRules[key]).toBe(true);
      expect(outcome.changes.public?.table).toBeDefined();
      match.act(seat, ...set({ [key]: false }));
      expect(tableOf(match.snapshot)?.houseRules[key]).toBe(false);
    }
  });

  test('what no rule can be is refused', () => {
    const match = new TestMatch();
    expect(match.answer('host', ...set({ 'no-such': true }))).toBe('no-such-house-rule');
    expect(match.answer('host', ...set({ timeout: 'soon' }))).toBe('bad-house-rule');
    expect(match.answer('host', ...set({ timeout: -1 }))).toBe('bad-args');
    expect(match.answer('host', ...set({ 'move-in': 'all' }))).toBe('bad-house-rule');
    expect(match.answer('host', ...set({}))).toBe('bad-args');
  });

  test('what the game was started with stays while it is on; clocks can change', () => {
    const match = new TestMatch().start();
    expect(match.answer('host', ...set({ 'set-values': 'gentle' }))).toBe('game-is-on');
    expect(match.answer('host', ...set({ timeout: 60, evict: true }))).toBe('done');
  });

  test('every default is one of its choices, and every rule tells what it does', () => {
    for (const rule of conquestRules) {
      expect(rule.choices ?? [rule.default]).toContain(rule.default);
      expect(rule.description.endsWith('.')).toBe(true);
    }
    expect(new Set(conquestRules.map(({ key }) => key)).size).toBe(conquestRules.length);
  });
});

describe('administrators', () => {
  test('KR-ADMIN-GROUP are seats that the host names', () => {
    const match = new TestMatch();
    expect(match.answer('player-1', ...set({ quiet: true }))).toBe('not-an-administrator');
    expect(match.answer('player-1', 'name-administrators', { seats: ['player-1'] })).toBe('not-allowed');
    match.act('host', 'name-administrators', { seats: ['player-2'] });
    expect(match.answer('player-2', ...set({ quiet: true }))).toBe('done');
    expect(match.answer('player-1', ...set({ quiet: true }))).toBe('not-an-administrator');
    expect(match.answer('host', 'name-administrators', { seats: ['umpire'] })).toBe('no-such-seat');
  });

  test('KR-ADMIN-ROLES KR-ADMIN-INDICATORS KR-ADMIN-COLOR KR-ADMIN-MAPS some entries are the host’s alone', () => {
    const match = new TestMatch();
    match.act('host', 'name-administrators', { seats: ['player-2'] });
    expect(match.answer('player-2', ...set({ indicator: 'green' }))).toBe('not-the-host');
    expect(match.answer('player-2', ...set({ color: 'oak' }))).toBe('not-the-host');
    expect(match.answer('player-2', 'choose-map', { map: mapPacks[0]?.id })).toBe('not-allowed');
    expect(match.answer('host', ...set({ indicator: 'green', color: 'oak' }))).toBe('done');
  });
});

describe('maps', () => {
  test('KR-ADMIN-MAPS the host chooses one before the game', () => {
    const match = new TestMatch();
    for (const { id } of mapPacks) {
      match.act('host', 'choose-map', { map: id });
      expect(packOf(match.snapshot).id).toBe(id);
    }
    expect(match.answer('host', 'choose-map', { map: 'atlantis' })).toBe('no-such-map');
    expect(match.answer('host', 'choose-map', {})).toBe('bad-args');
    expect(match.start().answer('host', 'choose-map', { map: mapPacks[0]?.id })).toBe('game-is-on');
  });

  test('KR-CUST-MAPS or one of their own, once it has been checked', () => {
    const match = new TestMatch();
    match.act('host', 'choose-map', { pack: smallMap });
    expect(packOf(match.snapshot)).toEqual(smallMap);
    expect(match.answer('host', 'choose-map', { pack: { ...smallMap, territories: [] } })).toBe('bad-map');
  });
});
