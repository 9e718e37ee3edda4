import { expect, test } from 'vitest';
import type { ToldEvent } from '../../rules/index.ts';
import { battleSounds } from './battle-sounds.ts';

const stands = { count: 1, troops: { SPR: 1 } };
const combat = { id: 'c1', fight: 'close', side: 'red', attacker: 'SPR', defender: 'KNT' } as const;
const turn = { kind: 'turn-begun', number: 2, side: 'blue', isEqual: false } as const;
const leftOpen = { flags: [], further: 1 };

const soundsOf = (...events: readonly ToldEvent[]) => events.map((event) => [...battleSounds(event)]);

test('moves, contacts, dice, seals and turns sound', () => {
  expect(
    soundsOf(
      { kind: 'stands-moved', ...stands, farMu: 2, isBack: false },
      { kind: 'stands-placed', ...stands, isSealed: true },
      { kind: 'combat-taken-up', ...combat, isAgain: false },
      { kind: 'combat-fought', ...combat, end: 'tie', values: [3, 3], totals: [7, 7] },
      { kind: 'sealed', side: 'red', what: 'orders', count: 4, isAgain: false },
      turn,
      { kind: 'game-ended', count: 0 },
    ),
  ).toEqual([['move'], ['move', 'seal'], ['contact'], ['dice'], ['seal'], ['turn'], ['win']]);
});

test('what nobody has to hear is silent: numbers, chat, dice that were thrown elsewhere, a fight that is worked out again', () => {
  expect(
    soundsOf(
      { kind: 'said', text: 'hello' },
      { kind: 'combat-taken-up', ...combat, isAgain: true },
      { kind: 'combat-applied', ...combat, end: 'tie', isByHand: false, lost: 0, moved: 0, demoralized: [] },
      { kind: 'dice-rolled', dice: [6], values: [4], why: '', isByHand: true },
      { kind: 'phase-begun', number: 2, side: 'blue', phase: 'movement', isBack: false },
    ).flat(),
  ).toEqual([]);
});

test('flags that are left open are heard, and an army that is defeated is louder', () => {
  expect(
    soundsOf(
      { ...turn, leftOpen },
      { ...turn, leftOpen, defeated: 'red' },
      {
        kind: 'phase-begun',
        number: 2,
        side: 'blue',
        phase: 'end',
        isBack: false,
        leftOpen,
      },
    ),
  ).toEqual([['turn', 'flag'], ['turn', 'win'], ['flag']]);
});
