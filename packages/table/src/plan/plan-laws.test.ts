import { isRefusal } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as Y from 'yjs';
import { PlanClient, PlanTable, pictureOf, rootNames } from './testing/plan-table.ts';

type Step =
  | {
      readonly kind: 'set' | 'delete';
      readonly who: number;
      readonly root: number;
      readonly id: number;
      readonly text: string;
    }
  | { readonly kind: 'write' | 'erase' | 'embolden'; readonly who: number; readonly at: number; readonly text: string }
  | { readonly kind: 'nest' | 'append'; readonly who: number; readonly id: number; readonly text: string }
  | { readonly kind: 'leave' | 'return' | 'return-writing' | 'reload'; readonly who: number }
  | { readonly kind: 'restart' };

const who = fc.nat(3);
const text = fc.constantFrom('hold', 'x', 'wheel left and wait', 'é', '');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('set', 'delete'), who, root: fc.nat(3), id: fc.nat(3), text }),
  fc.record({ kind: fc.constantFrom('write', 'erase', 'embolden'), who, at: fc.nat(60), text }),
  fc.record({ kind: fc.constantFrom('nest', 'append'), who, id: fc.nat(1), text }),
  fc.record({ kind: fc.constantFrom('leave', 'return', 'return-writing', 'reload'), who }),
  fc.constant({ kind: 'restart' } as const),
);

const edit = (doc: Y.Doc, move: Step & { readonly text: string }): void => {
  if (move.kind === 'set')
    doc.getMap(rootNames[move.root] ?? 'note').set(`id-${move.id}`, { text: move.text, at: [1, [2, 3.5]] });
  else if (move.kind === 'delete') doc.getMap(rootNames[move.root] ?? 'note').delete(`id-${move.id}`);
  else if (move.kind === 'nest') nest(doc, move.id, move.text);
  else if (move.kind === 'append') append(doc, move.id, move.text);
  else editPad(doc.getText('pad'), move as Step & { readonly at: number; readonly text: string });
};

const nest = (doc: Y.Doc, id: number, value: string): void => {
  const Shared = doc.getMap('order').constructor as new () => Y.Map<unknown>;
  const order = doc.getMap('order').set(`nested-${id}`, new Shared());
  order.set('text', value);
};

const append = (doc: Y.Doc, id: number, value: string): void => {
  const order = doc.getMap('order').get(`nested-${id}`) as Y.Map<unknown> | undefined;
  order?.set(`line-${value.length}`, value);
};

const editPad = (pad: Y.Text, move: { readonly kind: string; readonly at: number; readonly text: string }): void => {
  const at = Math.min(move.at, pad.length);
  const length = Math.min(move.text.length, pad.length - at);
  if (move.kind === 'write') pad.insert(at, move.text);
  else if (move.kind === 'erase') pad.delete(at, length);
  else pad.format(at, length, { bold: true });
};

/** Red's captain has two devices; the third and fourth client are commanders. */
const seats = ['red-captain', 'red-captain', 'red-1', 'red-2'];

class Team {
  readonly table = new PlanTable();
  readonly clients: PlanClient[] = seats.map(
    (seat) =>
      new PlanClient(seat, this.table, (update, from) => {
        for (const client of this.clients) if (client !== from) client.hear(update);
      }),
  );

  do(move: Step): void {
    if (move.kind === 'restart') return this.table.restart();
    const client = this.clients[move.who] as PlanClient;
    if (move.kind === 'leave') client.isOnline = false;
    else if (move.kind === 'reload') client.reload();
    else if (move.kind === 'return') client.reconnect();
    else if (move.kind === 'return-writing') client.reconnect(() => client.doc.getText('pad').insert(0, 'back '));
    else edit(client.doc, move as Step & { readonly text: string });
  }

  gather(): void {
    for (const client of this.clients) client.reconnect();
    for (const client of this.clients) client.reconnect();
  }
}

describe('a team that plans together, on bad lines', () => {
  test('is never refused, and everyone ends with the same plan', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
        const team = new Team();
        for (const move of steps) team.do(move);
        team.gather();
        const refusals = team.clients.flatMap((client) => client.answers.filter(isRefusal));
        expect(refusals).toEqual([]);
        const picture = pictureOf(team.table.plan.doc);
        const others = [...team.clients.map((client) => client.doc), team.table.listener, team.table.newcomer()];
        for (const doc of others) expect(pictureOf(doc)).toEqual(picture);
        team.table.restart();
        expect(pictureOf(team.table.plan.doc)).toEqual(picture);
      }),
      { numRuns: 150 },
    );
  });
});
