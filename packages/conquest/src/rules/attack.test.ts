import { describe, expect, test } from 'vitest';
import { TestMatch } from './testing/index.ts';

const at = (land: Record<string, string>, rules: Record<string, boolean | string> = {}) =>
  new TestMatch({ rules: { 'random-start': true, ...rules } }).start().lay({
    a: 'player-1 5',
    b: 'player-2 5',
    c: 'player-2 1',
    d: 'player-1 1',
    e: 'player-2 1',
    f: 'player-2 1',
    ...land,
  });

/** What the log says of an attack of a on b with these dice. */
const fight = (attackers: number, defenders: number, ...dice: number[]) => {
  const match = at({ a: `player-1 ${attackers}`, b: `player-2 ${defenders}` }).throws(...dice);
  match.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
  if (match.told.kind !== 'attacked') throw new Error('that was no attack');
  return match.told;
};

describe('who can attack whom', () => {
  test('KR-ATT-FROM out of land of one’s own', () => {
    expect(at({}).answer('player-1', 'attack-territory', { from: 'b', to: 'c' })).toBe('not-your-territory');
    expect(at({}).answer('player-2', 'attack-territory', { from: 'b', to: 'a' })).toBe('out-of-turn');
  });

  test('KR-ATT-TO into a territory beside it', () => {
    expect(at({}).answer('player-1', 'attack-territory', { from: 'a', to: 'b' })).toBe('done');
    expect(at({}).answer('player-1', 'attack-territory', { from: 'a', to: 'c' })).toBe('not-a-neighbour');
    expect(at({}).answer('player-1', 'attack-territory', { from: 'a', to: 'nowhere' })).toBe('no-such-territory');
  });

  test('KR-ATT-NOTOWN that is not the attacker’s', () => {
    expect(at({}).answer('player-1', 'attack-territory', { from: 'a', to: 'd' })).toBe('own-territory');
  });
});

describe('how many dice', () => {
  test('KR-ATT-ROLL at most three against two, thrown at once', () => {
    const { attack, defense } = fight(20, 20);
    expect([attack.length, defense.length]).toEqual([3, 2]);
  });

  const attackDice = (armies: number) => fight(armies, 5).attack.length;
  test('KR-ATT-OFF-3 three with four armies or more', () => expect([4, 5, 9].map(attackDice)).toEqual([3, 3, 3]));
  test('KR-ATT-OFF-2 two with three armies', () => expect(attackDice(3)).toBe(2));
  test('KR-ATT-OFF-1 one with two armies', () => expect(attackDice(2)).toBe(1));
  test('KR-ATT-OFF-0 none with one army: it cannot attack', () => {
    expect(at({ a: 'player-1 1' }).answer('player-1', 'attack-territory', { from: 'a', to: 'b' })).toBe(
      'not-enough-armies',
    );
  });

  const defenseDice = (armies: number) => fight(5, armies).defense.length;
  test('KR-ATT-DEF-2 a defender with two armies or more throws two', () =>
    expect([2, 3, 9].map(defenseDice)).toEqual([2, 2, 2]));
  test('KR-ATT-DEF-1 a defender with one army throws one', () => expect(defenseDice(1)).toBe(1));
});

describe('what the dice cost', () => {
  const lost = (attackers: number, defenders: number, ...dice: number[]) => {
    const { attacker, defender } = fight(attackers, defenders, ...dice)['lost'] as {
      attacker: number;
      defender: number;
    };
    return `${attacker}:${defender}`;
  };

  test('KR-ATT-OUTCOMES there are five ways it can end', () => {
    expect(lost(2, 1, 1, 6)).toBe('1:0');
    expect(lost(5, 5, 1, 2, 3, 6, 6)).toBe('2:0');
    expect(lost(2, 1, 6, 1)).toBe('0:1');
    expect(lost(5, 5, 6, 6, 1, 5, 5)).toBe('0:2');
    expect(lost(5, 5, 6, 2, 1, 5, 5)).toBe('1:1');
  });

  test('KR-ATT-ONEDIE where one side throws one die only the highest of each counts', () => {
    expect(lost(5, 1, 1, 6, 1, 5)).toBe('0:1');
    expect(lost(2, 5, 5, 1, 4)).toBe('0:1');
  });

  test('KR-ATT-TWODICE highest against highest, second against second', () => {
    expect(lost(5, 5, 2, 6, 4, 3, 5)).toBe('0:2');
    expect(lost(3, 5, 6, 1, 5, 2)).toBe('1:1');
  });

  test('KR-ATT-TIES ties go to the defender', () => {
    expect(lost(5, 5, 6, 6, 6, 6, 6)).toBe('2:0');
    expect(lost(2, 1, 3, 3)).toBe('1:0');
  });
});

describe('going on', () => {
  test('KR-ATT-CONTINUE again and again, while more than one army is there', () => {
    const match = at({ a: 'player-1 4' });
    match.throws(1, 1, 1, 6, 6).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect(match.at('a')).toBe('player-1 2');
    match.throws(1, 6, 6).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect(match.answer('player-1', 'attack-territory', { from: 'a', to: 'b' })).toBe('not-enough-armies');
  });

  test('KR-ATT-STOP KR-ATT-SWITCH another target, another army, or something else at any time', () => {
    const match = at({ d: 'player-1 4' });
    match.throws(1, 1, 1, 6, 6).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    match.throws(1, 1, 1, 6).act('player-1', 'attack-territory', { from: 'd', to: 'e' });
    expect(match.answer('player-1', 'move-armies', { from: 'a', to: 'd', assign: 1 })).toBe('done');
    expect(match.answer('player-1', 'end-turn')).toBe('done');
  });
});

describe('a conquest', () => {
  const conquered = (rules: Record<string, boolean | string> = {}) => {
    const match = at({ a: 'player-1 9', b: 'player-2 1' }, rules).throws(6, 6, 6, 1);
    match.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    return match;
  };

  test('KR-ATT-CAPTURE KR-ATT-CAPTURE-AUTO the last defender gone, as many move in as dice were thrown', () => {
    const match = conquered();
    expect([match.at('a'), match.at('b')]).toEqual(['player-1 6', 'player-1 3']);
    expect(match.game).toMatchObject({ conquests: 1, conquest: { from: 'a', to: 'b' } });
  });

  test('one alone moves in where the house rule says so', () => {
    const match = conquered({ 'move-in': 'one' });
    expect([match.at('a'), match.at('b')]).toEqual(['player-1 8', 'player-1 1']);
  });

  test('KR-ATT-CAPTURE-MORE KR-ATT-CAPTURE-ASSIGN more can follow, one, five or all, and one stays', () => {
    const match = conquered();
    match.act('player-1', 'move-in', { assign: 1 });
    expect([match.at('a'), match.at('b')]).toEqual(['player-1 5', 'player-1 4']);
    match.act('player-1', 'move-in', { assign: 5 });
    expect([match.at('a'), match.at('b')]).toEqual(['player-1 1', 'player-1 8']);
    expect(match.answer('player-1', 'move-in', { assign: 'all' })).toBe('not-enough-armies');
    const other = conquered();
    other.act('player-1', 'move-in', { assign: 'all' });
    expect([other.at('a'), other.at('b')]).toEqual(['player-1 1', 'player-1 8']);
  });

  test('with the next attack or move it is too late for more', () => {
    const match = conquered();
    match.throws(1, 1, 6).act('player-1', 'attack-territory', { from: 'b', to: 'c' });
    expect(match.answer('player-1', 'move-in', { assign: 1 })).toBe('no-conquest');
    expect(at({}).answer('player-1', 'move-in', { assign: 1 })).toBe('no-conquest');
  });

  test('the throw is in the entry, with what it was for', () => {
    const { draw } = at({}).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect(draw).toMatchObject({ req: { d: [6, 6, 6, 6, 6], why: 'attack a>b' } });
  });
});
