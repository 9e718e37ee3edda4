import { Type } from '@sinclair/typebox';
import { defineAction, Edits, type Game, onlySeats, type Snapshot } from '@vexillum/model';
import { expect, it } from 'vitest';
import {
  emptyStepOne,
  MemoryLogStore,
  TestPeer,
  testGame,
  testGenesis,
  testKeys,
  testSeat,
  testSurroundings,
} from '../testing/index.ts';
import { Room } from './room.ts';

interface Cards {
  readonly public: { readonly deck: { readonly drawn: number } };
  readonly side: { readonly card: { readonly face: string } };
}

/** A card that everyone sees the back of, and its side the face. */
const drawCard = defineAction({
  name: 'draw-card',
  says: 'Draws a card.',
  args: Type.Object({ face: Type.String() }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain'),
  run(snapshot, { face }, { seat }) {
    const side = seat.side ?? '';
    const table = snapshot as Snapshot<Cards>;
    const { drawn } = table.public.deck.get('deck') ?? { drawn: 0 };
    const edits = new Edits<Cards>(table)
      .put('deck', 'deck', { drawn: drawn + 1 })
      .putSecret(side, 'card', `card:${drawn}`, { face });
    return { changes: edits.changes(), publicArgs: {}, secretOf: side };
  },
});

const cards: Game = {
  ...testGame,
  kinds: { deck: { audience: 'public' }, card: { audience: 'side' } },
  actions: [...testGame.actions, drawCard],
};

const opened = async () => {
  const at = { table: 'table', store: new MemoryLogStore(), surroundings: testSurroundings(), keys: testKeys };
  const room = await Room.create({ ...at, game: cards }, testGenesis);
  const again = async (): Promise<Room> => {
    const room = await Room.open({ ...at, gameOf: () => cards });
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
