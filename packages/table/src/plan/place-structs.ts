import { words } from '@vexillum/model';
import type * as Y from 'yjs';
import { findOwn } from './find-own.ts';
import { placeBeside, placeInside } from './place-in-document.ts';
import { isSamePlace, type Place, type Placement } from './placement.ts';
import { planRoots } from './plan-roots.ts';
import type { StructFacts, StructId, UpdateFacts } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

type Known = Map<StructFacts, Placement>;

/**
 * Says where each struct of an update will land, before Yjs applies it: a deep chain must be refused before anything
 * walks it. A struct names its parent outright, or shares that of the neighbours that it was inserted between.
 */
export class StructPlacer {
  readonly #doc: Y.Doc;
  readonly #update: UpdateFacts;
  readonly #known: Known = new Map();

  constructor(doc: Y.Doc, update: UpdateFacts) {
    this.#doc = doc;
    this.#update = update;
  }

  /** With a stack of its own, because an update may chain thousands of structs. */
  place(struct: StructFacts): Placement {
    const stack = [struct];
    const opened = new Set<StructFacts>();
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const waiting = this.#known.has(top) ? [] : this.#unplaced(top);
      if (waiting.length === 0) {
        stack.pop();
        if (!this.#known.has(top)) this.#known.set(top, this.#placeNow(top));
      } else {
        if (opened.has(top)) throw new UpdateFault(words('This update builds on itself.'));
        opened.add(top);
        stack.push(...waiting);
      }
    }
    return this.#known.get(struct) as Placement;
  }

  #unplaced(struct: StructFacts): StructFacts[] {
    const parent = typeof struct.parent === 'string' ? null : struct.parent;
    const needed = [struct.origin, struct.rightOrigin, parent].map((id) => this.#find(struct, id));
    return needed.filter((found) => found !== null && !this.#known.has(found)) as StructFacts[];
  }

  #find(from: StructFacts, id: StructId | null): StructFacts | null {
    return id === null ? null : findOwn(this.#doc, this.#update, from, id);
  }

  #placeNow(struct: StructFacts): Placement {
    if (struct.kind === 'gc') return 'gone';
    if (typeof struct.parent === 'string') return placeInRoot(this.#doc, struct.parent, struct.key);
    if (struct.parent !== null) return this.#inside(struct, struct.parent);
    return this.#between(struct);
  }

  #inside(struct: StructFacts, parent: StructId): Placement {
    const holder = this.#find(struct, parent);
    if (holder === null) return placeInside(this.#doc, parent, struct.key);
    const above = this.#known.get(holder) as Placement;
    if (above === 'gone' || holder.kind === 'deleted') return 'gone';
    if (holder.kind !== 'map' && holder.kind !== 'text')
      throw new UpdateFault(words('This update writes into something plain.'));
    return placeBelow(above, holder as StructFacts & { kind: 'map' | 'text' }, struct.key);
  }

  #between(struct: StructFacts): Placement {
    const left = this.#beside(struct, struct.origin);
    const right = this.#beside(struct, struct.rightOrigin);
    if (left === 'gone' || right === 'gone') return 'gone';
    if (left !== null && right !== null && !isSamePlace(left, right)) {
      throw new UpdateFault(words('This update ties two places together.'));
    }
    return (left ?? right) as Place;
  }

  #beside(struct: StructFacts, id: StructId | null): Placement | null {
    if (id === null) return null;
    const neighbour = this.#find(struct, id);
    return neighbour === null ? placeBeside(this.#doc, id) : (this.#known.get(neighbour) as Placement);
  }
}

const placeInRoot = (doc: Y.Doc, root: string, key: string | null): Place => {
  const kind = planRoots.get(root);
  if (kind === undefined) throw new UpdateFault(words('This update writes where a plan has no place.'));
  return {
    holder: root,
    shared: (doc.share.get(root) as Y.AbstractType<unknown> | undefined) ?? null,
    kind,
    root,
    entry: key,
    key,
    depth: 1,
  };
};

const placeBelow = (above: Place, holder: StructFacts & { kind: 'map' | 'text' }, key: string | null): Place => ({
  holder: `${holder.client}:${holder.clock}`,
  shared: null,
  kind: holder.kind,
  root: above.root,
  entry: above.entry,
  key,
  depth: above.depth + 1,
});
