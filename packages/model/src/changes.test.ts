import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Changes, changeInPlace, Edits, putInPlace, reverse, withChanges } from './changes.ts';
import type { Pose } from './pose.ts';
import type { Chat } from './records/chat.ts';
import type { Drawing } from './records/drawing.ts';
import { emptySnapshot, newestKept, type Snapshot } from './snapshot.ts';
import { seenBy, tableWith } from './testing/index.ts';

const ink: Drawing = { seat: 'red-1', shape: 'line', points: [] };
const at = (x: number): Pose => [x, 0, 0];

const copyMaps = <T extends object>(maps: T): T =>
  Object.fromEntries(
    Object.entries(maps).map(([kind, records]) => [kind, new Map(records as Map<string, unknown>)]),
  ) as T;

const copyOf = ({ public: table, sides }: Snapshot): Snapshot => ({
  public: copyMaps(table),
  sides: Object.fromEntries(Object.entries(sides).map(([side, maps]) => [side, maps && copyMaps(maps)])),
});

describe('changes', () => {
  it('remember what was there before, so that they can be taken back', () => {
    const table = tableWith((edits) => edits.put('pose', 'a', at(1)));
    const changes = new Edits(table).put('pose', 'a', at(2)).put('pose', 'b', at(3)).changes();
    expect(changes).toEqual({ public: { pose: { a: [at(1), at(2)], b: [null, at(3)] } } });
    expect(reverse(changes)).toEqual({ public: { pose: { a: [at(2), at(1)], b: [at(3), null] } } });
  });

  it('are empty where nothing was there and nothing comes', () => {
    const table = emptySnapshot(['red']);
    expect(new Edits(table).put('pose', 'a', null).putSecret('red', 'pose', 'a', null).changes()).toEqual({});
  });

  it('keep the last word of one action about a piece, also when that is “not there”', () => {
    const table = tableWith((edits) => edits.put('pose', 'a', at(1)));
    const edits = new Edits(table)
      .put('pose', 'a', at(2))
      .put('pose', 'a', at(3))
      .put('pose', 'b', at(4))
      .put('pose', 'b', null);
    expect(edits.changes()).toEqual({ public: { pose: { a: [at(1), at(3)] } } });
  });

  it('of a side that the reader does not know are left out', () => {
    const whole = tableWith((edits) => edits.put('drawing', 'a', ink));
    const spectator = seenBy(whole);
    const changes = new Edits(whole).putSecret('red', 'pose', 'a', at(1)).changes();
    expect(withChanges(spectator, changes)).toEqual(spectator);
    expect(withChanges(whole, changes).sides['red']?.pose.get('a')).toEqual(at(1));
  });

  it('share with the old snapshot what they do not touch', () => {
    const table = tableWith((edits) => edits.put('pose', 'a', at(1)).put('drawing', 'a', ink));
    const after = withChanges(table, new Edits(table).put('pose', 'a', at(2)).changes());
    expect(after.public.drawing).toBe(table.public.drawing);
    expect(after.sides).toBe(table.sides);
    expect(table.public.pose.get('a')).toEqual(at(1));
  });
});

describe('chat and log', () => {
  it.each(Object.entries(newestKept))(
    '%s keeps its newest %i, by the same rule in place and in a copy',
    (kind, kept) => {
      const lines = Array.from({ length: kept + 7 }, (_, i) => i);
      let copied = emptySnapshot([]);
      const inPlace = emptySnapshot([]);
      const oneByOne = emptySnapshot([]);
      for (const i of lines) {
        const line = { text: String(i) };
        const changes = { public: { [kind]: { [`line-${i}`]: [null, line] } } } as unknown as Changes;
        copied = withChanges(copied, changes);
        changeInPlace(inPlace, changes);
        putInPlace(oneByOne, kind as 'chat', `line-${i}`, line as Chat);
      }
      const ids = [...inPlace.public[kind as 'chat'].keys()];
      expect(ids).toEqual(lines.slice(7).map((i) => `line-${i}`));
      expect(copied).toEqual(inPlace);
      expect(oneByOne).toEqual(inPlace);
    },
  );
});

const ids = ['a', 'b', 'c', 'd'];
const someEdit = fc.record({
  layer: fc.constantFrom('public' as const, 'red' as const, 'blue' as const),
  id: fc.constantFrom(...ids),
  x: fc.option(fc.integer({ min: 0, max: 99 })),
});
type SomeEdit = typeof someEdit extends fc.Arbitrary<infer T> ? T : never;

const changesFor = (snapshot: Snapshot, edits: readonly SomeEdit[]): Changes => {
  const collected = new Edits(snapshot);
  for (const { layer, id, x } of edits) {
    if (layer === 'public') collected.put('pose', id, x === null ? null : at(x));
    else collected.putSecret(layer, 'pose', id, x === null ? null : at(x));
  }
  return collected.changes();
};

const someTable = fc.array(someEdit, { maxLength: 12 }).map((edits) => {
  const table = emptySnapshot(['red', 'blue']);
  changeInPlace(table, changesFor(table, edits));
  return table;
});
const someEdits = fc.array(someEdit, { maxLength: 8 });

describe('the laws of changes', () => {
  it('the reverse of the reverse is the same', () => {
    fc.assert(
      fc.property(someTable, someEdits, (table, edits) => {
        const changes = changesFor(table, edits);
        expect(reverse(reverse(changes))).toEqual(changes);
      }),
    );
  });

  it('changes and then their reverse leave the table as it was', () => {
    fc.assert(
      fc.property(someTable, someEdits, (table, edits) => {
        const changes = changesFor(table, edits);
        expect(withChanges(withChanges(table, changes), reverse(changes))).toEqual(table);
      }),
    );
  });

  it('made in a copy and made in place are the same, and the copy’s original is untouched', () => {
    fc.assert(
      fc.property(someTable, someEdits, (table, edits) => {
        const original = copyOf(table);
        const changes = changesFor(table, edits);
        const inPlace = copyOf(table);
        changeInPlace(inPlace, changes);
        expect(withChanges(table, changes)).toEqual(inPlace);
        expect(table).toEqual(original);
      }),
    );
  });

  it('sent as JSON they say the same', () => {
    fc.assert(
      fc.property(someTable, someEdits, (table, edits) => {
        const changes = changesFor(table, edits);
        const sent = JSON.parse(JSON.stringify(changes)) as Changes;
        expect(withChanges(table, sent)).toEqual(withChanges(table, changes));
      }),
    );
  });
});
