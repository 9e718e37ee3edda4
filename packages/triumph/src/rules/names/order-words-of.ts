import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import { type StandName, standNames } from './stand-names.ts';
import { commandOf, secretOf, type Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** Everybody and everything that a typed order may name: the shape that the parser of orders takes. */
export interface TableWords {
  readonly stands: readonly {
    readonly id: string;
    readonly names: readonly string[];
    readonly isOwn: boolean;
    readonly isOnBoard: boolean;
  }[];
  readonly groups: readonly { readonly ids: readonly string[]; readonly names: readonly string[] }[];
  readonly cards: readonly { readonly code: string; readonly names: readonly string[]; readonly isHeld: boolean }[];
  readonly selection: readonly string[];
  readonly side?: SideId;
  readonly board: { readonly width: number; readonly depth: number };
}

/** Who asks, and what their hand keeps. */
export interface OrderReader {
  /** The side whose stands are their own; none for an umpire or a spectator. */
  readonly side?: SideId | undefined;
  readonly selection: readonly string[];
  /** The groups that they have stored, by number. */
  readonly storedGroups?: ReadonlyMap<number, readonly string[]>;
}

/** How sides are called, the first as it is offered; the others are understood too. */
const sideWords: Readonly<Record<SideId, readonly string[]>> = { red: ['Red', 'Rot'], blue: ['Blue', 'Blau'] };
const wordsOfSide = (side: SideId): readonly string[] => sideWords[side] ?? [side];

const withSides = (side: SideId, names: readonly string[]): string[] =>
  names.flatMap((name) => [name, ...wordsOfSide(side).map((word) => `${word} ${name}`)]);

/** `general 2`, where the reader may know who leads and what. */
const generalNames = (snapshot: Snapshot, id: string, stand: Stand): string[] => {
  const command = commandOf(snapshot, id);
  const isGeneral = stand.general ?? secretOf(snapshot, id)?.general;
  return isGeneral && command ? [`general ${command}`] : [];
};

const namesOf = (snapshot: Snapshot, profile: Profile, id: string, stand: Stand, name: StandName): string[] => {
  const troop = troopTypeOf(profile, stand.troopType)?.name ?? stand.troopType;
  return withSides(stand.side, [name.short, `${troop} ${name.number}`, ...generalNames(snapshot, id, stand)]);
};

/** The reader's own wherever they are, since orders take them from reserve and back from the dead; others while they are on the board. */
const isKnown = (stand: Stand, side: SideId | undefined): boolean => stand.place === 'board' || stand.side === side;

const idsWhere = (known: readonly (readonly [string, Stand])[], is: (id: string, stand: Stand) => boolean): string[] =>
  known.filter(([id, stand]) => is(id, stand)).map(([id]) => id);

const commandNames = (side: SideId, command: number): string[] =>
  wordsOfSide(side).flatMap((word) => [`${word} ${command}`, `${word} command ${command}`]);

/** A side's commands, as far as the reader knows who is in them, and the side itself. */
const groupsOfSide = (snapshot: Snapshot, known: readonly (readonly [string, Stand])[], side: SideId) => {
  const commands = ([1, 2, 3] as const).map((command) => ({
    ids: idsWhere(known, (id, stand) => stand.side === side && commandOf(snapshot, id) === command),
    names: commandNames(side, command),
  }));
  const all = { ids: idsWhere(known, (_id, stand) => stand.side === side), names: wordsOfSide(side) };
  return [...commands, all].filter(({ ids }) => ids.length > 0);
};

/** What the reader may name in an order, from what they may know: names of both sides, their own commands and those that are public. */
export const orderWordsOf = (snapshot: Snapshot, profile: Profile, reader: OrderReader): TableWords => {
  const { side, selection, storedGroups = new Map<number, readonly string[]>() } = reader;
  const known = [...snapshot.public.stand].filter(([, stand]) => isKnown(stand, side));
  const names = standNames(snapshot, profile);
  const held = new Set(snapshot.public.army.get(side ?? '')?.cards.map(({ code }) => code));
  const sides = [...new Set(known.map(([, stand]) => stand.side))];
  const [width, depth] = profile.boardMu.value;
  return {
    stands: known
      .flatMap(([id, stand]) => {
        const name = names.get(id);
        return name ? [{ id, stand, name }] : [];
      })
      .toSorted((a, b) => inOrder(a.name, b.name, side))
      .map(({ id, stand, name }) => ({
        id,
        names: namesOf(snapshot, profile, id, stand, name),
        isOwn: stand.side === side,
        isOnBoard: stand.place === 'board',
      })),
    groups: [
      ...sides.toSorted((a, b) => ownFirst(a, b, side)).flatMap((of) => groupsOfSide(snapshot, known, of)),
      ...[...storedGroups].map(([number, ids]) => ({ ids, names: [`group ${number}`, `Gruppe ${number}`] })),
    ],
    cards: profile.battleCards.rows.map(({ code, name }) => ({ code, names: [name], isHeld: held.has(code) })),
    selection,
    ...(side === undefined ? {} : { side }),
    board: { width, depth },
  };
};

const ownFirst = (a: SideId, b: SideId, own: SideId | undefined): number =>
  Number(b === own) - Number(a === own) || (a < b ? -1 : Number(a > b));

/** The reader's own first, then by type and number: so they are offered. */
const inOrder = (a: StandName, b: StandName, own: SideId | undefined): number =>
  ownFirst(a.side, b.side, own) ||
  (a.troopType === b.troopType ? a.number - b.number : a.troopType < b.troopType ? -1 : 1);
