import { describe, expect, test } from 'vitest';
import { conquestRules, shownRules } from './house-rules/house-rules.ts';
import { sixShores } from './maps/packs/six-shores.ts';
import { territoryOf } from './state/read.ts';
import { NEUTRAL } from './state/sides.ts';
import { playOut, TestMatch, type TestMatchOptions } from './testing/index.ts';

const neutralsOf = (match: TestMatch) =>
  sixShores.territories.map(({ id }) => territoryOf(match.snapshot, id)).filter(({ owner }) => owner === NEUTRAL);

const started = (rules: TestMatchOptions['rules'], players = 2) =>
  new TestMatch({ players, map: sixShores, rules: { 'random-start': true, ...rules } }).start();

describe('neutral countries', () => {
  test('KR-NEUTRAL-OPTION KR-ADMIN-NEUTRALON KR-ADMIN-NEUTRALOFF are there where the option is on', () => {
    expect(conquestRules.find(({ key }) => key === 'neutral')?.default).toBe(false);
    const countAfter = (...wishes: readonly boolean[]) => {
      const match = new TestMatch({ map: sixShores });
      for (const wish of wishes) match.act('host', 'set-house-rules', { rules: { neutral: wish } });
      return neutralsOf(match.start()).length;
    };
    expect([countAfter(), countAfter(true), countAfter(true, false)]).toEqual([0, 14, 0]);
  });

  test('are a share like a player’s; players get equal numbers', () => {
    expect(neutralsOf(started({ neutral: true }, 4))).toHaveLength(42 - 4 * 8);
    const match = started({ neutral: true }, 4);
    const held = match.game.order.map(
      (side) => sixShores.territories.filter(({ id }) => territoryOf(match.snapshot, id).owner === side).length,
    );
    expect(held).toEqual([8, 8, 8, 8]);
  });

  test('are there in a manual start too, and nobody can claim them', () => {
    const match = started({ neutral: true, 'random-start': false });
    expect(neutralsOf(match)).toHaveLength(14);
    const neutral = sixShores.territories.find(({ id }) => match.at(id).startsWith(NEUTRAL))?.id;
    expect(match.answer('player-1', 'claim-territory', { territory: neutral })).toBe('already-claimed');
  });

  test('KR-NEUTRAL-FORT KR-ADMIN-FORTON KR-ADMIN-FORTOFF fortified, each has 1 to 10 armies by a die; otherwise all the same', () => {
    const fortified = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      neutralsOf(
        new TestMatch({
          map: sixShores,
          seed,
          rules: { 'random-start': true, neutral: true, 'fortified-neutrals': true },
        }).start(),
      ).map(({ armies }) => armies),
    );
    expect(Math.min(...fortified)).toBe(1);
    expect(Math.max(...fortified)).toBe(10);
    expect(neutralsOf(started({ neutral: true, 'neutral-armies': 4 })).every(({ armies }) => armies === 4)).toBe(true);
  });

  test('KR-ADMIN-FORT-VISIBLE without neutrals nobody is asked whether they are fortified', () => {
    const keys = (neutral: boolean) => shownRules({ neutral }).map(({ key }) => key);
    expect(keys(true)).toContain('fortified-neutrals');
    expect(keys(false)).not.toContain('fortified-neutrals');
    expect(neutralsOf(started({ neutral: false, 'fortified-neutrals': true }))).toHaveLength(0);
  });

  test('KR-NEUTRAL-PASSIVE never have a turn', () => {
    const match = new TestMatch({ rules: { 'random-start': true, neutral: true } }).start();
    const movers = new Set<string>();
    playOut(match, 5, 3_000, () => movers.add(match.mover));
    expect([...movers].sort()).toEqual(['player-1', 'player-2']);
  });

  const besieged = (armies: number) =>
    new TestMatch({ rules: { 'random-start': true, neutral: true } }).start().lay({
      a: 'player-1 9',
      b: `neutral ${armies}`,
      c: 'player-2 1',
      d: 'player-1 1',
      e: 'player-2 1',
      f: 'player-2 1',
    });

  test('KR-NEUTRAL-DEFEND throw dice like anybody when they are attacked', () => {
    const match = besieged(2).throws(1, 1, 1, 6, 6);
    match.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect([match.at('a'), match.at('b')]).toEqual(['player-1 7', 'neutral 2']);
    expect(match.happened).toMatchObject({ defender: 'neutral', defense: [6, 6] });
  });

  test('KR-NEUTRAL-ELIM taking the last of them eliminates nobody and brings no victory flags but the turn’s own', () => {
    const match = besieged(1).throws(6, 6, 6, 1);
    match.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect(match.happened).not.toHaveProperty('eliminated');
    expect(match.game.order.every((side) => match.player(side).out === undefined)).toBe(true);
    match.act('player-1', 'end-turn');
    expect(match.player('player-1').flags).toHaveLength(1);
  });
});
