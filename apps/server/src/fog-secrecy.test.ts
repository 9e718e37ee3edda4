import { asSeen, conquest, gameOf, isFoggy, mapPacks, randomAction, type Snapshot } from '@vexillum/conquest';
import { verifyMatch } from '@vexillum/ledger';
import { emptySide, emptySnapshot, type SideId } from '@vexillum/model';
import { seededRandom } from '@vexillum/table/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { isDocument } from '../test/all-heard.ts';
import { type CampaignTable, campaignTable } from '../test/campaign-table.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { stepOne, stockClient, untilDoc } from '../test/sync-client.ts';
import { games } from './all-games.ts';

/** A whole game under fog over real sockets: every byte that anybody was sent while the fog lay is searched for land. */

const players = ['player-1', 'player-2', 'player-3', 'player-4'] as const;
const others = ['host', 'spectator', 'umpire'] as const;
const everybody = [...players, ...others];
/** But a player's own file: it tells what that side saw. */
const views = ['', '/ledger', '/actions', '/export', '/export?view=full', '/glance', '/seats'];

const lands = mapPacks.find(({ id }) => id === 'twin-holms')?.territories.map(({ id }) => id) ?? [];

let server: TestServer;
let table: CampaignTable;
let file = '';

/** A player's own two documents. */
interface Seen {
  readonly everybodys: Y.Doc;
  readonly own: Y.Doc;
  /** Every record of land that the own document has ever had, `ID RECORD`. */
  readonly land: Set<string>;
  stop(): void;
}
const seenBy = new Map<SideId, Seen>();

const openDocuments = async (side: SideId): Promise<Seen> => {
  const [everybodys, own] = ['public', `side-${side}`].map((document) =>
    stockClient(table.of(side), table.table, document, { seat: side }),
  );
  if (!everybodys || !own) throw new Error('no documents');
  await Promise.all([everybodys.synced, own.synced]);
  const land = new Set<string>();
  own.doc.getMap('territory').observe((_event, { changed }) => {
    for (const keys of changed.values())
      for (const key of keys) if (key !== null) note(key, own.doc.getMap('territory').get(key));
  });
  const note = (key: string, record: unknown) => record !== undefined && land.add(`${key} ${sorted(record)}`);
  const stop = () => [everybodys, own].forEach((client) => client.stop());
  return { everybodys: everybodys.doc, own: own.doc, land, stop };
};

/** The same text for the same record, in whatever order its fields came. */
const sorted = (record: unknown): string =>
  JSON.stringify(Object.entries(record as object).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const documentsOf = (side: SideId): Seen => {
  const seen = seenBy.get(side);
  if (!seen) throw new Error(`${side} has no documents`);
  return seen;
};

/** The table as this player's browser has it. */
const eyesOf = (side: SideId): Snapshot => {
  const { everybodys, own } = documentsOf(side);
  const filled = (layer: object, doc: Y.Doc): unknown =>
    Object.fromEntries(Object.keys(layer).map((kind) => [kind, new Map(doc.getMap(kind).entries())]));
  return asSeen({
    public: filled(emptySnapshot([], conquest.kinds).public, everybodys) as Snapshot['public'],
    sides: { [side]: filled(emptySide(conquest.kinds), own) as Snapshot['sides'][SideId] },
  });
};

const openEverything = async (seat: string): Promise<void> => {
  const sides = players.filter((side) => side !== seat);
  for (const document of ['public', 'side-house', 'plan-house', ...sides.map((side) => `side-${side}`)]) {
    const wire = table.of(seat).wire(table.table, document, `?seat=${seat}&events=1`);
    await wire.opened;
    wire.send(stepOne());
    await Promise.race([wire.closed, wire.until(() => wire.messages.some(isDocument))]);
  }
};

const readEverything = async (seat: string): Promise<void> => {
  for (const view of views) await table.of(seat).get(`/api/tables/${table.table}${view}`, { 'x-seat': seat });
};

/** How much each had received when the fog last lay. */
const heard = new Map<string, { readonly answers: number; readonly messages: readonly number[] }>();

const noteHeard = (): void => {
  for (const seat of everybody) {
    const { received, wires } = table.of(seat);
    heard.set(seat, { answers: received.length, messages: wires.map(({ messages }) => messages.length) });
  }
};

const heardInFog = (seat: string): string => {
  const { answers, messages } = heard.get(seat) ?? { answers: 0, messages: [] };
  const { received, wires } = table.of(seat);
  const bytes = [...received.slice(0, answers), ...wires.flatMap((wire, at) => wire.messages.slice(0, messages[at]))];
  return Buffer.concat(bytes).toString('latin1');
};

const untilTold = async (side: SideId, seq: number): Promise<void> => {
  const { everybodys, own } = documentsOf(side);
  await untilDoc(everybodys, () =>
    [...everybodys.getMap('log').values()].some((line) => (line as { seq: number }).seq >= seq),
  );
  await untilDoc(own, () => Number(own.getMap('meta').get('seq')) >= seq);
};

/** Of games that are played at random some find no end in thousands of actions. */
const PATIENCE = 1_500;

/** Each player plays by what their own documents say, and gives up in the end; answers how many things were done. */
const playOut = async (): Promise<number> => {
  const random = seededRandom(11);
  for (let acted = 0; acted < PATIENCE + players.length; acted++) {
    const game = gameOf(eyesOf('player-1'));
    if (!game || game.phase === 'over') return acted;
    const { mover } = game;
    noteHeard();
    const asked = acted < PATIENCE ? randomAction(eyesOf(mover), mover, random) : { name: 'resign-game', args: {} };
    const answer = await table.did(mover, asked?.name ?? 'end-turn', asked?.args ?? {});
    const { seq } = answer.json<{ seq: number }>();
    for (const side of new Set([mover, 'player-1'])) await untilTold(side, seq);
    const next = gameOf(eyesOf('player-1'));
    if (next && next.phase !== 'over' && next.mover !== mover) await untilTold(next.mover, seq);
    if (acted % 100 === 0 && isFoggy(eyesOf('player-1'))) for (const seat of everybody) await readEverything(seat);
  }
  throw new Error('the game does not end');
};

let acted = 0;

beforeAll(async () => {
  server = await startTestServer();
  table = await campaignTable(server, everybody, {
    fog: true,
    'laid-out': 'even',
    'random-order': true,
    missions: false,
  });
  for (const side of players) seenBy.set(side, await openDocuments(side));
  for (const seat of everybody) await openEverything(seat);
  const { seq } = (await table.did('player-1', 'start-game')).json<{ seq: number }>();
  for (const side of players) await untilTold(side, seq);
  acted = await playOut();
  file = (await table.of('host').get(`/api/tables/${table.table}/export?view=full`, { 'x-seat': 'host' })).text;
}, 300_000);
afterAll(async () => {
  for (const { stop } of seenBy.values()) stop();
  await server.close();
});

describe('a whole game of four under fog', () => {
  it('has been played', () => {
    expect(acted).toBeGreaterThan(100);
    expect(gameOf(eyesOf('player-2'))?.phase).toBe('over');
  });

  it.each(everybody)('tells %s in no byte of anybody’s land', (seat) => {
    const received = heardInFog(seat);
    expect(received.length).toBeGreaterThan(100_000);
    // As records are called, as arguments name them, as dice say what they are for.
    const forms = (id: string) => [`territory:${id}`, `"${id}"`, ` ${id}>`, `>${id}`];
    expect(lands.flatMap(forms).filter((text) => received.includes(text))).toEqual([]);
    // No dice, and no event of a fight.
    const words = ['"draw":{', '"kind":"attacked"', 'recruits-placed', 'moved-in', 'armies-moved'];
    expect(words.filter((word) => received.includes(word))).toEqual([]);
  });

  it.each(players)('%s was told by their own document what the record says that they saw', (side) => {
    interface Parts {
      readonly secrets: { readonly [side: string]: readonly { readonly part: string }[] };
    }
    const parts = (JSON.parse(file) as Parts).secrets[side] ?? [];
    const written = new Set(
      parts.flatMap(({ part }) => {
        const { changes = {} } = JSON.parse(part) as {
          changes?: { readonly territory?: Readonly<Record<string, readonly [unknown, unknown]>> };
        };
        return Object.entries(changes.territory ?? {}).flatMap(([id, [, after]]) =>
          after === null ? [] : [`${id} ${sorted(after)}`],
        );
      }),
    );
    const { land } = documentsOf(side);
    expect(land.size).toBeGreaterThan(5);
    expect([...land].filter((record) => !written.has(record))).toEqual([]);
  });

  it('is checked whole from its file: played again, with everything that was committed to', () => {
    expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  });

  it('is checked from the public file too, since its end tells what was done', async () => {
    const open = (await table.of('spectator').get(`/api/tables/${table.table}/export`, { 'x-seat': 'spectator' })).text;
    expect(verifyMatch(open, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
    const own = await table.of('player-2').get(`/api/tables/${table.table}/export?view=side`, { 'x-seat': 'player-2' });
    expect(verifyMatch(own.text, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  });
});
