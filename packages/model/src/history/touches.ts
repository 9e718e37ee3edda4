import type { Changes } from '../changes.ts';

/** The entry that changed a record last, and whose it was. */
export interface Touch {
  readonly seq: number;
  readonly seat: string;
}

type LooseLayer = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Calls back for each record that the changes touch, always in the same order: where it is (layer and kind), and its id. */
export const forEachTouched = (changes: Changes, visit: (place: string, id: string) => void): void => {
  const inLayer = (name: string, layer: LooseLayer) => {
    for (const kind in layer) for (const id in layer[kind]) visit(`${name}/${kind}`, id);
  };
  if (changes.public) inLayer('public', changes.public as LooseLayer);
  for (const side in changes.sides) inLayer(`side-${side}`, changes.sides[side] as LooseLayer);
};

/**
 * Who touched each record last, for all records of a table. Kept by place and then by id, whose text the snapshot has anyway: a key
 * made for each record was a third of a quiet table's memory.
 */
export class Touches {
  readonly #places = new Map<string, Map<string, Touch>>();

  constructor(saved: SavedTouches = []) {
    // One object for all that an entry touched, as before they were saved.
    const known = new Map<number, Touch>();
    for (const [place, id, seq, seat] of saved) {
      const touch = known.get(seq) ?? { seq, seat };
      known.set(seq, touch);
      this.set(place, id, touch);
    }
  }

  clear(): void {
    this.#places.clear();
  }

  get(place: string, id: string): Touch | undefined {
    return this.#places.get(place)?.get(id);
  }

  /** `null`: as if nobody ever had. */
  set(place: string, id: string, touch: Touch | null): void {
    if (!touch) return void this.#places.get(place)?.delete(id);
    let ids = this.#places.get(place);
    if (!ids) this.#places.set(place, (ids = new Map()));
    ids.set(id, touch);
  }

  save(): SavedTouches {
    return [...this.#places].flatMap(([place, ids]) =>
      [...ids].map(([id, { seq, seat }]) => [place, id, seq, seat] as const),
    );
  }
}

export type SavedTouches = readonly (readonly [place: string, id: string, seq: number, seat: string])[];
