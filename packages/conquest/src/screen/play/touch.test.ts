import { gameOf } from '../../rules/index.ts';
import { TestMatch } from '../../rules/testing/index.ts';
import { describe, expect, test } from 'vitest';
import { type Aim, meaningOfTouch, startsOf, targetsOf } from './touch.ts';

const idle: Aim = { chosen: undefined, from: undefined, assign: 1 };
const attack: Aim = { ...idle, chosen: 'attack' };
const move: Aim = { ...idle, chosen: 'move' };

/** Touches a territory and does what it means; answers the action's name, `from` for a start, or `nothing`. */
const touch = (match: TestMatch, side: string | undefined, aim: Aim, id: string): string => {
  const meaning = meaningOfTouch(match.snapshot, side, aim, id);
  if (meaning.kind !== 'act') return meaning.kind;
  match.act(side ?? '', meaning.name, meaning.args);
  return meaning.name;
};

/** player-1 in a, d and e; player-2 in b, c and f. */
const front = (game = {}) =>
  new TestMatch()
    .start()
    .lay(
      { a: 'player-1 5', d: 'player-1 1', e: 'player-1 3', b: 'player-2 2', c: 'player-2 4', f: 'player-2 1' },
      { mover: 'player-1', ...game },
    );

describe('claiming', () => {
  test('a touch claims a territory that nobody has (KR-ASSIGN-TOUCH)', () => {
    const match = new TestMatch().start();
    expect(touch(match, match.mover, idle, 'a')).toBe('claim-territory');
    expect(match.at('a')).toBe('player-1 1');
  });

  test('a claimed one means nothing, and neither does anything while the other claims (KR-ASSIGN-TOUCH)', () => {
    const match = new TestMatch().start();
    touch(match, 'player-1', idle, 'a');
    expect(touch(match, 'player-2', idle, 'a')).toBe('nothing');
    expect(touch(match, 'player-1', idle, 'b')).toBe('nothing');
  });

  test('whoever only watches touches nothing', () => {
    expect(touch(new TestMatch().start(), undefined, idle, 'a')).toBe('nothing');
    expect(touch(new TestMatch(), 'player-1', idle, 'a')).toBe('nothing');
  });
});

describe('amassing', () => {
  test('a touch places one army in land of one’s own, and nowhere else (KR-AMASS-ONE)', () => {
    const match = new TestMatch({ rules: { 'random-start': true } }).start();
    const own = ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => match.at(id).startsWith(match.mover)) ?? '';
    const other = ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => !match.at(id).startsWith(match.mover)) ?? '';
    const mover = match.mover;
    expect(touch(match, mover, idle, other)).toBe('nothing');
    expect(touch(match, mover, idle, own)).toBe('place-army');
    expect(match.at(own)).toBe(`${mover} 2`);
  });
});

describe('recruits', () => {
  test('a touch places them in land of one’s own, and may be repeated (KR-REC-TOUCH, KR-REC-OWN)', () => {
    const match = front({ recruits: 3 });
    expect(touch(match, 'player-1', idle, 'b')).toBe('nothing');
    expect([touch(match, 'player-1', idle, 'a'), touch(match, 'player-1', idle, 'a')]).toEqual([
      'place-recruits',
      'place-recruits',
    ]);
    expect(match.at('a')).toBe('player-1 7');
    expect(match.game.recruits).toBe(1);
  });

  test('as many at a touch as Assign says (KR-REC-ASSIGN-X1, KR-REC-ASSIGN-X5, KR-REC-ASSIGN-ALL)', () => {
    const match = front({ recruits: 13 });
    touch(match, 'player-1', idle, 'a');
    touch(match, 'player-1', { ...idle, assign: 5 }, 'e');
    touch(match, 'player-1', { ...idle, assign: 'all' }, 'd');
    expect([match.at('a'), match.at('e'), match.at('d')]).toEqual(['player-1 6', 'player-1 8', 'player-1 8']);
  });

  test('come before anything that was chosen (KR-REC-FIRST)', () => {
    expect(touch(front({ recruits: 1 }), 'player-1', { ...attack, from: 'a' }, 'b')).toBe('nothing');
  });
});

describe('attacking', () => {
  test('nothing is attacked before ATTACK is touched (KR-ATT-BUTTON)', () => {
    expect(touch(front(), 'player-1', idle, 'a')).toBe('nothing');
    expect(touch(front(), 'player-1', idle, 'b')).toBe('nothing');
  });

  test('where armies are laid out by house rule, one’s own land that can attack is enough', () => {
    const rules = { 'random-start': true, 'laid-out': 'even' };
    const match = new TestMatch({ rules }).start().lay({ a: 'player-1 5', b: 'player-2 1', d: 'player-1 1' });
    expect(touch(match, 'player-1', idle, 'a')).toBe('from');
    expect(touch(match, 'player-1', idle, 'b')).toBe('nothing');
  });

  test('then the territory of one’s own that it starts from, with an army to spare (KR-ATT-FROM, KR-ATT-OFF-0)', () => {
    expect(touch(front(), 'player-1', attack, 'a')).toBe('from');
    expect(touch(front(), 'player-1', attack, 'b')).toBe('nothing');
    expect(touch(front(), 'player-1', attack, 'd')).toBe('nothing');
  });

  test('then one beside it that is not one’s own (KR-ATT-TO, KR-ATT-NOTOWN)', () => {
    const fromA = { ...attack, from: 'a' };
    expect(touch(front(), 'player-1', fromA, 'c')).toBe('nothing');
    expect(touch(front(), 'player-1', fromA, 'd')).toBe('nothing');
    expect(touch(front(), 'player-1', fromA, 'b')).toBe('attack-territory');
  });

  test('neutral land too (KR-NEUTRAL-DEFEND)', () => {
    expect(touch(front().lay({ b: 'neutral 2' }), 'player-1', { ...attack, from: 'a' }, 'b')).toBe('attack-territory');
  });

  test('touching the target again goes on with it, until one army is left (KR-ATT-CONTINUE)', () => {
    const match = front().lay({ a: 'player-1 3' });
    const fromA = { ...attack, from: 'a' };
    expect(touch(match.throws(1, 1, 6, 6), 'player-1', fromA, 'b')).toBe('attack-territory');
    expect(match.at('a')).toBe('player-1 1');
    expect(touch(match, 'player-1', fromA, 'b')).toBe('nothing');
  });

  test('ATTACK again begins somewhere else (KR-ATT-SWITCH, KR-ATT-STOP)', () => {
    const match = front();
    touch(match.throws(1, 1, 1, 6, 6), 'player-1', { ...attack, from: 'a' }, 'b');
    expect(touch(match, 'player-1', { ...attack, from: 'a' }, 'e')).toBe('from');
    expect(touch(match, 'player-1', { ...move, from: 'e' }, 'd')).toBe('move-armies');
  });

  test('no more after a move (KR-MOVE-NOATTACK)', () => {
    const match = front({ move: { from: 'a', to: 'd' } });
    expect(touch(match, 'player-1', attack, 'a')).toBe('nothing');
    expect(startsOf(match.snapshot, match.game, 'attack').size).toBe(0);
  });
});

describe('after a conquest', () => {
  const conquered = () => {
    const match = front().lay({ a: 'player-1 12', b: 'player-2 1' });
    touch(match.throws(6, 6, 6, 1), 'player-1', { ...attack, from: 'a' }, 'b');
    expect([match.at('a'), match.at('b')]).toEqual(['player-1 9', 'player-1 3']);
    return match;
  };

  test('a touch of the new land brings more troops into it (KR-ATT-CAPTURE-MORE)', () => {
    const match = conquered();
    expect(touch(match, 'player-1', { ...attack, from: 'a' }, 'b')).toBe('move-in');
    expect(match.at('b')).toBe('player-1 4');
  });

  test('as many as Assign says, and one stays (KR-ATT-CAPTURE-ASSIGN)', () => {
    const match = conquered();
    touch(match, 'player-1', { ...attack, from: 'a', assign: 5 }, 'b');
    expect(match.at('b')).toBe('player-1 8');
    touch(match, 'player-1', { ...attack, from: 'a', assign: 'all' }, 'b');
    expect([match.at('a'), match.at('b')]).toEqual(['player-1 1', 'player-1 11']);
    // Nobody is left to follow, so a touch means the next attack.
    expect(touch(match, 'player-1', { ...attack, from: 'a' }, 'b')).toBe('from');
  });

  test('ATTACK again attacks out of it instead (KR-ATT-SWITCH)', () => {
    expect(touch(conquered(), 'player-1', attack, 'b')).toBe('from');
  });
});

describe('moving', () => {
  test('MOVE, then where armies leave, then where they go (KR-MOVE-BUTTON, KR-MOVE-FROM, KR-MOVE-TO)', () => {
    const match = front();
    expect(touch(match, 'player-1', { ...idle, from: 'a' }, 'd')).toBe('nothing');
    expect(touch(match, 'player-1', move, 'a')).toBe('from');
    expect(touch(match, 'player-1', { ...move, from: 'a' }, 'd')).toBe('move-armies');
    expect([match.at('a'), match.at('d')]).toEqual(['player-1 4', 'player-1 2']);
  });

  test('between neighbours of one’s own only (KR-MOVE-DEF, KR-MOVE-OWN)', () => {
    expect(touch(front(), 'player-1', { ...move, from: 'a' }, 'b')).toBe('nothing');
    // Its own start, to be chosen instead.
    expect(touch(front(), 'player-1', { ...move, from: 'a' }, 'e')).toBe('from');
  });

  test('farther, through one’s own land, where the house rule says so', () => {
    const match = new TestMatch({ rules: { 'move-reach': 'connected' } })
      .start()
      .lay(
        { a: 'player-1 5', d: 'player-1 1', e: 'player-1 3', b: 'player-2 2', c: 'player-1 4', f: 'player-2 1' },
        { mover: 'player-1' },
      );
    expect(targetsOf(match.snapshot, match.game, 'move', 'a')).toEqual(['d', 'e']);
    expect([...startsOf(match.snapshot, match.game, 'move')]).toEqual(['a', 'e']);
    expect(touch(match, 'player-1', { ...move, from: 'a' }, 'e')).toBe('move-armies');
    // More may follow over the same way, though it is no border.
    expect([...startsOf(match.snapshot, match.game, 'move')]).toEqual(['a']);
  });

  test('once, and one way (KR-MOVE-ONCE, KR-MOVE-ONEWAY)', () => {
    const match = front();
    touch(match, 'player-1', { ...move, from: 'a' }, 'd');
    expect(touch(match, 'player-1', { ...move, from: 'd' }, 'a')).toBe('from');
    expect(touch(match, 'player-1', move, 'e')).toBe('nothing');
    expect(targetsOf(match.snapshot, match.game, 'move', 'd')).toEqual([]);
    expect(touch(match, 'player-1', { ...move, from: 'a' }, 'd')).toBe('move-armies');
  });

  test('as many as Assign says, and one stays (KR-MOVE-ASSIGN)', () => {
    const match = front();
    touch(match, 'player-1', { ...move, from: 'a', assign: 5 }, 'd');
    expect([match.at('a'), match.at('d')]).toEqual(['player-1 1', 'player-1 5']);
    expect(touch(match, 'player-1', { ...move, from: 'a' }, 'd')).toBe('nothing');
  });
});

test('nothing is touched while a set has to be turned in, or when the game is over', () => {
  expect(touch(front({ mustTurnIn: true }), 'player-1', { ...attack, from: 'a' }, 'b')).toBe('nothing');
  const over = front({ phase: 'over', winner: 'player-1' });
  expect(gameOf(over.snapshot)?.winner).toBe('player-1');
  expect(touch(over, 'player-1', { ...attack, from: 'a' }, 'b')).toBe('nothing');
});
