import {
  defineAction,
  Edits,
  type Game,
  type LayerToday,
  onlySeats,
  recordWith,
  type Snapshot,
  Type,
} from '@vexillum/model';
import { expect, it } from 'vitest';
import {
  emptyStepOne,
  MemoryStore,
  TestPeer,
  testGame,
  testGenesis,
  testKeys,
  testSeat,
  testSurroundings,
} from '../testing/index.ts';
import { Room } from './room.ts';

const deck = recordWith<{ readonly drawn: number }>({ drawn: 'number' });
const card = recordWith<{ readonly face: string }>({ face: 'string' });
const kinds = { deck: { public: deck }, card: { side: card } };

/** A card that everyone sees the back of, and its side the face. */
const drawCard = defineAction({
  name: 'draw-card',
  says: 'Draws a card.',
  args: Type.Object({ face: Type.String() }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain'),
  run(snapshot: Snapshot<typeof kinds>, { face }, { seat }) {
    const side = seat.side ?? '';
    const { drawn } = snapshot.public.deck.get('deck') ?? { drawn: 0 };
    const edits = new Edits(snapshot)
      .put('deck', 'deck', { drawn: drawn + 1 })
      .putSecret(side, 'card', `card:${drawn}`, { face });
    return { changes: edits.changes(), publicArgs: {}, secretOf: side };
  },
});

const cards: Game = {
  ...testGame,
  kinds,
  actions: [...testGame.actions, drawCard],
};

const formerKinds = { part: { public: deck, side: card } };

/** The same game as it was once: all its records were of one kind. */
const cardsOnce: Game = {
  ...testGame,
  kinds: formerKinds,
  actions: [
    ...testGame.actions,
    {
      ...drawCard,
      run(snapshot: Snapshot<typeof formerKinds>, args, { seat }) {
        const side = seat.side ?? '';
        const { drawn } = snapshot.public.part.get('deck') ?? { drawn: 0 };
        const edits = new Edits(snapshot)
          .put('part', 'deck', { drawn: drawn + 1 })
          .putSecret(side, 'part', `card:${drawn}`, args as { face: string });
        return { changes: edits.changes(), publicArgs: {}, secretOf: side };
      },
    },
  ],
};

const today: LayerToday = ({ part, ...others }) =>
  Object.entries((part ?? {}) as Readonly<Record<string, unknown>>).reduce((layer, [id, said]) => {
    const kind = id.split(':', 1)[0] ?? '';
    return { ...layer, [kind]: { ...(layer as Readonly<Record<string, object>>)[kind], [id]: said } };
  }, others);

const opened = async (game = cards) => {
  const at = { table: 'table', store: new MemoryStore(), surroundings: testSurroundings(), keys: testKeys };
  const room = await Room.create({ ...at, game }, testGenesis);
  const again = async (): Promise<Room> => {
    at.store.kill();
    const room = await Room.open({ ...at, beside: async () => at, gameOf: () => ({ ...cards, today }) });
    if (!room) throw new Error('the table is gone');
    return room;
  };
  return { room, again };
};

const sit = (room: Room, seat: string, document = 'public') => {
  const peer = new TestPeer({
    id: `${seat} ${document}`,
    seat: testSeat(seat),
    document,
    wantsEvents: document === 'public',
  });
  room.join(peer, undefined);
  room.receive(peer, emptyStepOne());
  return peer;
};

const draw = (room: Room, n: number, face: string) =>
  room.act(testSeat('red-captain'), 'Rosa', {
    id: `00000000-0000-4000-8000-00000000000${n}`,
    name: 'draw-card',
    args: { face },
  });

it('a game’s own records reach everyone, its secrets only their side, and both outlive a restart', async () => {
  const { room, again } = await opened();
  const blue = sit(room, 'blue-captain');
  const red = sit(room, 'red-1', 'side-red');
  await draw(room, 1, 'PLANTED QUEEN');
  expect(blue.records('deck')).toEqual({ deck: { drawn: 1 } });
  expect(red.records('card')).toEqual({ 'card:0': { face: 'PLANTED QUEEN' } });
  const latin1 = new TextDecoder('latin1');
  expect(blue.bytes.map((bytes) => latin1.decode(bytes)).join()).not.toContain('PLANTED');
  await room.rest();
  const reopened = await again();
  await draw(reopened, 2, 'PLANTED KING');
  expect(sit(reopened, 'blue-captain').records('deck')).toEqual({ deck: { drawn: 2 } });
  expect(sit(reopened, 'red-1', 'side-red').records('card')).toEqual({
    'card:0': { face: 'PLANTED QUEEN' },
    'card:1': { face: 'PLANTED KING' },
  });
});

it.each([
  ['rested, with its documents', true],
  ['was ended in the middle, with its ledger alone', false],
])('a table of a server that knew other kinds goes on, where that server %s', async (_how, hasRested) => {
  const { room, again } = await opened(cardsOnce);
  await draw(room, 1, 'PLANTED QUEEN');
  if (hasRested) await room.rest();
  const reopened = await again();
  expect(sit(reopened, 'blue-captain').records('deck')).toEqual({ deck: { drawn: 1 } });
  expect(sit(reopened, 'red-1', 'side-red').records('card')).toEqual({ 'card:0': { face: 'PLANTED QUEEN' } });
  expect(sit(reopened, 'blue-captain').records('part')).toEqual({});
  await draw(reopened, 2, 'PLANTED KING');
  await reopened.rest();
  expect(sit(await again(), 'blue-captain').records('deck')).toEqual({ deck: { drawn: 2 } });
});
