import { beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { drafted, type PlanTable, updateOf } from './testing/plan-table.ts';
import { alice, mallory, tableUnderAttack, expectRefusal } from './testing/table-under-attack.ts';

let table: PlanTable;

beforeEach(() => {
  table = tableUnderAttack();
});

const expectRefused = (update: Uint8Array, code?: string): void => expectRefusal(table, update, code);

describe('client ids of others, TRUST 4.6', () => {
  test('a struct under the client id of another seat is refused, be it new or one that exists', () => {
    const forged = (draft: (doc: Y.Doc) => void): Uint8Array => {
      const doc = table.newcomer();
      doc.clientID = alice;
      const known = Y.encodeStateVector(doc);
      draft(doc);
      return Y.encodeStateAsUpdate(doc, known);
    };
    expectRefused(forged((doc) => doc.getMap('note').set('note-1', { text: 'run away' })));
    expectRefused(updateOf(drafted((doc) => doc.getMap('note').set('note-1', { text: 'run away' }), alice)));
  });

  test('a second seat may not take a client id that wrote for another, not even after a restart', () => {
    table.restart();
    expectRefused(updateOf(drafted((doc) => doc.getMap('note').set('x', { text: 'x' }), alice)));
    const own = table.newcomer();
    own.clientID = alice;
    own.getMap('note').set('mine', { text: 'still me' });
    const update = Y.encodeStateAsUpdate(own, table.plan.stateVector());
    expect(table.send(update, 'red-1')).toMatchObject({ kind: 'accepted', claimed: [] });
  });

  test('a refused update does not claim its client id', () => {
    expectRefused(updateOf(drafted((doc) => doc.getMap('stand').set('s', {}), mallory)));
    const update = updateOf(drafted((doc) => doc.getMap('note').set('s', {}), mallory));
    expect(table.send(update, 'red-1')).toMatchObject({ kind: 'accepted', claimed: [mallory] });
  });
});
