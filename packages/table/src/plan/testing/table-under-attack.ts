import { expect } from 'vitest';
import { drafted, PlanTable, pictureOf, updateOf } from './plan-table.ts';

/** The client ids of the victim and of the attacker. */
export const alice = 1001;
export const mallory = 6666;

/** Alice of red-1 has drawn, noted and written something before the attacker comes, on the same side as red-2. */
export const tableUnderAttack = (): PlanTable => {
  const table = new PlanTable();
  const draft = drafted((doc) => {
    doc.getMap('arrow').set('arrow-1', { from: [0, 0], to: [10, 4] });
    doc.getMap('note').set('note-1', { text: 'hold the hill' });
    doc.getText('pad').insert(0, 'the plan 😀');
  }, alice);
  expect(table.send(updateOf(draft), 'red-1')).toMatchObject({ kind: 'accepted', isEmpty: false, claimed: [alice] });
  return table;
};

const honest = (text: string): Uint8Array => updateOf(drafted((doc) => doc.getMap('note').set('honest', { text })));

/** The table plays on: a fresh stock document reads the whole plan, and an honest edit is taken and heard. */
export const expectUnharmed = (table: PlanTable, before: unknown = pictureOf(table.plan.doc)): void => {
  expect(pictureOf(table.plan.doc)).toEqual(before);
  expect(pictureOf(table.newcomer())).toEqual(before);
  expect(table.send(honest('after the attack'), 'red-3')).toMatchObject({ kind: 'accepted', isEmpty: false });
  const after = pictureOf(table.plan.doc);
  expect(table.newcomer().getMap('note').get('honest')).toEqual({ text: 'after the attack' });
  expect(pictureOf(table.listener)).toEqual(after);
};

export const expectRefusal = (table: PlanTable, update: Uint8Array, code = 'update-refused'): void => {
  const before = pictureOf(table.plan.doc);
  const state = table.plan.state();
  expect(table.send(update, 'red-2')).toMatchObject({ kind: 'refusal', code });
  expect(table.plan.state()).toEqual(state);
  expectUnharmed(table, before);
};
