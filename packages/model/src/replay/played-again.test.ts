import { describe, expect, test } from 'vitest';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import type { Game } from '../game.ts';
import { recordWith } from '../kinds.ts';
import { onlySeats } from '../may-act.ts';
import { sealId } from '../records/seal.ts';
import { refuse } from '../refusal.ts';
import { Type } from '../schema.ts';
import type { SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';
import { testDigest } from '../testing/test-digest.ts';
import { TestMatch } from '../testing/test-match.ts';
import { plainText } from '../words.ts';
import { playedAgain } from './played-again.ts';
import type { ReplayEntry } from './replay-entry.ts';

/** Two players hide a number each, throw a die, and lay stones on a heap that grows no higher than nine. */
const kinds = { heap: { public: recordWith<{ readonly stones: number }>({ stones: 'number' }) } };
type Table = Snapshot<typeof kinds>;

const mayAct = onlySeats('captain');
const nothing = Type.Object({}, { additionalProperties: false });
const stonesOn = (snapshot: Table): number => snapshot.public.heap.get('this')?.stones ?? 0;
const withStones = (snapshot: Table, stones: number) => new Edits(snapshot).put('heap', 'this', { stones });

const hide = defineAction({
  name: 'hide-number',
  says: 'Hides a number.',
  args: Type.Object({ number: Type.Integer(), salt: Type.String() }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct,
  run(snapshot: Table, { number, salt }, { seat, digestOf }) {
    const side = seat.side as SideId;
    const id = sealId(side, 'number');
    const payload = { number };
    const digest = digestOf(side, 'number', payload, salt);
    const edits = new Edits(snapshot)
      .put('seal', id, { side, slot: 'number', digest })
      .putSecret(side, 'seal', id, { slot: 'number', digest, payload, salt });
    return {
      changes: edits.changes(),
      seals: { side, slots: [{ k: 'number', c: digest }] },
      publicArgs: {},
      secretOf: side,
    };
  },
});

const show = defineAction({
  name: 'show-number',
  says: 'Shows one’s number.',
  args: nothing,
  isUndoable: false,
  isGuessable: false,
  mayAct,
  run(snapshot: Table, _args, { seat }) {
    const side = seat.side as SideId;
    const id = sealId(side, 'number');
    const [seal, secret] = [snapshot.public.seal.get(id), snapshot.sides[side]?.seal.get(id)];
    if (!seal || !secret) return refuse('none', 'There is none.');
    const { payload, salt } = secret;
    const { number } = payload as { readonly number: number };
    const edits = withStones(snapshot, stonesOn(snapshot) + number).put('seal', id, {
      ...seal,
      opening: { payload, salt },
    });
    return { changes: edits.changes(), openings: { side, slots: [{ k: 'number', p: payload, salt }] } };
  },
});

const lay = defineAction({
  name: 'lay-stones',
  says: 'Lays stones.',
  args: Type.Object({ stones: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  isUndoable: true,
  isGuessable: true,
  mayAct,
  run(snapshot: Table, { stones }) {
    const after = stonesOn(snapshot) + stones;
    return after > 9 ? refuse('too-high', 'The heap falls down.') : { changes: withStones(snapshot, after).changes() };
  },
});

const throwOn = defineAction({
  name: 'throw-on',
  says: 'Lays as many stones as a die says.',
  args: nothing,
  isUndoable: false,
  isGuessable: false,
  mayAct,
  run(snapshot: Table, _args, { chance }) {
    const rolled = chance.roll({ dice: [2], why: 'stones' });
    if (!('values' in rolled)) return rolled;
    return { changes: withStones(snapshot, stonesOn(snapshot) + (rolled.values[0] ?? 0)).changes(), draw: rolled.draw };
  },
});

const heap: Game<typeof kinds> = {
  id: 'heap',
  name: 'Heap',
  sides: ['red', 'blue'],
  seats: [
    { id: 'host', kind: 'host' },
    { id: 'red', kind: 'captain', side: 'red' },
    { id: 'blue', kind: 'captain', side: 'blue' },
  ],
  profiles: [{ id: 'plain', name: 'Plain', description: '' }],
  houseRules: [],
  kinds,
  actions: [hide, show, lay, throwOn],
  events: {},
  eventOf: () => undefined,
};

const rules = playedAgain(() => heap, {
  [hide.name]: ({ payload, salt }) => ({ ...(payload as { readonly number: number }), salt }),
});

const said = (entries: readonly ReplayEntry[]): readonly string[] =>
  rules.replay(entries, () => testDigest).map(({ says }) => plainText(says));

const played = (): TestMatch =>
  new TestMatch(heap)
    .act('host', 'set-clock', { turnSeconds: 60 })
    .act('red', 'hide-number', { number: 1, salt: 'aa' })
    .act('blue', 'hide-number', { number: 2, salt: 'bb' })
    .act('red', 'lay-stones', { stones: 2 })
    .act('red', 'undo-action')
    .act('red', 'redo-action')
    .act('red', 'undo-action')
    .act('blue', 'say', { text: 'Well?', to: 'table' })
    .act('blue', 'lay-stones', { stones: 1 })
    .act('red', 'throw-on')
    .act('red', 'show-number');

/** The match with the last entry of this name written otherwise. */
const forged = (name: string, change: (entry: ReplayEntry) => Partial<ReplayEntry>): readonly ReplayEntry[] => {
  const { entries } = played();
  const at = entries.findLastIndex((entry) => entry.name === name);
  return entries.map((entry, index) => (index === at ? { ...entry, ...change(entry) } : entry));
};

const heapOf = (before: number | null, after: number | null) => {
  const [was, is] = [before, after].map((stones) => (stones === null ? null : { stones }));
  return { heap: { this: [was, is] } };
};

describe('a match that is played again', () => {
  test('is as its entries say', () => {
    expect(said(played().entries)).toEqual([]);
  });

  test('is of no other game', () => {
    expect(said(new TestMatch({ ...heap, id: 'other' }).entries)).toEqual(['The first entry names no game of ours.']);
  });

  test.each<[string, readonly ReplayEntry[], RegExp]>([
    ['does more than its action', forged('lay-stones', () => ({ args: { stones: 2 } })), /lay-stones does not do what/],
    ['would be refused', forged('lay-stones', () => ({ args: { stones: 10 } })), /refused here: The heap falls down/],
    ['has arguments that nobody takes', forged('lay-stones', () => ({ args: {} })), /does not take such arguments/],
    ['is of no seat', forged('lay-stones', () => ({ seat: 'green' })), /of a seat that this game does not have/],
    ['takes more back than was done', forged('undo-action', () => ({ changes: heapOf(2, 1) })), /undo-action does not/],
    ['takes back what another did', forged('undo-action', () => ({ seat: 'blue' })), /done nothing that can be undone/],
    ['changes the board by talk', forged('say', () => ({ changes: heapOf(null, 4) })), /say cannot change the board/],
    ['throws other dice than it has', forged('throw-on', () => ({ draw: { req: { d: [6] } } })), /not about the dice/],
    [
      'seals what nobody opens, and does more',
      forged('hide-number', ({ changes }) => ({ changes: { ...changes, ...heapOf(null, 3) } })),
      /hide-number does not do what/,
    ],
    [
      'shows a number and counts another',
      forged('show-number', ({ changes }) => ({ changes: { ...changes, ...heapOf(3, 9) } })),
      /show-number does not do what/,
    ],
  ])('is found out where an entry %s', (_what, entries, sentence) => {
    expect(said(entries)[0]).toMatch(sentence);
  });

  test('is found out where something else than an action of the game changes its records', () => {
    const { entries } = played();
    const stray = { seq: entries.length, at: '', seat: 'host', name: 'claim-seat', args: {}, changes: heapOf(4, 9) };
    expect(said([...entries, stray])).toEqual([`Entry ${entries.length}: claim-seat cannot change the board.`]);
  });
});
