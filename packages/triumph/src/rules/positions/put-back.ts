import { rematchWishesIn, saysSame, signaturesIn, THIS_TABLE } from '@vexillum/model';
import type { Marker } from '../records/marker.ts';
import type { Stand } from '../records/stand.ts';
import { Edits, type Snapshot } from '../records/table.ts';

/**
 * What goes back as it was. What is not here stays as it is: what was sealed, opened and agreed, who sits where and leads which command, what was
 * said and drawn, and the clock. What was signed and wished for after the end goes with that end.
 */
const restored = [
  'pose',
  'stand',
  'trail',
  'terrain',
  'marker',
  'march',
  'camp',
  'played',
  'combat',
  'points',
  'slip',
  'leftover',
  'ruling',
  'turn',
  'step',
] as const satisfies readonly (keyof Snapshot['public'])[];
type Restored = (typeof restored)[number];

type Maps = Snapshot['public'];
type RecordOf<Kind extends Restored> = Maps[Kind] extends ReadonlyMap<string, infer Record> ? Record : never;

/** How a record goes back that was otherwise; it stays as it was then, where nothing else is said. */
type Ways = { readonly [Kind in Restored]?: (then: RecordOf<Kind> | null, now: RecordOf<Kind> | null) => unknown };

/** Whose command everybody has learnt meanwhile, they know. */
const stillKnown = <Piece extends Stand | Marker>(then: Piece | null, now: Piece | null): Piece | null => {
  if (then === null || then.command !== undefined || now?.command === undefined) return then;
  const general = 'general' in now && now.general ? { general: now.general } : {};
  return { ...then, command: now.command, ...general };
};

const ways: Ways = {
  stand: stillKnown,
  marker: stillKnown,
  // What the umpire has decided for the rest of the game is no move.
  ruling: (then, now) => (now?.ruling?.scope === 'game' ? now : then),
  // Nobody asks for their turn, or wants to end the game, because they did so then.
  turn: (then) => {
    if (then === null) return null;
    const { isAskedFor: _asked, ...others } = then;
    return others;
  },
  step: (then) => {
    if (then === null) return null;
    const { ending: _wishes, endingAt: _at, ...others } = then;
    return others;
  },
};

const putKind = (edits: Edits, now: Maps, then: Maps, kind: Restored): void => {
  const [is, was]: readonly ReadonlyMap<string, unknown>[] = [now[kind], then[kind]];
  const way = ways[kind] as ((was: unknown, is: unknown) => unknown) | undefined;
  for (const id of new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])) {
    const [before, past] = [is?.get(id) ?? null, was?.get(id) ?? null];
    const after = way ? way(past, before) : past;
    if (!saysSame(before, after)) edits.put(kind, id, after as never);
  }
};

/** A march that comes in once more comes in along the edge that everybody knows by now. */
const putMarchesBack = (edits: Edits, now: Maps, then: Maps): void => {
  for (const [id, seal] of now.seal) {
    const { entered, ...others } = seal;
    const was = then.seal.get(id)?.entered;
    if (entered && !was) edits.put('seal', id, others);
    else if (was && !saysSame(entered, was)) edits.put('seal', id, { ...others, entered: was });
  }
};

/** Whether what was wished for after the end goes too; it stayed in matches of before. */
export interface PutBack {
  readonly keepsWishes?: boolean;
}

/** The difference between the table and that of then, where it goes back: one entry, so that nothing that lies between is erased. */
export const putBack = (now: Snapshot, then: Snapshot, { keepsWishes = false }: PutBack = {}): Edits => {
  const edits = new Edits(now);
  for (const kind of restored) putKind(edits, now.public, then.public, kind);
  putMarchesBack(edits, now.public, then.public);
  // Nobody has signed the end that the battle comes to from here on, be it the same.
  for (const id of [...signaturesIn(now), ...(keepsWishes ? [] : rematchWishesIn(now))]) edits.put('consent', id, null);
  if (now.public.return.has(THIS_TABLE)) edits.put('return', THIS_TABLE, null);
  return edits;
};

/** Whether another army has been brought: what is secret about the former is gone. */
export const isAnotherArmy = ({ public: now }: Snapshot, { public: then }: Snapshot): boolean =>
  now.stand.size !== then.stand.size || [...then.stand.keys()].some((id) => !now.stand.has(id));
