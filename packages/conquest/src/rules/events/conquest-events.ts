import {
  type EventIn,
  isOneOf,
  type LogLine,
  numbers,
  type RuleValue,
  type TableEvent,
  tableEventIn,
  texts,
  Type,
} from '@vexillum/model';

const territory = Type.String();
const player = Type.String();
const armies = Type.Number();
const winner = Type.Optional(player);
const way = { from: territory, to: territory };

/** What can happen in a game of Conquest. */
export const conquestEvents = {
  'game-started': Type.Object({ players: texts }),
  'territory-claimed': Type.Object({
    territory,
    /** With the last claim whoever has no land is out, and another may have won. */
    landless: Type.Optional(texts),
    winner,
  }),
  'army-placed': Type.Object({ territory }),
  'recruits-placed': Type.Object({ territory, armies }),
  'set-turned-in': Type.Object({ recruits: armies }),
  attacked: Type.Object({
    ...way,
    /** A player, or `neutral`. */
    defender: player,
    attack: numbers,
    defense: numbers,
    lost: Type.Object({ attacker: armies, defender: armies }),
    /** Armies that moved in at once, where the territory fell. */
    taken: Type.Optional(armies),
    eliminated: Type.Optional(player),
    flagsTaken: Type.Optional(Type.Number()),
    /** Recruits for sets that were turned in at once. */
    recruits: Type.Optional(armies),
    winner,
  }),
  'moved-in': Type.Object({ ...way, armies }),
  'armies-moved': Type.Object({ ...way, armies }),
  /** Under fog, to those who did not see it. */
  'act-unseen': Type.Object({
    /** Its number among all that was done out of sight. */
    deed: Type.Number(),
    /** What everybody is told all the same. */
    eliminated: Type.Optional(player),
    flagsTaken: Type.Optional(Type.Number()),
    recruits: Type.Optional(armies),
    winner,
  }),
  'turn-ended': Type.Object({
    hasFlag: Type.Boolean(),
    next: player,
    /** Whose mission is fulfilled. */
    winner,
  }),
  'player-skipped': Type.Object({ player, next: player, isLate: Type.Boolean(), winner }),
  'player-evicted': Type.Object({ player, next: player, isLate: Type.Boolean(), winner }),
  'player-resigned': Type.Object({ player, next: player, winner }),
  'draw-offered': Type.Object({
    /** Taken back where not. */
    agrees: Type.Boolean(),
    /** Nobody else has offered one. */
    isFirst: Type.Boolean(),
    /** That was the last of all: the game is over. */
    isDrawn: Type.Optional(Type.Literal(true)),
  }),
  'stand-in-wished': Type.Object({
    player,
    /** Taken back where not. */
    agrees: Type.Boolean(),
    /** That was the last of all others: the machine plays. */
    stands: Type.Optional(Type.Literal(true)),
  }),
  /** Or somebody has said that they are here, before a machine played. */
  'seat-taken-back': Type.Object({ stood: Type.Optional(Type.Literal(true)) }),
  'board-cleared': Type.Object({}),
  'rules-changed': Type.Object({
    rules: Type.Unsafe<{ readonly [key: string]: RuleValue }>(
      Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Number(), Type.String()])),
    ),
  }),
  'map-chosen': Type.Object({ map: Type.String(), name: Type.String() }),
  'administrators-named': Type.Object({ seats: texts }),
  'bots-seated': Type.Object({ seats: texts, levels: Type.Optional(Type.Record(Type.String(), Type.String())) }),
  'teams-chosen': Type.Object({ teams: Type.Record(Type.String(), Type.Number()) }),
  'motto-written': Type.Object({ text: Type.String() }),
} as const;

export type ConquestEvent = EventIn<typeof conquestEvents>;
export type Attacked = Extract<ConquestEvent, { readonly kind: 'attacked' }>;

/** Everything that can happen at a table of Conquest. */
export type ToldEvent = ConquestEvent | TableEvent;

/** What a line tells of the game; `undefined` of what can happen at any table. */
export const conquestEventIn = ({ event }: Pick<LogLine, 'event'>): ConquestEvent | undefined =>
  isOneOf(conquestEvents, event) ? event : undefined;

/** What a line tells. */
export const eventIn = (line: LogLine): ToldEvent =>
  conquestEventIn(line) ?? tableEventIn(line) ?? { kind: 'untold', what: line.event.kind };

/** The attack that a line tells of. */
export const attackIn = (line: Pick<LogLine, 'event'>): Attacked | undefined => {
  const event = conquestEventIn(line);
  return event?.kind === 'attacked' ? event : undefined;
};
