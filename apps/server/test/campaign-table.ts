import { randomUUID } from 'node:crypto';
import { changeInPlace, emptySnapshot } from '@vexillum/model';
import { boardOf, type Changes, conquest, gameOf, type Snapshot, territoryOf } from '@vexillum/conquest';
import { newTable, newTableOf, type NewTable, sitDown } from './claim-all.ts';
import type { TestServer } from './start-test-server.ts';
import type { TestAnswer, TestBrowser } from './test-browser.ts';

interface Entry {
  readonly seq: number;
  readonly seat: string;
  readonly name: string;
  readonly args: unknown;
  readonly changes?: Changes['public'];
}

/** A table of Conquest with some of its seats taken, and the board as its public ledger tells it. */
export interface CampaignTable extends NewTable {
  /** The id that the match began with. */
  readonly gameId: string;
  of(seat: string): TestBrowser;
  act(seat: string, name: string, args: unknown, id?: string): Promise<TestAnswer>;
  /** Fails the test where the table says no. */
  did(seat: string, name: string, args?: unknown): Promise<TestAnswer>;
  entries(): Promise<readonly Entry[]>;
  /** What everybody knows by now. */
  snapshot(): Promise<Snapshot>;
}

export const campaignTable = async (
  server: Pick<TestServer, 'browser'>,
  seats: readonly string[],
  houseRules: object = {},
): Promise<CampaignTable> => {
  const made = await newTable(server, { game: conquest.id, profile: 'twin-holms', houseRules });
  return seated(server, made, made.table, seats);
};

/** A table at which a match goes on from its file. */
export const continuedCampaign = async (
  server: Pick<TestServer, 'browser'>,
  match: string,
  seats: readonly string[],
): Promise<CampaignTable> => {
  const made = await newTableOf(server, { match });
  return seated(
    server,
    made,
    (JSON.parse(match) as { ledger: { args: { gameId: string } }[] }).ledger[0]?.args.gameId ?? '',
    seats,
  );
};

const seated = async (
  server: Pick<TestServer, 'browser'>,
  made: NewTable,
  gameId: string,
  seats: readonly string[],
): Promise<CampaignTable> => {
  const people = new Map<string, TestBrowser>();
  for (const seat of seats) people.set(seat, await sitDown(server, made, seat, `${seat} the Bold`));
  const of = (seat: string): TestBrowser => {
    const browser = people.get(seat);
    if (!browser) throw new Error(`nobody sits in ${seat}`);
    return browser;
  };
  const act: CampaignTable['act'] = (seat, name, args, id = randomUUID()) =>
    of(seat).act(made.table, seat, name, args, id);
  const entries = async (): Promise<readonly Entry[]> => {
    const read: Entry[] = [];
    for (;;) {
      const path = `/api/tables/${made.table}/ledger?from=${read.length}`;
      const more = (await of(seats[0] ?? '').get(path, { 'x-seat': seats[0] })).json<{ entries: Entry[] }>().entries;
      if (more.length === 0) return read;
      read.push(...more);
    }
  };
  return {
    ...made,
    gameId,
    of,
    act,
    entries,
    did: async (seat, name, args = {}) => {
      const answer = await act(seat, name, args);
      if (answer.status !== 200) throw new Error(`${seat} could not ${name}: ${answer.text}`);
      return answer;
    },
    snapshot: async () => {
      const snapshot = emptySnapshot(conquest.sides, conquest.kinds);
      for (const { changes } of await entries()) changeInPlace(snapshot, { public: changes ?? {} });
      return snapshot;
    },
  };
};

/** What this player owns. */
export const landOf = (snapshot: Snapshot, side: string): readonly string[] =>
  boardOf(snapshot).territories.filter((id) => territoryOf(snapshot, id).owner === side);

/** Where this player could strike: their land, and somebody else's beside it. */
export const frontOf = (snapshot: Snapshot, side: string): { readonly from: string; readonly to: string } => {
  const board = boardOf(snapshot);
  for (const from of landOf(snapshot, side))
    for (const to of board.neighbours(from)) if (territoryOf(snapshot, to).owner !== side) return { from, to };
  throw new Error(`${side} has no border with anybody`);
};

/** Land of this player's where their armies are out of the way. */
const elsewhere = (snapshot: Snapshot, side: string, target: string): string =>
  landOf(snapshot, side).find((id) => id !== target) ?? target;

/**
 * Starts a game for player-1 and player-2 and goes on until player-1 has placed their first recruits: nearly all that they have stands on `from`, beside `to`, where
 * player-2 has a single army.
 */
export const atTheFront = async (table: CampaignTable): Promise<{ readonly from: string; readonly to: string }> => {
  await table.did('player-1', 'start-game');
  const dealt = await table.snapshot();
  const front = frontOf(dealt, 'player-1');
  const places: Readonly<Record<string, string>> = {
    'player-1': front.from,
    'player-2': elsewhere(dealt, 'player-2', front.to),
  };
  for (;;) {
    const game = gameOf(await table.snapshot());
    if (!game || game.phase !== 'amassing') break;
    for (const seat of [game.mover, game.mover === 'player-1' ? 'player-2' : 'player-1'])
      await table.act(seat, 'place-army', { territory: places[seat] });
  }
  await table.did('player-1', 'place-recruits', { territory: front.from, assign: 'all' });
  return front;
};
