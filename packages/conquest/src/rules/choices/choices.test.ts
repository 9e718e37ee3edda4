import { seededRandom } from '@vexillum/geometry';
import { type Choice, isRefusal, type Json, type Refusal, plainText } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomAction } from '../bot/random-action.ts';
import { conquest } from '../game.ts';
import { seatOf } from '../state/sides.ts';
import { checkChoices, TestMatch } from '../testing/index.ts';

const lands = ['a', 'b', 'c', 'd', 'e', 'f'];

const front = (game = {}) =>
  new TestMatch()
    .start()
    .lay(
      { a: 'player-1 5', d: 'player-1 1', e: 'player-1 3', b: 'player-2 2', c: 'player-2 4', f: 'player-2 1' },
      { mover: 'player-1', ...game },
    );

const choiceOfName = (match: TestMatch, side: string, action: string): Choice => {
  const seat = seatOf(side);
  const choice = seat && conquest.choices?.(match.snapshot, seat).find((one) => one.action === action);
  if (!choice) throw new Error(`no ${action} by ${side}`);
  return choice;
};

const whyNot = (match: TestMatch, action: string, args: { readonly [key: string]: Json } = {}): Refusal | undefined =>
  choiceOfName(match, 'player-1', action).whyNot(args);

const said = (refusal: Refusal | undefined) => refusal && plainText(refusal.words);

describe('what a seat may do', () => {
  it('names every action of the game, once', () => {
    const seat = seatOf('player-1');
    const named = seat && conquest.choices?.(front().snapshot, seat).map(({ action }) => action);
    expect(named?.toSorted()).toEqual(conquest.actions.map(({ name }) => name).toSorted());
  });

  it('is told with its targets and the armies that may go', () => {
    const match = front();
    expect(choiceOfName(match, 'player-1', 'attack-territory').targets()).toEqual([
      { from: 'a', to: 'b' },
      { from: 'e', to: 'f' },
      { from: 'e', to: 'b' },
    ]);
    expect(choiceOfName(match, 'player-1', 'move-armies').targets({ from: 'a' })).toEqual([
      { from: 'a', to: 'd', armies: { least: 1, most: 4 } },
    ]);
    expect(choiceOfName(front({ recruits: 3 }), 'player-1', 'place-recruits').targets()).toContainEqual({
      territory: 'd',
      armies: { least: 1, most: 3 },
    });
  });

  it('is asked as far as somebody has chosen: at all, from there, to there', () => {
    const match = front();
    expect(whyNot(match, 'attack-territory')).toBeUndefined();
    expect(said(whyNot(match, 'attack-territory', { from: 'd' }))).toContain('The last army stays in D');
    expect(whyNot(match, 'attack-territory', { from: 'a' })).toBeUndefined();
    expect(said(whyNot(match, 'attack-territory', { from: 'a', to: 'f' }))).toBe('No border leads from A to F.');
  });

  it('is nothing out of turn, and says why', () => {
    const choice = choiceOfName(front(), 'player-2', 'end-turn');
    expect(choice.ok ? undefined : choice.why.code).toBe('out-of-turn');
    expect(choice.targets()).toEqual([]);
  });

  it('tells what each set of victory flags would bring', () => {
    const match = front().give('player-1', 'crown', 'crown', 'crown', 'tower', 'anchor');
    const sets = choiceOfName(match, 'player-1', 'turn-in-set').targets();
    expect(sets).toHaveLength(2);
    expect(sets[0]).toMatchObject({ kinds: ['crown', 'crown', 'crown'], brings: 4 });
  });
});

describe('law: an action is done exactly where choices say so, and refused with what they say', () => {
  const everyWish = [
    ...lands.map((territory) => ({ name: 'claim-territory', args: { territory } })),
    ...lands.map((territory) => ({ name: 'place-army', args: { territory } })),
    ...lands.map((territory) => ({ name: 'place-recruits', args: { territory, assign: 'all' } })),
    ...lands.flatMap((from) => lands.map((to) => ({ name: 'attack-territory', args: { from, to } }))),
    ...lands.flatMap((from) => lands.map((to) => ({ name: 'move-armies', args: { from, to, assign: 1 } }))),
    { name: 'move-in', args: { assign: 5 } },
    { name: 'turn-in-set', args: {} },
    { name: 'end-turn', args: {} },
  ];

  it('on any table that a random game comes to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 150 }),
        fc.constantFrom('neighbour', 'connected'),
        fc.boolean(),
        (seed, actions, reach, isRandomStart) => {
          const rules = { 'random-start': isRandomStart, 'move-reach': reach, neutral: seed % 3 === 0 };
          const match = new TestMatch({ players: 2 + (seed % 3), seed, rules }).start();
          const random = seededRandom(seed);
          for (let acted = 0; acted < actions && match.game.phase !== 'over'; acted++) {
            const asked = randomAction(match.snapshot, match.mover, random);
            match.act(match.mover, asked?.name ?? '', asked?.args);
          }
          for (const side of match.game.order) {
            for (const { name, args } of everyWish) checkChoices(match, side, name, args);
            checkTargets(match, side);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  /** What is offered is all that is done: no target is refused, and nothing else is a target. */
  const checkTargets = (match: TestMatch, side: string): void => {
    for (const action of ['claim-territory', 'place-army', 'place-recruits', 'attack-territory', 'move-armies']) {
      const choice = choiceOfName(match, side, action);
      const place = (one: { readonly [key: string]: Json }) =>
        JSON.stringify([one['territory'] ?? null, one['from'] ?? null, one['to'] ?? null]);
      const done = everyWish
        .filter(({ name, args }) => name === action && !isRefusal(match.attempt(side, name, args)))
        .map(({ args }) => place(args));
      expect(choice.targets().map(place).toSorted()).toEqual(done.toSorted());
      expect(choice.ok).toBe(done.length > 0);
    }
  };
});
