import {
  defineAction,
  Edits,
  type EventIn,
  type Game,
  houseRule,
  isRefusal,
  mayActForSide,
  onlySeats,
  type Pose,
  type PublicEntry,
  refuse,
  type Seat,
  type SideId,
  Type,
} from '@vexillum/model';
import { diceAnchor, seatsWithDice } from '../room/dice-anchors.ts';
import { testKeys } from './test-keys.ts';
import {
  HANDS_ON,
  LAST_STEP,
  mayHandleStand,
  secretOf,
  testKinds,
  type TestKinds,
  type TestSnapshot,
  THIS_STEP,
} from './test-records.ts';
import { advanceStep, revealSecrets, sealOrders } from './test-sealing.ts';

/** The smallest game that has everything a table must bear: armies with secrets, a board, losses, a hidden march. */

const coordinate = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });
const poseArg = Type.Tuple([coordinate, coordinate, Type.Integer({ minimum: 0, maximum: 35_999 })]);
const idArg = Type.String({ minLength: 1, maxLength: 64 });
const standsArg = Type.Object(
  { stands: Type.Array(idArg, { minItems: 1, maxItems: 400, uniqueItems: true }) },
  { additionalProperties: false },
);
const players = onlySeats('captain', 'commander');

const standArg = Type.Object(
  {
    troopType: Type.String({ maxLength: 40 }),
    command: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Null()]),
    halfPoints: Type.Integer({ minimum: 0 }),
    real: Type.Optional(Type.Array(Type.String({ maxLength: 80 }))),
    entry: Type.Optional(Type.String({ maxLength: 80 })),
  },
  { additionalProperties: false },
);

const bringArmy = defineAction({
  name: 'bring-army',
  says: 'Brings an army to the table, into reserve.',
  args: Type.Object(
    {
      side: Type.String(),
      name: Type.String({ maxLength: 80 }),
      stands: Type.Array(standArg, { minItems: 1, maxItems: 400 }),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain'),
  run(snapshot: TestSnapshot, { side, name, stands }, { seat, chance }) {
    const refusal = mayActForSide(seat, side);
    if (refusal) return refusal;
    if (snapshot.public.army.has(side)) return refuse('army-in-play', 'That side has its army.', 'side');
    const halfPoints = stands.reduce((sum, stand) => sum + stand.halfPoints, 0);
    const edits = new Edits(snapshot).put('army', side, { name, halfPoints, cards: [] });
    const ids = chance.shuffled(stands).map(({ troopType, ...secret }) => {
      const id = chance.newId('stand');
      edits.put('stand', id, { side, troopType, place: 'reserve' }).putSecret(side, 'stand', id, secret);
      return id;
    });
    return {
      changes: edits.changes(),
      result: { stands: ids },
      publicArgs: { side, name, halfPoints },
      secretOf: side,
    };
  },
});

const placeStands = defineAction({
  name: 'place-stands',
  says: 'Places stands from reserve on the board.',
  args: Type.Object(
    {
      stands: Type.Array(Type.Object({ id: idArg, pose: poseArg }, { additionalProperties: false }), { minItems: 1 }),
    },
    { additionalProperties: false },
  ),
  isUndoable: true,
  isGuessable: true,
  mayAct: players,
  run(snapshot: TestSnapshot, { stands }, { seat }) {
    const edits = new Edits(snapshot);
    for (const { id, pose } of stands) {
      const refusal = mayHandleStand(seat, id, snapshot);
      if (refusal) return refusal;
      const stand = snapshot.public.stand.get(id);
      if (stand?.place !== 'reserve') return refuse('not-in-reserve', 'That stand is not in reserve.', 'stands');
      edits.put('stand', id, { ...stand, place: 'board' }).put('pose', id, pose as Pose);
    }
    return { changes: edits.changes() };
  },
});

const moveStands = defineAction({
  name: 'move-stands',
  says: 'Moves stands on the board.',
  args: Type.Object(
    { moves: Type.Array(Type.Object({ id: idArg, to: poseArg }, { additionalProperties: false }), { minItems: 1 }) },
    { additionalProperties: false },
  ),
  isUndoable: true,
  isGuessable: true,
  mayAct: players,
  run(snapshot: TestSnapshot, { moves }, { seat }) {
    const edits = new Edits(snapshot);
    for (const { id, to } of moves) {
      const refusal = mayHandleStand(seat, id, snapshot);
      if (refusal) return refusal;
      if (!snapshot.public.pose.has(id)) return refuse('not-on-board', 'That stand is not on the board.', 'moves');
      edits.put('pose', id, to as Pose);
    }
    return { changes: edits.changes() };
  },
});

const loseStands = defineAction({
  name: 'lose-stands',
  says: 'Takes stands off the board for good.',
  args: standsArg,
  isUndoable: true,
  isGuessable: true,
  mayAct: players,
  run(snapshot: TestSnapshot, { stands }, { seat }) {
    const edits = new Edits(snapshot);
    for (const id of stands) {
      const refusal = mayHandleStand(seat, id, snapshot);
      if (refusal) return refusal;
      const stand = snapshot.public.stand.get(id);
      if (stand?.place !== 'board') return refuse('not-on-board', 'That stand is not on the board.', 'stands');
      edits.put('stand', id, { ...stand, place: 'lost' }).put('pose', id, null);
    }
    return { changes: edits.changes() };
  },
});

const changeCommand = defineAction({
  name: 'assign-stand',
  says: 'Gives a stand to a command, in secret.',
  args: Type.Object(
    { stand: idArg, command: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]) },
    { additionalProperties: false },
  ),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain'),
  run(snapshot: TestSnapshot, { stand, command }, { seat }) {
    const refusal = mayHandleStand(seat, stand, snapshot);
    if (refusal) return refusal;
    const secret = secretOf(snapshot, stand);
    if (!secret || seat.side === undefined) return refuse('no-such-stand', 'Nothing is known of that stand.', 'stand');
    return {
      changes: new Edits(snapshot).putSecret(seat.side, 'stand', stand, { ...secret, command }).changes(),
      secretOf: seat.side,
      isWhollySecret: true,
    };
  },
});

/** For tests of what a bug in a game does to a table. */
const stumble = defineAction({
  name: 'stumble',
  says: 'Has a bug.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: players,
  run() {
    throw new Error('this game has a bug');
  },
});

const testEvents = {
  'army-brought': Type.Object({ name: Type.String() }),
  'stands-placed': Type.Object({ count: Type.Number() }),
  'stands-moved': Type.Object({ count: Type.Number() }),
  'stands-lost': Type.Object({ count: Type.Number() }),
  sealed: Type.Object({ count: Type.Number() }),
  revealed: Type.Object({ count: Type.Number() }),
  'step-advanced': Type.Object({ to: Type.Number() }),
};

const testEventOf = (_before: TestSnapshot, entry: PublicEntry): EventIn<typeof testEvents> | undefined => {
  const {
    stands = [],
    moves = [],
    keys = [],
    name = '',
    slots = 0,
    to = 0,
  } = entry.args as {
    readonly stands?: readonly unknown[];
    readonly moves?: readonly unknown[];
    readonly keys?: readonly unknown[];
    readonly name?: string;
    readonly slots?: number;
    readonly to?: number;
  };
  switch (entry.name) {
    case bringArmy.name:
      return { kind: 'army-brought', name };
    case placeStands.name:
      return { kind: 'stands-placed', count: stands.length };
    case moveStands.name:
      return { kind: 'stands-moved', count: moves.length };
    case loseStands.name:
      return { kind: 'stands-lost', count: stands.length };
    case sealOrders.name:
      return { kind: 'sealed', count: slots };
    case revealSecrets.name:
      return { kind: 'revealed', count: keys.length };
    case advanceStep.name:
      return { kind: 'step-advanced', to };
    default:
      return undefined;
  }
};

const seatsOf = (side: SideId): Seat[] => [
  { id: `${side}-captain`, kind: 'captain', side },
  { id: `${side}-1`, kind: 'commander', side, command: 1 },
  { id: `${side}-2`, kind: 'commander', side, command: 2 },
];

export const testGame: Game<TestKinds> = {
  id: 'skirmish',
  name: 'Skirmish',
  sides: ['red', 'blue'],
  seats: [
    { id: 'host', kind: 'host' },
    ...seatsOf('red'),
    ...seatsOf('blue'),
    { id: 'umpire', kind: 'umpire' },
    { id: 'spectator', kind: 'spectator' },
  ],
  profiles: [{ id: 'plain', name: 'Plain', description: 'A plain board.' }],
  houseRules: [{ key: HANDS_ON, title: 'Hands on', description: 'Everyone moves every stand.', default: false }],
  kinds: testKinds,
  actions: [
    bringArmy,
    placeStands,
    moveStands,
    loseStands,
    changeCommand,
    sealOrders,
    revealSecrets,
    advanceStep,
    stumble,
  ],
  events: testEvents,
  eventOf: testEventOf,
  sidesTold: (_snapshot, { seat, event }) => (event.kind === 'army-brought' ? [testSeat(seat).side ?? ''] : []),
  mayTellAll: (snapshot) => snapshot.public.step.get(THIS_STEP)?.number === LAST_STEP,
  ownerOf: (snapshot, id) => (houseRule(snapshot, HANDS_ON) === true ? undefined : snapshot.public.stand.get(id)?.side),
  ledger: { checkpoint: { of: 'stand', after: ['step', 'turn'] }, weighty: ['step'], sharedSlots: ['cmd', 'marker'] },
};

/** `red-captain`, as the test game has it. Throws where it has none. */
export const testSeat = (id: string): Seat => {
  const seat = testGame.seats.find((one) => one.id === id);
  if (!seat) throw new Error(`the test game has no seat ${id}`);
  return seat;
};

export const testGenesis = {
  game: testGame.id,
  profile: 'plain',
  name: 'A table for tests',
  visibility: 'private',
  houseRules: {},
  versions: { server: 'test' },
  gameId: 'table',
  key: testKeys.public,
  dice: Object.fromEntries(seatsWithDice(testGame).map((seat) => [seat, diceAnchor(testKeys, 'table', seat)])),
} as const;

/** So many stands for `bring-army`, shared out to the three commands in turn. */
export const testArmy = (side: SideId, size: number) => ({
  side,
  name: `The army of ${side}`,
  stands: Array.from({ length: size }, (_, i) => ({
    troopType: i % 2 === 0 ? 'spears' : 'bows',
    command: ((i % 3) + 1) as 1 | 2 | 3,
    halfPoints: 6,
  })),
});

/** The stands that `bring-army` made. Throws where it was refused. */
export const standsBrought = (answer: unknown): string[] => {
  if (isRefusal(answer)) throw new Error(`no army was brought: ${answer.code}`);
  return (answer as { result: { stands: string[] } }).result.stands;
};
