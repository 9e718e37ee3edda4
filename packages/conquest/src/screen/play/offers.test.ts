import { choices, mayAttack, mayEndTurn, mayMove, mayTurnIn, randomAction, seatOf } from '../../rules/index.ts';
import { playOut, TestMatch } from '../../rules/testing/index.ts';
import { seededRandom } from '@vexillum/geometry';
import { isRefusal, type Json } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { touchableOf } from '../board/touchable.ts';
import { touchWords } from '../board/touch-words.ts';
import { whyNot } from '../board/why-not.ts';
import { buttonReason, type TurnButton, turnButtons } from './control-reasons.ts';
import { type Aim, meaningOfTouch } from './touch.ts';

const lands = ['a', 'b', 'c', 'd', 'e', 'f'];
const aims: readonly Aim[] = ([undefined, 'attack', 'move'] as const).flatMap((chosen) =>
  [undefined, ...lands].map((from): Aim => ({ chosen, from: chosen && from, assign: 5 })),
);
const actionOf: Readonly<Record<TurnButton, string>> = {
  attack: mayAttack.action,
  move: mayMove.action,
  recruit: mayTurnIn.action,
  'end-turn': mayEndTurn.action,
};

/** A table that a random game comes to, in any phase and at any point of a turn. */
const tables = fc
  .tuple(
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 0, max: 150 }),
    fc.constantFrom('neighbour', 'connected'),
    fc.boolean(),
    fc.constantFrom(0, 2),
    fc.boolean(),
  )
  .map(([seed, actions, reach, isRandomStart, teams, isShared]) => {
    const match = new TestMatch({
      players: 2 + (seed % 3),
      seed,
      rules: { 'random-start': isRandomStart, 'move-reach': reach, teams, 'shared-land': isShared },
    }).start();
    playOut(match, seed, actions);
    return match;
  });

const choice = (match: TestMatch, side: string, action: string) => {
  const seat = seatOf(side);
  const found = seat && choices(match.snapshot, seat).find((one) => one.action === action);
  if (!found) throw new Error(`no ${action} by ${side}`);
  return found;
};

describe('law: the screen offers what may be done, and nothing else', () => {
  it('a touch does what would be done, or is one that a way starts from, or says why not', () => {
    fc.assert(
      fc.property(tables, (match) => {
        for (const side of match.game.order)
          for (const aim of aims) {
            const { targets } = touchableOf(match.snapshot, side, aim);
            for (const id of lands) lookAt(match, side, aim, id, targets);
          }
      }),
      { numRuns: 25 },
    );
  });

  const lookAt = (match: TestMatch, side: string, aim: Aim, id: string, lit: ReadonlySet<string>): void => {
    const { snapshot } = match;
    const meaning = meaningOfTouch(snapshot, side, aim, id);
    const story = `${side} touches ${id}: ${JSON.stringify(aim)} ${JSON.stringify(match.game)}`;
    const isRefused = meaning.kind === 'act' && isRefusal(match.attempt(side, meaning.name, meaning.args));
    const isTold = meaning.kind !== 'nothing' || whyNot(snapshot, side, aim, id) !== '';
    const hasWords = touchWords(snapshot, aim, id, meaning, true) !== undefined;
    expect({ story, isRefused, isTold, hasWords, isLit: lit.has(id) }).toEqual({
      story,
      isRefused: false,
      isTold: true,
      hasWords: meaning.kind !== 'nothing',
      isLit: meaning.kind === 'act' || (meaning.kind === 'from' && aim.from === undefined),
    });
  };

  it('whatever may be done with a territory is done by a touch of it', () => {
    fc.assert(
      fc.property(tables, (match) => {
        for (const side of match.game.order) {
          for (const action of ['claim-territory', 'place-army', 'place-recruits'])
            for (const { territory } of choice(match, side, action).targets())
              expect(touched(match, side, undefined, undefined, territory)).toMatchObject({ name: action });
          for (const chosen of ['attack', 'move'] as const)
            for (const { from, to } of choice(match, side, actionOf[chosen]).targets()) {
              expect(touched(match, side, chosen, undefined, from)).toEqual({ kind: 'from', id: from });
              expect(touched(match, side, chosen, from, to)).toMatchObject({
                name: actionOf[chosen],
                args: { from, to },
              });
            }
        }
      }),
      { numRuns: 40 },
    );
  });

  const touched = (match: TestMatch, side: string, chosen: Aim['chosen'], from: Json | undefined, id: unknown) =>
    meaningOfTouch(match.snapshot, side, { chosen, from: from as string | undefined, assign: 'all' }, String(id));

  it('a button, and the key for it, can be pressed where its action may be done', () => {
    fc.assert(
      fc.property(tables, (match) => {
        for (const side of match.game.order)
          for (const button of turnButtons) {
            const { ok } = choice(match, side, actionOf[button]);
            expect(buttonReason(match.snapshot, side, button) === undefined).toBe(ok);
          }
        expect(isRefusal(match.attempt(match.mover, mayEndTurn.action))).toBe(
          buttonReason(match.snapshot, match.mover, 'end-turn') !== undefined,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('a machine asks for nothing that is refused', () => {
    fc.assert(
      fc.property(tables, fc.integer(), (match, seed) => {
        const asked = randomAction(match.snapshot, match.mover, seededRandom(seed));
        expect(asked === undefined).toBe(match.game.phase === 'over');
        expect(asked && isRefusal(match.attempt(match.mover, asked.name, asked.args))).not.toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
