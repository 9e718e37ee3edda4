import type { Leg } from '@vexillum/geometry';
import {
  type EventIn,
  isOneOf,
  type Json,
  type LogLine,
  oneOf,
  type TableEvent,
  tableEventIn,
  type TSchema,
  Type,
  type Words,
} from '@vexillum/model';
import { type FlankEdge, flankEdges } from '../deployment/flank-edge.ts';
import { phaseCodes } from '../profiles/turn-rules.ts';
import { campForms } from '../records/camp.ts';
import type { PositionKind } from '../records/position.ts';
import { sideColors } from '../records/color.ts';

/** How many there are of each, by the code of a troop type. */
export type TroopCounts = { readonly [code: string]: number };

const record = <Value>(value: TSchema) =>
  Type.Unsafe<{ readonly [key: string]: Value }>(Type.Record(Type.String(), value));

const side = Type.String();
const count = Type.Number();
const value = Type.Union([Type.String(), Type.Number()]);
const clause = Type.Object({ text: Type.String(), values: Type.Array(value) });
const numbers = Type.Array(Type.Number());
const troops = record<number>(Type.Number());
const command = Type.Number();
const edge = Type.Unsafe<FlankEdge | 'none'>(Type.Union([...flankEdges, 'none'].map((each) => Type.Literal(each))));

/** Stands that something is done with; their side, and as `group` their public command, where all have the same. */
const stands = { count, troops, side: Type.Optional(side), group: Type.Optional(Type.Union([command, Type.Null()])) };

const legKinds = [
  'advance',
  'wheel',
  'slide',
  'free',
  'rotate',
  'push-back',
  'about-face',
  'column',
  'place',
] as const satisfies readonly Leg['kind'][];

/** Lengths in MU, turns in degrees. */
const leg = Type.Object({
  kind: oneOf(legKinds),
  side: Type.Optional(oneOf(['left', 'right'])),
  mu: Type.Optional(Type.Number()),
  degrees: Type.Optional(Type.Number()),
  priceMu: Type.Number(),
});

/** What the legs of a move come to. */
const reckoning = Type.Object({
  /** The first of them; `further` ones are not told one by one. */
  legs: Type.Array(leg),
  further: count,
  costMu: Type.Number(),
  /** What these stands had spent before in this turn. */
  spentMu: Type.Number(),
  budgetMu: Type.Optional(Type.Number()),
  /** The type of the terrain that makes the move dearer. */
  slowedBy: Type.Optional(Type.String()),
});

/** Flags that a phase left open; `further` ones are not told one by one. */
const leftOpen = Type.Object({
  flags: Type.Array(
    Type.Object({
      rule: Type.String(),
      says: Type.Unsafe<Words>(Type.Object({ text: Type.String(), values: Type.Array(Type.Union([value, clause])) })),
      of: Type.Optional(side),
    }),
  ),
  further: count,
});

/** What was sealed and is public now. */
const opened = {
  side,
  count,
  /** Commands whose rosters opened. */
  rosters: Type.Array(command),
  /** Commands by the letters of their markers. */
  markers: record<number>(command),
  /** By command. */
  edges: record<FlankEdge | 'none'>(edge),
  modifiers: record<number>(Type.Number()),
  /** Stands that are what they seem. */
  plain: count,
  /** As what masquerades posed, and who they are. */
  posed: troops,
  real: troops,
};

const camp = { side, isAlly: Type.Boolean() };
const terrain = { type: Type.String() };
const marker = { side, letter: Type.String() };
const values = Type.Unsafe<{ readonly [path: string]: Json }>(Type.Record(Type.String(), Type.Unknown()));

/** What a command has spent, or got back, and what it has left. */
const spent = Type.Array(Type.Object({ command, price: Type.Number(), left: Type.Number() }));
/** Who fights whom: the attacker's side, and both as everybody sees them. */
const combat = {
  id: Type.String(),
  fight: oneOf(['close', 'ranged']),
  side,
  attacker: Type.String(),
  defender: Type.String(),
};
const positionKinds = ['turn', 'named', 'left'] as const satisfies readonly PositionKind[];
/** A moment that the table can go back to: the turn that was on, and its name where people gave it one. */
const position = Type.Object({
  kind: oneOf(positionKinds),
  turn: Type.Optional(Type.Number()),
  side: Type.Optional(side),
  name: Type.Optional(Type.String()),
});
const orNull = Type.Union([Type.Number(), Type.Null()]);
/** How a combat ended: whose side lost, and what becomes of the loser. */
const ended = {
  end: oneOf(['tie', 'missed', 'beaten', 'doubled']),
  loser: Type.Optional(side),
  outcome: Type.Optional(Type.String()),
};

/** What can happen in a battle. */
export const battleEvents = {
  'army-brought': Type.Object({ side, army: Type.String(), count, troops }),
  'stands-placed': Type.Object({ ...stands, isSealed: Type.Boolean() }),
  'stands-moved': Type.Object({
    ...stands,
    /** How far the front corner that moved most has come, straight. */
    farMu: Type.Number(),
    /** All are back where they stood when the turn began. */
    isBack: Type.Boolean(),
    /** A single stand lost its screen of elephants by it. */
    isUnscreened: Type.Optional(Type.Literal(true)),
    reckoning: Type.Optional(reckoning),
    /** In command points, by command. */
    spent: Type.Optional(spent),
  }),
  'stands-lost': Type.Object({ ...stands, demoralized: Type.Array(Type.Object({ side, command })) }),
  'stands-returned': Type.Object(stands),
  'stands-set-aside': Type.Object(stands),
  'rout-marked': Type.Object({ ...stands, as: oneOf(['held', 'routed', 'neither']), spent: Type.Optional(spent) }),
  'stands-routed': Type.Object({ ...stands, farMu: Type.Number() }),
  'card-used': Type.Object({ ...stands, card: Type.String(), isBack: Type.Boolean(), spent: Type.Optional(spent) }),
  'card-played': Type.Object({ ...stands, card: Type.String(), by: side, isOver: Type.Boolean() }),
  'turn-begun': Type.Object({
    number: Type.Number(),
    side,
    /** How the turn before ended, in public half-points; none while nobody has lost anything. */
    lost: Type.Optional(Type.Object({ red: Type.Number(), blue: Type.Number() })),
    defeated: Type.Optional(side),
    isEqual: Type.Boolean(),
    /** Who had moved farthest in the turn before, and how far; none where nobody had moved. */
    longest: Type.Optional(Type.Object({ ...stands, side, mu: Type.Number() })),
    leftOpen: Type.Optional(leftOpen),
  }),
  'phase-begun': Type.Object({
    number: Type.Number(),
    side,
    phase: oneOf(phaseCodes),
    /** An umpire went back to it. */
    isBack: Type.Boolean(),
    leftOpen: Type.Optional(leftOpen),
  }),
  'points-rolled': Type.Object({
    side,
    number: Type.Number(),
    /** How many sides a die has. */
    sides: Type.Number(),
    /** What each command rolled, and what it has of that. */
    commands: Type.Array(Type.Object({ command, die: Type.Number(), points: Type.Number() })),
    /** With real dice, typed in. */
    isByHand: Type.Optional(Type.Literal(true)),
  }),
  'command-die-corrected': Type.Object({
    side,
    command,
    die: Type.Number(),
    was: Type.Number(),
    points: Type.Number(),
  }),
  /** `isOneMove`: several were said to be one. */
  'slips-corrected': Type.Object({ side, isOneMove: Type.Boolean(), spent }),
  'turn-asked-for': Type.Object({ side, isWithdrawn: Type.Boolean() }),
  /** `name`: who sits in that seat; `isBack`: the captain leads it themselves again; `commander`: the number of the seat. */
  'command-handed-over': Type.Object({
    side,
    command,
    isBack: Type.Boolean(),
    name: Type.Optional(Type.String()),
    commander: Type.Optional(command),
  }),
  'color-chosen': Type.Object({ side, color: oneOf(sideColors) }),
  'terrain-laid': Type.Object({ ...terrain, side: Type.Optional(side) }),
  'terrain-moved': Type.Object(terrain),
  'terrain-removed': Type.Object(terrain),
  'marker-placed': Type.Object(marker),
  'marker-removed': Type.Object(marker),
  'camp-placed': Type.Object({
    ...camp,
    as: Type.Optional(oneOf(campForms)),
  }),
  'camp-removed': Type.Object(camp),
  'camp-sacked': Type.Object({ ...camp, isRestored: Type.Boolean() }),
  'roles-set': Type.Object({ advantaged: side, isSettled: Type.Boolean() }),
  'step-advanced': Type.Object({ from: Type.Number(), to: Type.Number(), isByUmpire: Type.Boolean() }),
  sealed: Type.Object({ side, what: oneOf(['orders', 'markers']), count, isAgain: Type.Boolean() }),
  opened: Type.Object(opened),
  'march-announced': Type.Object({ side, command, edge }),
  'march-entered': Type.Object({
    ...stands,
    command,
    edge,
    /** As it was sealed, where the enemy has taken that edge. */
    sealedEdge: Type.Optional(edge),
  }),
  'combat-taken-up': Type.Object({ ...combat, isAgain: Type.Boolean() }),
  'combat-changed': Type.Object({ id: Type.String(), side, code: Type.String(), value: orNull, was: orNull }),
  /** The attacker's die and total come first. */
  'combat-fought': Type.Object({
    ...combat,
    ...ended,
    values: numbers,
    totals: numbers,
    /** With real dice, typed in. */
    isByHand: Type.Optional(Type.Literal(true)),
  }),
  /** `was`: the dice before. */
  'combat-dice-corrected': Type.Object({ ...combat, ...ended, values: numbers, totals: numbers, was: numbers }),
  'combat-applied': Type.Object({
    ...combat,
    ...ended,
    isByHand: Type.Boolean(),
    lost: count,
    moved: count,
    demoralized: Type.Array(Type.Object({ side, command })),
  }),
  'combat-dropped': Type.Object(combat),
  'end-wanted': Type.Object({ side, isWithdrawn: Type.Boolean() }),
  'game-ended': Type.Object({ count, leftOpen: Type.Optional(leftOpen) }),
  'position-named': Type.Object({ position }),
  'return-proposed': Type.Object({ position }),
  'return-withdrawn': Type.Object({ position, isDeclined: Type.Boolean() }),
  /** `agreed` by both captains, `ruled` by the umpire, or `alone` where nobody sits opposite. `wasOver`: the game had ended. */
  'went-back': Type.Object({ position, how: oneOf(['agreed', 'ruled', 'alone']), wasOver: Type.Boolean() }),
  'house-rule-proposed': Type.Object({ values, isInForce: Type.Boolean() }),
  'house-rule-agreed': Type.Object({ values, isInForce: Type.Boolean() }),
  'house-rule-withdrawn': Type.Object({ values, isDeclined: Type.Boolean() }),
} as const;

export type BattleEvent = EventIn<typeof battleEvents>;
export type BattleEventOf<Kind extends BattleEvent['kind']> = Extract<BattleEvent, { readonly kind: Kind }>;
export type StandsMoved = BattleEventOf<'stands-moved'>;
export type Opened = BattleEventOf<'opened'>;

/** Everything that can happen at the table of a battle. */
export type ToldEvent = BattleEvent | TableEvent;

/** What a line tells of the battle; `undefined` of what can happen at any table. */
export const battleEventIn = ({ event }: Pick<LogLine, 'event'>): BattleEvent | undefined =>
  isOneOf(battleEvents, event) ? event : undefined;

/** What a line tells. */
export const eventIn = (line: LogLine): ToldEvent =>
  battleEventIn(line) ?? tableEventIn(line) ?? { kind: 'untold', what: line.event.kind };

const takenBack: ReadonlySet<string> = new Set<ToldEvent['kind']>([
  'drawn',
  'erased',
  'flag-agreed',
  'umpire-asked',
  'flag-ruled',
  'stands-placed',
  'stands-moved',
  'stands-lost',
  'stands-returned',
  'stands-set-aside',
  'rout-marked',
  'stands-routed',
  'card-used',
  'card-played',
  'turn-begun',
  'phase-begun',
  'slips-corrected',
  'command-die-corrected',
  'turn-asked-for',
  'command-handed-over',
  'color-chosen',
  'terrain-laid',
  'terrain-moved',
  'terrain-removed',
  'marker-placed',
  'marker-removed',
  'march-announced',
  'camp-placed',
  'camp-removed',
  'camp-sacked',
  'combat-taken-up',
  'combat-changed',
  'combat-dice-corrected',
  'combat-applied',
  'combat-dropped',
]);

/** Whether whoever did it can take it back: what sealed something cannot be. */
export const canBeTakenBack = (event: ToldEvent): boolean =>
  takenBack.has(event.kind) && !(event.kind === 'stands-placed' && event.isSealed);
