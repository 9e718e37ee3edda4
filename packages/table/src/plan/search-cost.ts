import { words } from '@vexillum/model';
import type * as Y from 'yjs';
import { findOwn } from './find-own.ts';
import { structAt } from './place-in-document.ts';
import type { Place } from './placement.ts';
import { planLimits } from './plan-limits.ts';
import type { StructFacts, StructId, UpdateFacts } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

type Side = 'origin' | 'rightOrigin';
type Edge = Y.Item | null;

/**
 * Bounds the time that Yjs will take over an update. Where others have written between a struct's two neighbours, Yjs
 * looks through all of it; a few thousand structs that each name the ends of a long text hold a server for many seconds
 * (measured: 7,000 against 7,000, 5.3 s). Counted here on the document itself, before anything is applied.
 */
export class SearchCost {
  readonly #doc: Y.Doc;
  readonly #update: UpdateFacts;
  readonly #edges = { origin: new Map<StructFacts, Edge>(), rightOrigin: new Map<StructFacts, Edge>() };
  #left: number = planLimits.searchSteps;

  constructor(doc: Y.Doc, update: UpdateFacts) {
    this.#doc = doc;
    this.#update = update;
  }

  /** Throws an UpdateFault once the structs added so far are too dear. Only for structs that could be placed. */
  add(struct: StructFacts, place: Place): void {
    const left = this.#edge(struct, 'origin');
    const right = this.#edge(struct, 'rightOrigin');
    if (left !== null && left === right) return;
    let item = left === null ? this.#first(place) : left.right;
    while (item !== null && item !== right) {
      this.#spend();
      item = item.right;
    }
  }

  #spend(): void {
    if (--this.#left < 0) throw new UpdateFault(words('This update is too tangled.'));
  }

  #first({ shared, key }: Place): Edge {
    if (key === null || shared === null) return shared?._start ?? null;
    let item = shared._map.get(key) ?? null;
    for (; item !== null && item.left !== null; item = item.left) this.#spend();
    return item;
  }

  /** The nearest item of the document on this side, reached over the update's own structs; null at the end of the list. */
  #edge(struct: StructFacts, side: Side): Edge {
    const known = this.#edges[side];
    const passed: StructFacts[] = [];
    let edge: Edge = null;
    for (let at: StructFacts | null = struct; at !== null; ) {
      const found = known.get(at);
      if (found !== undefined) {
        edge = found;
        break;
      }
      passed.push(at);
      const id: StructId | null = at[side];
      const next: StructFacts | null = id === null ? null : findOwn(this.#doc, this.#update, at, id);
      if (id !== null && next === null) edge = structAt(this.#doc, id) as Y.Item;
      at = next;
    }
    for (const one of passed) known.set(one, edge);
    return edge;
  }
}
