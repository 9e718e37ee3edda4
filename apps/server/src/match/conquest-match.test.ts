import { type Changes, conquest, gameOf, luckId, playerOf, randomAction, type Snapshot } from '@vexillum/conquest';
import { MemoryStore, seededRandom } from '@vexillum/table/testing';
import { canonicalJson, type MatchFile, verifyMatch } from '@vexillum/ledger';
import { changeInPlace, emptySnapshot, type SideId } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { newTable, type NewTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import { games } from '../all-games.ts';

const rules = { 'random-start': true };
/** One game in fifty that is played at random has not ended after thousands of actions. */
const PATIENCE = 1_000;
const sound = { ok: true, faults: [], isReplayed: true };
const verified = (file: string) => verifyMatch(file, games);

/** A table of two on the small map, and what everybody knows of it. */
class Played {
  readonly table: string;
  readonly #people: ReadonlyMap<string, TestBrowser>;
  #snapshot: Snapshot = emptySnapshot(conquest.sides, conquest.kinds);
  #heard = 0;

  static async sitDown(server: TestServer, made: NewTable): Promise<Played> {
    const people = new Map<string, TestBrowser>();
    for (const seat of ['player-1', 'player-2']) people.set(seat, await sitDown(server, made, seat));
    return new Played(made.table, people);
  }

  /** Another server's table, out of a file. */
  static async goOn(server: TestServer, match: string): Promise<Played> {
    const answer = await server.browser().post('/api/tables', { match });
    expect(answer.status).toBe(201);
    const { table, invites } = answer.json<Pick<NewTable, 'table' | 'invites'>>();
    const tokenOf = (seat: string) => invites.find((invite) => invite.seat === seat)?.token ?? '';
    return await Played.sitDown(server, { table, invites, tokenOf });
  }

  private constructor(table: string, people: ReadonlyMap<string, TestBrowser>) {
    this.table = table;
    this.#people = people;
  }

  /** The same people at the same table of a server that was started again. */
  at(server: TestServer): Played {
    const people = [...this.#people].map(([seat, before]) => {
      const browser = server.browser();
      for (const [name, value] of before.cookies) browser.cookies.set(name, value);
      return [seat, browser] as const;
    });
    return new Played(this.table, new Map(people));
  }

  #browser(seat: string): TestBrowser {
    const browser = this.#people.get(seat);
    if (!browser) throw new Error(`nobody sits in ${seat}`);
    return browser;
  }

  async snapshot(): Promise<Snapshot> {
    const answer = await this.#browser('player-1').get(`/api/tables/${this.table}/ledger?from=${this.#heard}`);
    const { entries } = answer.json<{ entries: { changes?: Changes['public'] }[] }>();
    this.#heard += entries.length;
    for (const { changes } of entries) changeInPlace(this.#snapshot, { public: changes ?? {} });
    return this.#snapshot;
  }

  async act(seat: string, name: string, args: unknown) {
    return await this.#browser(seat).act(this.table, seat, name, args);
  }

  /** Plays at random until this holds, or to the end, which a long game has by resignation. Who has a set that nobody sees is reminded of it. */
  async play(seed: number, isEnough: (snapshot: Snapshot) => boolean = () => false): Promise<Snapshot> {
    const random = seededRandom(seed);
    for (let acts = 0; ; acts++) {
      const snapshot = await this.snapshot();
      const game = gameOf(snapshot);
      if (!game || game.phase === 'over' || isEnough(snapshot)) return snapshot;
      const isForced = game.mustTurnIn === true && game.recruits === 0;
      const atRandom = () =>
        isForced ? { name: 'turn-in-set', args: {} } : randomAction(snapshot, game.mover, random);
      const asked = acts < PATIENCE ? atRandom() : { name: 'resign-game', args: {} };
      const answer = await this.act(game.mover, asked?.name ?? '', asked?.args);
      if (answer.status !== 200) throw new Error(`${game.mover} could not ${asked?.name}: ${answer.text}`);
    }
  }

  async file(view: string, seat = 'player-1'): Promise<string> {
    const answer = await this.#browser(seat).get(`/api/tables/${this.table}/export?view=${view}`, { 'x-seat': seat });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.text;
  }
}

const flagsIn = (snapshot: Snapshot) =>
  (['player-1', 'player-2'] satisfies SideId[]).flatMap((side) => playerOf(snapshot, side)?.flags ?? []);

it('a game goes on elsewhere from its public file and is played to its end; the flag whose secret stayed behind is not given', async () => {
  const [here, elsewhere] = [await serverForTest(), await serverForTest()];
  const moved = async () => {
    const made = await newTable(here, { game: 'conquest', profile: 'twin-holms', houseRules: rules });
    const first = await Played.sitDown(here, made);
    await first.act('player-1', 'start-game', {});
    const number = gameOf(await first.play(2, (snapshot) => flagsIn(snapshot).length >= 2))?.nextFlag ?? 0;
    const file = await first.file('public');
    expect(verified(file)).toMatchObject(sound);
    const next = await Played.goOn(elsewhere, file);
    const on = await next.play(7, (snapshot) => (gameOf(snapshot)?.nextFlag ?? 0) > number + 1);
    return { file, number, next, on };
  };
  let { file, number, next, on } = await moved();
  // The dice are the servers' own: now and then they end the game before there were four flags, or leave one that ends soon whatever comes.
  for (let triesLeft = 20; gameOf(on)?.phase === 'over' && triesLeft > 0; triesLeft--)
    ({ file, number, next, on } = await moved());
  expect(gameOf(on)?.phase).toBe('conquer');
  // Flag `number` waited for a secret that nobody here has: the next one was sealed again, and given.
  expect(flagsIn(on).map((flag) => flag.number)).not.toContain(number);
  expect(flagsIn(on).map((flag) => flag.number)).toContain(number + 1);
  expect(on.public.luck.get(luckId(number))).not.toHaveProperty('secret');
  expect(verified(await next.file('public'))).toMatchObject(sound);

  expect(gameOf(await next.play(9))).toMatchObject({ phase: 'over' });
  for (const view of ['public', 'side', 'full']) expect(verified(await next.file(view))).toMatchObject(sound);
  const [old, whole] = [JSON.parse(file), JSON.parse(await next.file('full'))] as [MatchFile, MatchFile];
  expect(whole.ledger.slice(0, old.ledger.length)).toEqual(old.ledger);
  expect(whole.key).not.toBe(old.key);
});

it('a player’s own file goes on too: they keep their victory flags, and no secret in it can be another one', async () => {
  const [here, elsewhere] = [await serverForTest(), await serverForTest()];
  const made = await newTable(here, { game: 'conquest', profile: 'twin-holms', houseRules: rules });
  const played = await Played.sitDown(here, made);
  await played.act('player-1', 'start-game', {});
  await played.play(2, (snapshot) => (playerOf(snapshot, 'player-1')?.flags.length ?? 0) >= 1);
  const own = await played.file('side', 'player-1');
  const forged = JSON.parse(own) as { secrets: Record<string, { part: string }[]> };
  for (const secret of forged.secrets['player-1'] ?? []) secret.part = secret.part.replace('"secret":"', '"secret":"0');
  const refused = await elsewhere.browser().post('/api/tables', { match: `${canonicalJson(forged)}\n` });
  expect(refused).toMatchObject({ status: 400, error: { code: 'bad-match', field: 'match' } });

  const next = await Played.goOn(elsewhere, own);
  const number = gameOf(await next.snapshot())?.nextFlag ?? 0;
  await next.play(11, (snapshot) => (gameOf(snapshot)?.nextFlag ?? 0) > number + 1);
  for (const view of ['public', 'side']) expect(verified(await next.file(view))).toMatchObject(sound);
});

it('a game with an attack that cost less than its dice say does not go on anywhere', async () => {
  const here = await serverForTest();
  const made = await newTable(here, { game: 'conquest', profile: 'twin-holms', houseRules: rules });
  const played = await Played.sitDown(here, made);
  await played.act('player-1', 'start-game', {});
  await played.play(2, (snapshot) => gameOf(snapshot)?.hasAttacked === true);
  const match = JSON.parse(await played.file('public')) as { ledger: { name?: string; changes?: unknown }[] };
  const attack = match.ledger.find(({ name }) => name === 'attack-territory');
  const text = canonicalJson(attack?.changes).replace(
    /"armies":(\d+)/,
    (_, armies: string) => `"armies":${Number(armies) + 1}`,
  );
  if (attack) attack.changes = JSON.parse(text) as unknown;
  const answer = await here.browser().post('/api/tables', { match: `${canonicalJson(match)}\n` });
  expect(answer).toMatchObject({ status: 400, error: { code: 'bad-match', field: 'match' } });
  expect(answer.error?.message).toMatch(/entry \d+/i);
});

describe('a match with missions that moves before somebody has acted', () => {
  const isToldMission = (side: SideId) => (snapshot: Snapshot) =>
    snapshot.public.mission.get(`mission:${side}`)?.drawnBy !== undefined;
  const withMissions = { ...rules, missions: true, 'laid-out': 'even' };

  for (const view of ['public', 'side'] as const)
    it(`is played to its end elsewhere from a file ${view === 'public' ? 'of what all see' : 'of one side'}, and every file of it verifies`, async () => {
      const [here, elsewhere] = [await serverForTest(), await serverForTest()];
      const made = await newTable(here, { game: 'conquest', profile: 'twin-holms', houseRules: withMissions });
      const first = await Played.sitDown(here, made);
      await first.act('player-1', 'start-game', {});
      if (view === 'side') await first.play(3, isToldMission('player-1'));
      const file = await first.file(view);
      expect(verified(file)).toMatchObject(sound);
      const next = await Played.goOn(elsewhere, file);
      const end = await next.play(5);
      expect(gameOf(end)).toMatchObject({ phase: 'over' });
      for (const asked of ['public', 'side', 'full']) expect(verified(await next.file(asked))).toMatchObject(sound);
      const shownOf = ({ public: seen }: Snapshot) =>
        [...seen.mission].flatMap(([id, { secret }]) => (secret === undefined ? [] : [id]));
      expect(shownOf(end)).toEqual(view === 'side' ? ['mission:player-1'] : []);
    });

  it('keeps its missions where the server ends between START and the first action and is started again', async () => {
    const store = new MemoryStore();
    const before = await startTestServer({ store });
    const made = await newTable(before, { game: 'conquest', profile: 'twin-holms', houseRules: withMissions });
    const first = await Played.sitDown(before, made);
    await first.act('player-1', 'start-game', {});
    await before.close();
    const next = first.at(await serverForTest({ store }));
    const end = await next.play(5);
    expect(gameOf(end)).toMatchObject({ phase: 'over' });
    expect([...end.public.mission.values()].filter(({ secret }) => secret === undefined)).toEqual([]);
    for (const asked of ['public', 'side', 'full']) expect(verified(await next.file(asked))).toMatchObject(sound);
  });
});
