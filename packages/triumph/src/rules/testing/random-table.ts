import { seededRandom } from '@vexillum/geometry';
import { type Json, type Pose, sealId, type TableEvent, withChanges } from '@vexillum/model';
import { playsOpenly } from '../actions/plays-openly.ts';
import { flankEdges } from '../deployment/flank-edge.ts';
import { markerCommandOf, rosterOf } from '../deployment/sealed.ts';
import { markerSlots, orderSlots, slotNamed, standSlot } from '../deployment/slots.ts';
import { whyOf } from '../dice/roll-purposes.ts';
import { grandTriumph } from '../game.ts';
import { singleMoves } from '../profiles/profile.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { cardCodes } from '../cards/card-codes.ts';
import { phaseCodes } from '../profiles/turn-rules.ts';
import { emptyTable } from './play.ts';
import { atFirstTurn, marked } from './sealed-table.ts';
import { campForms } from '../records/camp.ts';
import { marchId } from '../records/march.ts';
import { Edits, type Game, type Snapshot } from '../records/table.ts';
import { markerLetters } from '../records/marker.ts';
import { places, type Stand, type StandSecret } from '../records/stand.ts';
import { THIS_STEP } from '../records/step.ts';

type Random = () => number;
type Side = 'red' | 'blue';

const sides = ['red', 'blue'] as const satisfies readonly Side[];
const commands = [1, 2, 3] as const;

const pick = <T>(random: Random, things: readonly T[]): T => {
  if (things.length === 0) throw new Error('nothing to pick from');
  return things[Math.floor(random() * things.length)] as T;
};

const sometimes = (random: Random, part: number): boolean => random() < part;
const upTo = (random: Random, most: number): number => Math.floor(random() * (most + 1));

/** Mostly on the board, near a base edge and in order; sometimes anywhere, beside the board too. */
const somePose = (random: Random, snapshot: Snapshot, side: Side): Pose => {
  const [width, depth] = profileAt(snapshot).boardMu.value;
  const x = upTo(random, width * 1000);
  if (sometimes(random, 0.2))
    return [x * 2 - width * 500, upTo(random, 2 * depth * 1000) - depth * 500, upTo(random, 35_999)];
  const fromEdge = upTo(random, 10_000);
  return side === 'red' ? [x, fromEdge, 0] : [x, depth * 1000 - fromEdge, 18_000];
};

const someCodes = (random: Random, codes: readonly string[], most: number): string[] =>
  Array.from({ length: upTo(random, most) }, () => pick(random, [...codes, 'not-a-code']));

const someType = (random: Random, snapshot: Snapshot): string =>
  sometimes(random, 0.05) ? 'ZZZ' : pick(random, profileAt(snapshot).troopTypes.rows).code;

/** Mostly none; otherwise a few of the profile's own cards, said in some step. */
const someUses = (random: Random, snapshot: Snapshot): NonNullable<Stand['uses']> => {
  const cards = profileAt(snapshot).battleCards.rows.map(({ code }) => code);
  const used = Array.from({ length: 1 + upTo(random, 2) }, () => [pick(random, cards), upTo(random, 12)] as const);
  return Object.fromEntries(used);
};

/** Half of them got down from their horses, which most rules about changes are about. */
const someChange = (random: Random, snapshot: Snapshot): NonNullable<Stand['changed']> => ({
  card: sometimes(random, 0.5)
    ? cardCodes.midBattleDismounting
    : pick(random, profileAt(snapshot).battleCards.rows).code,
  turn: upTo(random, 5),
  phase: pick(random, phaseCodes),
  ...(sometimes(random, 0.4) ? { isBack: true as const } : {}),
});

/** As armies are brought since cards are public. */
const somePublicCards = (
  random: Random,
  snapshot: Snapshot,
): Pick<Stand, 'cards' | 'halfPoints' | 'foot' | 'changed'> => ({
  cards: someCodes(
    random,
    profileAt(snapshot).battleCards.rows.map(({ code }) => code),
    2,
  ),
  ...(sometimes(random, 0.3) ? { halfPoints: upTo(random, 12) } : {}),
  ...(sometimes(random, 0.2) ? { foot: someType(random, snapshot) } : {}),
  ...(sometimes(random, 0.3) ? { changed: someChange(random, snapshot) } : {}),
});

const someStand = (random: Random, snapshot: Snapshot, side: Side): Stand => ({
  side,
  troopType: someType(random, snapshot),
  place: sometimes(random, 0.7) ? 'board' : pick(random, places),
  ...(sometimes(random, 0.4) ? { command: pick(random, commands) } : {}),
  ...(sometimes(random, 0.1) ? { general: true } : {}),
  ...(sometimes(random, 0.3) ? { uses: someUses(random, snapshot) } : {}),
  ...(sometimes(random, 0.1) ? { was: someType(random, snapshot) } : {}),
  ...(sometimes(random, 0.3) ? somePublicCards(random, snapshot) : {}),
  ...(sometimes(random, 0.2) ? { [pick(random, ['held', 'routed', 'late'])]: upTo(random, 5) } : {}),
});

const someSecret = (random: Random, snapshot: Snapshot): StandSecret => {
  const cards = profileAt(snapshot).battleCards.rows.map(({ code }) => code);
  return {
    command: pick(random, [...commands, null]),
    halfPoints: upTo(random, 12),
    ...(sometimes(random, 0.1) ? { general: true } : {}),
    ...(sometimes(random, 0.05) ? { overall: true } : {}),
    ...(sometimes(random, 0.1) ? { ally: true } : {}),
    ...(sometimes(random, 0.1) ? { place: 'flank' as const } : {}),
    ...(sometimes(random, 0.6) ? { battleline: pick(random, ['all', 'half', 'none'] as const) } : {}),
    ...(sometimes(random, 0.2) ? { polity: pick(random, ['Guests', 'Hosts']) } : {}),
    ...(sometimes(random, 0.3) ? { entry: pick(random, ['The bows', 'The spears']) } : {}),
    ...(sometimes(random, 0.2) ? { cards: someCodes(random, cards, 2) } : {}),
    ...(sometimes(random, 0.1) ? { real: [someType(random, snapshot), someType(random, snapshot)] } : {}),
  };
};

/** A stand may lack its pose, its secret or both: a reader may not have them, and data may be odd. */
const putStand = (random: Random, edits: Edits, snapshot: Snapshot, id: string): void => {
  const side = (snapshot.public.stand.get(id)?.side as Side | undefined) ?? pick(random, sides);
  const command = openCommandOf(snapshot, side, id);
  const stand = { ...someStand(random, snapshot, side), ...(command ? { command } : {}) };
  edits.put('stand', id, stand);
  edits.put('pose', id, sometimes(random, 0.9) ? somePose(random, snapshot, stand.side as Side) : null);
  edits.putSecret(stand.side, 'stand', id, sometimes(random, 0.9) ? someSecret(random, snapshot) : null);
};

const putTerrain = (random: Random, edits: Edits, snapshot: Snapshot, id: string): void => {
  const types = profileAt(snapshot).terrainTypes.rows.map(({ code }) => code);
  const owner = sometimes(random, 0.3) ? { side: pick(random, sides) } : {};
  const size = [500 + upTo(random, 14_000), 500 + upTo(random, 14_000)] as const;
  edits.put('terrain', id, {
    type: pick(random, [...types, 'swamp-of-doom']),
    size,
    variant: upTo(random, 5),
    ...owner,
  });
  edits.put('pose', id, sometimes(random, 0.9) ? somePose(random, snapshot, pick(random, sides)) : null);
};

const putCamp = (random: Random, edits: Edits, snapshot: Snapshot, id: string): void => {
  const side = pick(random, sides);
  const marks = {
    ...(sometimes(random, 0.3) ? { ally: true as const } : {}),
    ...(sometimes(random, 0.3) ? { sacked: true as const } : {}),
    ...(sometimes(random, 0.5) ? { as: pick(random, campForms) } : {}),
  };
  edits.put('camp', id, { side, size: [2000 + upTo(random, 3000), 2000], ...marks });
  edits.put('pose', id, sometimes(random, 0.9) ? somePose(random, snapshot, side) : null);
};

/** What is open stays known, whatever is put down again. */
const seenByAll = (snapshot: Snapshot): Snapshot => ({ public: snapshot.public, sides: {} });

const openCommandOf = (snapshot: Snapshot, side: Side, id: string): 1 | 2 | 3 | undefined =>
  commands.find((command) => rosterOf(seenByAll(snapshot), side, command)?.stands.includes(id));

const putMarker = (random: Random, edits: Edits, snapshot: Snapshot, id: string): void => {
  const side = id.includes('red') ? 'red' : 'blue';
  const letter = markerLetters.find((each) => id.endsWith(each)) ?? 'A';
  const command =
    markerCommandOf(seenByAll(snapshot), side, letter) ?? (sometimes(random, 0.3) ? pick(random, commands) : undefined);
  edits.put('marker', id, { side, letter, ...(command ? { command } : {}) });
  edits.put('pose', id, sometimes(random, 0.9) ? somePose(random, snapshot, side) : null);
};

const putArmy = (random: Random, edits: Edits, snapshot: Snapshot, id: string): void => {
  const codes = profileAt(snapshot).battleCards.rows.map(({ code }) => code);
  const cards = someCodes(random, codes, 3).map((code) => ({ code, count: 1 + upTo(random, 2) }));
  edits.put('army', id, sometimes(random, 0.8) ? { name: 'Some army', halfPoints: upTo(random, 400), cards } : null);
};

const standsOf = (snapshot: Snapshot, side: string): string[] =>
  [...snapshot.public.stand].flatMap(([id, stand]) => (stand.side === side ? [id] : []));

const somePayload = (random: Random, snapshot: Snapshot, side: string, slot: string): Json => {
  const stands = standsOf(snapshot, side).filter(() => sometimes(random, 0.3));
  switch (slotNamed(slot)?.kind) {
    case 'roster':
      return { stands, general: stands[0] ?? null, ally: sometimes(random, 0.2) };
    case 'flank':
      return { edge: pick(random, ['none', ...flankEdges]) };
    case 'cp':
      return { mod: pick(random, [-1, 0, 1]) };
    case 'stand':
      return sometimes(random, 0.5) ? { m: 0 } : { m: 1, real: [], pair: null };
    default:
      return { command: pick(random, commands) };
  }
};

/** What everybody sees once it is open. */
const showOpened = (edits: Edits, snapshot: Snapshot, side: string, slot: string, payload: Json): void => {
  const known = slotNamed(slot);
  if (known?.kind === 'marker') {
    const id = `marker:${side}-${known.letter}`;
    const marker = snapshot.public.marker.get(id);
    if (marker) edits.put('marker', id, { ...marker, ...(payload as { command: 1 | 2 | 3 }) });
  }
  if (known?.kind !== 'roster') return;
  for (const id of (payload as { stands: readonly string[] }).stands) {
    const stand = snapshot.public.stand.get(id);
    if (stand) edits.put('stand', id, { ...stand, command: known.command });
  }
};

/** Sealed, opened, void or come in; the side's own copy may be missing, as after a match that went on elsewhere. */
const putSeal = (random: Random, edits: Edits, snapshot: Snapshot, id: string): void => {
  const [, side = 'red', ...rest] = id.split(':');
  const slot = rest.join(':');
  const opening = { payload: somePayload(random, snapshot, side, slot), salt: '5'.repeat(64) };
  const seal = { side, slot, digest: 'f'.repeat(64) };
  const march = sometimes(random, 0.3) ? { entered: { edge: pick(random, flankEdges), turn: upTo(random, 3) } } : {};
  edits.putSecret(side, 'seal', id, sometimes(random, 0.8) ? { ...seal, ...opening } : null);
  if (snapshot.public.seal.has(id) && sometimes(random, 0.3)) return;
  const isOpen = sometimes(random, 0.3);
  if (isOpen) showOpened(edits, snapshot, side, slot, opening.payload);
  const marks = sometimes(random, 0.1) && !isOpen ? { isVoid: true as const } : march;
  const shown = { ...seal, ...marks, ...(isOpen ? { opening } : {}) };
  edits.put('seal', id, isOpen || sometimes(random, 0.8) ? shown : null);
};

/** Somebody has rolled for command points, for whatever command. */
const putRoll = (random: Random, edits: Edits, _snapshot: Snapshot, id: string): void => {
  const why = whyOf({ purpose: 'command-points', side: pick(random, sides), command: pick(random, commands) });
  const event: TableEvent = { kind: 'dice-rolled', dice: [6], values: [1 + upTo(random, 5)], why, isByHand: false };
  edits.put('log', id, { seq: Number(id), at: '2025-01-01T00:00:00.000Z', seat: 'red-captain', event });
};

/** At a table with open orders, perhaps come in. */
const putMarch = (random: Random, edits: Edits, snapshot: Snapshot, id: string): void => {
  const [side = 'red', number] = id.slice('march:'.length).split('-');
  const command = commands.find((each) => String(each) === number) ?? 1;
  const edge = pick(random, flankEdges);
  const entered = sometimes(random, 0.4) ? { entered: { edge: pick(random, flankEdges), turn: upTo(random, 3) } } : {};
  const isSaid = playsOpenly(snapshot) && sometimes(random, 0.5);
  edits.put('march', id, isSaid ? { side, command, edge, ...entered } : null);
};

const putTrail = (random: Random, edits: Edits, snapshot: Snapshot, id: string): void => {
  const from = somePose(random, snapshot, pick(random, sides));
  const inGroup = sometimes(random, 0.6) ? { inGroup: [pick(random, singleMoves)] } : {};
  edits.put('trail', id, sometimes(random, 0.5) ? { from, cost: upTo(random, 4000), ...inGroup } : null);
};

/** What a move of whatever stands cost, some of them paid singly. */
const putSlip = (random: Random, edits: Edits, _snapshot: Snapshot, id: string): void => {
  const stands = numbered('stand', 6).filter(() => sometimes(random, 0.5));
  const singly = stands.filter(() => sometimes(random, 0.4));
  const slip = { stands, singly, terms: [{ code: 'move' as const, value: 1 }], price: 1 };
  edits.put('slip', id, sometimes(random, 0.6) ? slip : null);
};

/** A card that somebody has played, on whatever stands. */
const putPlayed = (random: Random, edits: Edits, snapshot: Snapshot, id: string): void => {
  const cards = profileAt(snapshot).battleCards.rows.map(({ code }) => code);
  const on = numbered('stand', 6).filter(() => sometimes(random, 0.4));
  const phase = sometimes(random, 0.7) ? { phase: pick(random, phaseCodes), inTurnOf: pick(random, sides) } : {};
  const played = {
    side: pick(random, sides),
    card: sometimes(random, 0.7) ? pick(random, ['HL', 'CT', 'SC']) : pick(random, cards),
    turn: upTo(random, 5),
    ...phase,
    on,
    ...(sometimes(random, 0.2) ? { isOver: true as const } : {}),
  };
  edits.put('played', id, sometimes(random, 0.9) ? played : null);
};

const putStep = (random: Random, edits: Edits): void => {
  const number = upTo(random, 12);
  const advantaged = sometimes(random, 0.8) ? { advantaged: pick(random, sides) } : {};
  edits.put('step', THIS_STEP, sometimes(random, 0.9) ? { number, done: {}, ...advantaged } : null);
  const phase = sometimes(random, 0.5) ? { phase: pick(random, phaseCodes) } : {};
  const turn = { number: 1 + upTo(random, 5), side: pick(random, sides), ...phase };
  edits.put('turn', 'this', number >= 11 && sometimes(random, 0.8) ? turn : null);
};

const numbered = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${kind}:${index}`);

const putters = {
  stand: { put: putStand, ids: numbered('stand', 24) },
  terrain: { put: putTerrain, ids: numbered('terrain', 6) },
  camp: { put: putCamp, ids: numbered('camp', 4) },
  marker: {
    put: putMarker,
    ids: sides.flatMap((side) => markerLetters.map((letter) => `marker:${side}-${letter}`)),
  },
  army: { put: putArmy, ids: sides },
  step: { put: putStep, ids: [THIS_STEP] },
  seal: {
    put: putSeal,
    ids: sides.flatMap((side) => [...orderSlots(), ...markerSlots()].map((slot) => sealId(side, slot))),
  },
  march: { put: putMarch, ids: sides.flatMap((side) => commands.map((command) => marchId(side, command))) },
  log: { put: putRoll, ids: ['1', '2', '3', '4'] },
  trail: { put: putTrail, ids: numbered('stand', 6) },
  slip: { put: putSlip, ids: ['red:1:1', 'blue:2:1'] },
  played: { put: putPlayed, ids: numbered('played', 3) },
  truth: { put: putSeal, ids: sides.flatMap((side) => numbered('stand', 4).map((id) => sealId(side, standSlot(id)))) },
} as const;

type Kind = keyof typeof putters;
const kinds = Object.keys(putters) as Kind[];

const anyTable = (random: Random, game: Game): Snapshot => {
  let snapshot = emptyTable({ 'sealed-orders': sometimes(random, 0.5) }, game);
  for (const kind of kinds) {
    const edits = new Edits(snapshot);
    for (const id of putters[kind].ids) if (sometimes(random, 0.8)) putters[kind].put(random, edits, snapshot, id);
    snapshot = withChanges(snapshot, edits.changes());
  }
  return snapshot;
};

/** Tables as they come out of actions, from which what is odd begins. Played once: they are never changed in place. */
const evenings: (() => Snapshot)[] = [
  () => marked(),
  () => marked({ 1: { edge: 'LF' } }, { 2: { edge: 'RB' } }),
  () => atFirstTurn(),
  () => atFirstTurn({ 3: { edge: 'RF' } }, { 1: { edge: 'LB' } }),
];
const played = new Map<() => Snapshot, Snapshot>();

const evening = (random: Random): Snapshot => {
  const play = pick(random, evenings);
  const table = played.get(play) ?? play();
  played.set(play, table);
  return table;
};

/**
 * A table in the middle of an evening to which a few things have happened, or one on which anything may be anywhere, legal or not, with data
 * that is odd here and there. The same for the same seed.
 */
export const randomTable = (seed: number, game: Game = grandTriumph): Snapshot => {
  const random = seededRandom(seed);
  if (game !== grandTriumph || sometimes(random, 0.5)) return anyTable(random, game);
  return Array.from({ length: upTo(random, 12) }, () => upTo(random, 1_000_000)).reduce(
    randomlyChanged,
    evening(random),
  );
};

/** The table after something happened to it: mostly a stand was moved, sometimes anything at all. */
export const randomlyChanged = (snapshot: Snapshot, seed: number): Snapshot => {
  const random = seededRandom(seed + 1);
  const edits = new Edits(snapshot);
  const stands = [...snapshot.public.stand];
  if (stands.length > 0 && sometimes(random, 0.5)) {
    const [id, { side }] = pick(random, stands);
    edits.put('pose', id, somePose(random, snapshot, side as Side));
    return withChanges(snapshot, edits.changes());
  }
  const kind = pick(random, kinds);
  const id = kind === 'stand' && stands.length > 0 ? pick(random, stands)[0] : pick(random, putters[kind].ids);
  if (kind === 'stand' && sometimes(random, 0.2)) {
    const side = snapshot.public.stand.get(id)?.side ?? 'red';
    edits.put('stand', id, null).put('pose', id, null).putSecret(side, 'stand', id, null);
  } else putters[kind].put(random, edits, snapshot, id);
  return withChanges(snapshot, edits.changes());
};
