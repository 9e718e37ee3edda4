import { howMany } from '@vexillum/model/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { readUpdate } from './read-update.ts';
import type { StructFacts } from './update-facts.ts';
import { drafted } from './testing/plan-table.ts';

const kinds = new Map<unknown, string>([
  [Y.ContentDeleted, 'deleted'],
  [Y.ContentAny, 'any'],
  [Y.ContentString, 'string'],
  [Y.ContentFormat, 'format'],
]);

const kindOf = (struct: Y.Item | Y.GC | Y.Skip): string | undefined => {
  if (!(struct instanceof Y.Item)) return struct instanceof Y.GC ? 'gc' : 'skip';
  if (struct.content instanceof Y.ContentType) return struct.content.type instanceof Y.Map ? 'map' : 'text';
  return kinds.get(struct.content.constructor);
};

const idOf = (id: Y.ID | null): unknown => (id === null ? null : { client: id.client, clock: id.clock });

const asYjsReads = (update: Uint8Array): unknown => {
  const { structs, ds } = Y.decodeUpdate(update);
  const facts = structs.map((struct) => {
    const { origin = null, rightOrigin = null, parent = null, parentSub = null } = struct as Partial<Y.Item>;
    const above = parent instanceof Y.ID ? idOf(parent) : parent;
    const neighbours = { origin: idOf(origin), rightOrigin: idOf(rightOrigin) };
    return {
      ...(idOf(struct.id) as object),
      kind: kindOf(struct),
      length: struct.length,
      ...neighbours,
      parent: above,
      key: parentSub,
    };
  });
  const deletes = [...ds.clients].flatMap(([client, items]) =>
    items.map(({ clock, len }) => ({ client, clock, length: len })),
  );
  return { facts, deletes };
};

/** Yjs does not keep how many bytes a value took. */
const withoutValue = ({ client, clock, kind, length, origin, rightOrigin, parent, key }: StructFacts): unknown => ({
  client,
  clock,
  kind,
  length,
  origin,
  rightOrigin,
  parent,
  key,
});

const asWeRead = (update: Uint8Array): unknown => {
  const { structs, deletes } = readUpdate(update);
  return { facts: [...structs.values()].flat().map(withoutValue), deletes };
};

type Edit = readonly [what: number, at: number, text: string];

const apply = (doc: Y.Doc, [what, at, text]: Edit): void => {
  const pad = doc.getText('pad');
  const place = Math.min(at, pad.length);
  const length = Math.min(text.length, pad.length - place);
  if (what === 0) pad.insert(place, text);
  else if (what === 1) pad.delete(place, length);
  else if (what === 2) pad.format(place, length, { bold: at % 2 === 0 ? true : null });
  else if (what === 3) doc.getMap('note').set(`n${at}`, { text, at: [at, at / 3, null, undefined] });
  else if (what === 4) doc.getMap('note').delete(`n${at}`);
  else doc.getMap('order').set(`o${at}`, new Y.Map([['pad', new Y.Text(text)]]));
};

const edits = fc.array(fc.tuple(fc.nat(5), fc.nat(6), fc.constantFrom('a', 'hold', 'é😀', '')), { maxLength: 40 });

/** Two authors, the second after the first, with everything deleted that the list says. */
const written = (first: readonly Edit[], second: readonly Edit[]): Y.Doc => {
  const one = drafted((doc) => first.forEach((edit) => apply(doc, edit)));
  return drafted((doc) => {
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(one));
    for (const edit of second) apply(doc, edit);
  });
};

describe('reading an update before Yjs does', () => {
  test('sees in every honest update what Yjs sees', () => {
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const update = Y.encodeStateAsUpdate(written(first, second));
        expect(asWeRead(update)).toEqual(asYjsReads(update));
      }),
      { numRuns: howMany(100, 1000) },
    );
  });

  test('sees what Yjs sees, or throws, where bytes were changed', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(edits, changes, (list, broken) => {
        const update = Y.encodeStateAsUpdate(written(list, []));
        for (const [at, byte] of broken) update[at % update.length] = byte;
        let ours: unknown;
        try {
          ours = asWeRead(update);
        } catch {
          return;
        }
        expect(ours).toEqual(asYjsReads(update));
      }),
      { numRuns: howMany(400, 10_000) },
    );
  });
});
