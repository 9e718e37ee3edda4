import type { Json } from '@vexillum/model';
import { atom } from 'nanostores';
import type * as Y from 'yjs';
import type { DocumentLine } from './document-line.ts';
import type { PlanArrow, PlanNote, PlanTable } from './plan-table.ts';

/** A side's plan as this browser has it: written at once, merged when there is a line. */
export const openPlanTable = (line: DocumentLine): PlanTable => {
  const $isSynced = atom(false);
  const $arrows = atom<ReadonlyMap<string, PlanArrow>>(new Map());
  const $notes = atom<ReadonlyMap<string, PlanNote>>(new Map());
  const $orders = atom<ReadonlyMap<string, unknown>>(new Map());
  const $requests = atom<ReadonlyMap<string, unknown>>(new Map());
  const $pad = atom('');
  const read = (doc: Y.Doc) => {
    $arrows.set(new Map(doc.getMap<PlanArrow>('arrow').entries()));
    $notes.set(new Map(doc.getMap<PlanNote>('note').entries()));
    $orders.set(new Map(doc.getMap<unknown>('order').entries()));
    $requests.set(new Map(doc.getMap<unknown>('request').entries()));
    $pad.set(doc.getText('pad').toJSON());
  };
  const watch = (doc: Y.Doc) => doc.on('afterTransaction', () => read(doc));
  watch(line.doc);
  line.onFresh(watch);
  line.onSynced((doc) => {
    read(doc);
    $isSynced.set(true);
  });
  const put = (kind: 'arrow' | 'note' | 'order' | 'request', id: string, record: PlanArrow | PlanNote | Json) => {
    const map = line.doc.getMap(kind);
    if (record === null) map.delete(id);
    else map.set(id, record);
  };
  return {
    $isSynced,
    $arrows,
    $notes,
    $orders,
    $requests,
    $pad,
    putArrow: (id, arrow) => put('arrow', id, arrow),
    putNote: (id, note) => put('note', id, note),
    putRequest: (id, request) => put('request', id, request),
    putOrders: (orders) =>
      line.doc.transact(() => {
        for (const [id, order] of orders) put('order', id, order);
      }),
    writePad: (text) => rewrite(line.doc.getText('pad'), text),
  };
};

/** The smallest edit: what is the same at both ends stays, so that a teammate's typing there is not torn out. */
const rewrite = (pad: Y.Text, text: string): void => {
  const old = pad.toJSON();
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start++;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
  if (old.length === start + end && text.length === start + end) return;
  pad.doc?.transact(() => {
    if (old.length > start + end) pad.delete(start, old.length - start - end);
    if (text.length > start + end) pad.insert(start, text.slice(start, text.length - end));
  });
};
