import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LittleTable } from './testing/index.ts';
import type { PointerToolEvent } from './tool-event.ts';
import { proposals } from './draft/move-draft.ts';
import { toolModes } from './tool-mode.ts';

const table = () =>
  new LittleTable(
    { 'stand:left': [10, 10, 0], 'stand:right': [12, 10, 0], 'stand:behind': [10, 9, 0], 'stand:foe': [11, 14, 180] },
    ['stand:foe'],
    {
      scenery: { 'terrain:wood': [16, 10, 30], 'camp:red': [10, 3, 0] },
      ink: {
        'note:1': [
          { x: 8, y: 12 },
          { x: 8, y: 13 },
        ],
      },
    },
  );

const keys = [
  'Tab',
  'Enter',
  'Escape',
  'Backspace',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  ...Array.from('wadqezx[]csvmlp123.90'),
] as const;

type Deed =
  | {
      readonly do: 'point';
      readonly kind: PointerToolEvent['kind'];
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly more: Partial<PointerToolEvent>;
    }
  | { readonly do: 'key'; readonly key: string; readonly more: { shift: boolean; alt: boolean; isUp: boolean } }
  | { readonly do: 'cancel'; readonly id: number }
  | { readonly do: 'wait'; readonly time: number }
  | { readonly do: 'mode'; readonly mode: (typeof toolModes)[number] }
  | { readonly do: 'propose'; readonly kind: (typeof proposals)[number] }
  | { readonly do: 'call'; readonly name: 'commit' | 'cancel' | 'stepBack' | 'returnToTurnStart' | 'refresh' }
  | { readonly do: 'lose'; readonly id: string }
  | { readonly do: 'hold'; readonly id: string };

const stands = ['stand:left', 'stand:right', 'stand:behind', 'camp:red', 'terrain:wood'];
const place = fc.double({ min: 5, max: 20, noNaN: true });

// The first two pointers are fingers, the third is a mouse.
const pointing: fc.Arbitrary<Deed> = fc
  .record({
    kind: fc.constantFrom('down', 'move', 'move', 'up'),
    id: fc.constantFrom(1, 2, 3),
    x: place,
    y: place,
    shift: fc.boolean(),
    alt: fc.boolean(),
    button: fc.constantFrom(0, 0, 0, 1, 2),
  })
  .map(({ kind, id, x, y, shift, alt, button }) => ({
    do: 'point',
    kind: kind as PointerToolEvent['kind'],
    id,
    x,
    y,
    more: { shift, alt, button, pointerId: id, pointerType: id === 3 ? 'mouse' : 'touch' },
  }));

const keying: fc.Arbitrary<Deed> = fc
  .record({
    key: fc.constantFrom(...keys),
    shift: fc.boolean(),
    alt: fc.boolean(),
    isUp: fc.constantFrom(false, false, true),
  })
  .map(({ key, ...more }) => ({ do: 'key', key, more }));

const rarely: fc.Arbitrary<Deed> = fc.oneof(
  fc.constantFrom(1, 2, 3).map((id): Deed => ({ do: 'cancel', id })),
  fc.constantFrom(100, 400, 600).map((time): Deed => ({ do: 'wait', time })),
  fc.constantFrom(...toolModes).map((mode): Deed => ({ do: 'mode', mode })),
  fc.constantFrom(...proposals).map((kind): Deed => ({ do: 'propose', kind })),
  fc
    .constantFrom('commit', 'cancel', 'stepBack', 'returnToTurnStart', 'refresh')
    .map((name): Deed => ({ do: 'call', name: name as 'commit' })),
  fc.constantFrom(...stands).map((id): Deed => ({ do: 'lose', id })),
  fc.constantFrom(...stands).map((id): Deed => ({ do: 'hold', id })),
);

const deeds = fc.array(
  fc.oneof({ weight: 6, arbitrary: pointing }, { weight: 3, arbitrary: keying }, { weight: 2, arbitrary: rarely }),
  {
    maxLength: 40,
  },
);

const act = (board: LittleTable, deed: Deed): void => {
  switch (deed.do) {
    case 'point':
      board.point(deed.kind, deed.x, deed.y, deed.more);
      break;
    case 'key':
      board.key(deed.key, deed.more);
      break;
    case 'cancel':
      board.tool.handle({ kind: 'cancel', pointerId: deed.id });
      break;
    case 'wait':
      board.wait(deed.time);
      break;
    case 'mode':
      board.tool.setMode(deed.mode);
      break;
    case 'propose':
      board.tool.propose(deed.kind);
      break;
    case 'call':
      board.tool[deed.name]();
      break;
    case 'lose':
      board.poses.delete(deed.id);
      board.selected = board.selected.filter((id) => id !== deed.id);
      board.tool.refresh();
      break;
    case 'hold':
      if (board.holders.has(deed.id)) board.holders.delete(deed.id);
      else board.holders.set(deed.id, 'Anna');
      board.tool.refresh();
      break;
    default:
      deed satisfies never;
  }
};

const liftAll = (board: LittleTable): void => {
  for (const pointerId of [1, 2]) board.release(30, 30, { pointerId, pointerType: 'touch' });
  board.release(30, 30, { pointerId: 3 }).key('l', { isUp: true }).key('m', { isUp: true });
};

describe('whatever hands do, in whatever order', () => {
  test('once all is lifted the hand is free, some Escapes empty it, and it can take a stand', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const board = table();
        for (const deed of list) act(board, deed);
        liftAll(board);
        expect(board.tool.state).toBe('selecting');
        for (let times = 0; times < 8; times += 1) board.key('Escape');
        expect(board.tool.state).toBe('selecting');
        expect(board.tool.mode).toBe('select');
        expect(board.tool.draft).toBeUndefined();
        expect(board.tool.ruler).toBeUndefined();
        board.poses.set('stand:left', [10000, 10000, 0]);
        board.holders.clear();
        board.tool.isAdding = false;
        const fresh = { pointerId: 9, pointerType: 'touch' } as const;
        board.wait(1000).press(10, 9.6, fresh).moveTo(10, 7, fresh).moveTo(6, 7, fresh).release(6, 7, fresh);
        expect(board.last('commit')?.draft.ids).toEqual(['stand:left']);
      }),
      { numRuns: 300 },
    );
  });

  test('a hand that is free holds nothing', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const board = table();
        for (const deed of list) {
          act(board, deed);
          if (board.tool.state !== 'selecting') continue;
          expect(board.tool.draft?.isHeld ?? false).toBe(false);
          expect(board.last('loupe')?.at).toBeUndefined();
          expect(board.last('laser')?.points ?? []).toEqual([]);
          expect(board.last('sketch')?.points ?? []).toEqual([]);
          expect(board.last('marquee')?.box).toBeUndefined();
        }
      }),
      { numRuns: 300 },
    );
  });

  test('nothing is put down that was not in the making, and nothing is left after', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const board = table();
        for (const deed of list) act(board, deed);
        let ids: string | undefined;
        let before: string | undefined;
        for (const effect of board.effects) {
          if (effect.kind === 'draft') [before, ids] = [ids ?? before, effect.draft?.ids.join()];
          if (effect.kind !== 'commit') continue;
          // Back to the turn's start is a move at once; all others were seen first.
          const isSeen = effect.draft.gesture === 'return' || effect.draft.ids.join() === before;
          expect(isSeen).toBe(true);
          expect(ids).toBeUndefined();
          expect(effect.draft.isHeld).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a piece that is put down is one’s own, and in nobody else’s hand', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const board = table();
        for (const deed of list) {
          const seen = board.effects.length;
          const held = new Set(board.holders.keys());
          act(board, deed);
          for (const effect of board.effects.slice(seen)) {
            const ids =
              effect.kind === 'commit' ? effect.draft.ids : effect.kind === 'drop' ? [...effect.poses.keys()] : [];
            expect(ids.filter((id) => board.foreign.has(id) || held.has(id))).toEqual([]);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('two fingers', () => {
  const finger = fc.record({
    kind: fc.constantFrom('move', 'move', 'move', 'up', 'down'),
    id: fc.constantFrom(1, 2),
    x: place,
    y: place,
  });

  test('never move a piece, wherever they are set down and however they go', () => {
    fc.assert(
      fc.property(
        place,
        place,
        fc.array(fc.record({ x: place, y: place }), { maxLength: 4 }),
        fc.array(finger, { maxLength: 30 }),
        (x, y, first, rest) => {
          const board = table();
          const touch = (kind: PointerToolEvent['kind'], id: number, at: { x: number; y: number }) =>
            board.point(kind, at.x, at.y, { pointerId: id, pointerType: 'touch' });
          const places = () => JSON.stringify([...board.poses]);
          const before = places();
          touch('down', 1, { x, y });
          for (const at of first) touch('move', 1, at);
          touch('down', 2, { x: y, y: x });
          // From here on at least one finger stays on the glass: it must not take anything either.
          const down = new Set([1, 2]);
          for (const { kind, id, x: toX, y: toY } of rest) {
            const isUp = kind === 'up';
            if (isUp ? down.size === 1 || !down.has(id) : (kind === 'down') === down.has(id)) continue;
            if (isUp) down.delete(id);
            else down.add(id);
            touch(kind as PointerToolEvent['kind'], id, { x: toX, y: toY });
            expect(board.tool.draft).toBeUndefined();
          }
          expect(places()).toBe(before);
          expect(board.effectsOf('commit')).toEqual([]);
          expect(board.effectsOf('drop')).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
