import { words } from '@vexillum/model';
import * as Y from 'yjs';
import { structAt } from './place-in-document.ts';
import type { StructFacts } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

/** Where an item stands in its text, or among the values that a key has had. */
class Places {
  readonly #places = new Map<Y.Item, number>();

  of(item: Y.Item): number {
    if (!this.#places.has(item)) this.#count(item);
    return this.#places.get(item) as number;
  }

  #count(item: Y.Item): void {
    let first = item;
    while (first.left !== null) first = first.left;
    let place = 0;
    for (let at: Y.Item | null = first; at !== null; at = at.right) this.#places.set(at, place++);
  }
}

/**
 * What a stock client inserts has its left neighbour on the left of its right one. Yjs takes the opposite too, and then
 * places the struct by how its neighbours happen to be split, so a newcomer's plan would differ from everybody else's.
 * `doc` has taken in these structs already. Throws an UpdateFault. Each list that they touch is walked once.
 */
export const checkOrder = (doc: Y.Doc, structs: Iterable<readonly StructFacts[]>): void => {
  const places = new Places();
  for (const ofOne of structs) {
    for (const { origin, rightOrigin } of ofOne) {
      if (origin === null || rightOrigin === null) continue;
      const [left, right] = [structAt(doc, origin), structAt(doc, rightOrigin)];
      if (left instanceof Y.GC || right instanceof Y.GC) continue;
      const isInOrder = left === right ? origin.clock < rightOrigin.clock : places.of(left) < places.of(right);
      if (!isInOrder)
        throw new UpdateFault(words('This update puts something between two that stand the other way round.'));
    }
  }
};
