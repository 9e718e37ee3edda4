import { type Json, plainText, type Snapshot } from '@vexillum/model';
import type { Told } from './judge.ts';
import { deploy, type Invited, invitedBy } from '../../apps/server/test/crash/harness/battle.ts';
import { Player } from '../../apps/server/test/crash/harness/player.ts';
import { differenceAmong, differenceFrom } from '../../apps/server/test/crash/harness/same-everywhere.ts';
import { TestBrowser } from '../../apps/server/test/test-browser.ts';
import type { Pauses } from './pauses.ts';
import type { Watching } from './watched-node.ts';

const STANDS = 4;
/** A player whose actions are not answered waits and sees, as people do. */
const MOST_WAITING = 60;
/** A document that was built anew: whoever had it fetches all of it. */
const OTHER_EPOCH = 4409;
const seats = { 'red-captain': 'Rufus', 'blue-captain': 'Bella' } as const;

/** A battle with two people, each with the client that browsers run. */
export class DrillTable {
  readonly table: string;
  readonly players: readonly Player[];
  readonly #heard = new Map<Player, Map<number, Set<string>>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #deeds = 0;

  static async open(origin: string, pauses: Pauses, checks: boolean): Promise<DrillTable> {
    const made = await new TestBrowser(origin).post('/api/tables', { game: 'grand-triumph' });
    const invited = invitedBy(made);
    const browsers: [string, TestBrowser][] = [];
    for (const [index, seat] of Object.keys(seats).entries())
      browsers.push([seat, await sitDown(origin, invited, seat as keyof typeof seats, index)]);
    return new DrillTable(invited.table, browsers, pauses, checks);
  }

  private constructor(
    table: string,
    browsers: readonly (readonly [string, TestBrowser])[],
    pauses: Pauses,
    checks: boolean,
  ) {
    this.table = table;
    this.players = browsers.map(([seat, browser]) => new Player(table, seat, browser, checks));
    for (const player of this.players) {
      const heard = new Map<number, Set<string>>();
      this.#heard.set(player, heard);
      player.live.onEntries((entries) => {
        for (const { seq, hash } of entries) {
          if (!heard.has(seq)) pauses.note(table, performance.now());
          heard.set(seq, new Set([...(heard.get(seq) ?? []), hash]));
        }
      });
    }
  }

  /** So many actions a second, of both players together. */
  play(pace: number): void {
    const between = (1000 * this.players.length) / pace;
    const begin = Math.random() * between;
    for (const [index, player] of this.players.entries()) {
      const turn = () => {
        if (player.waiting < MOST_WAITING) void player.act(...this.#deedOf(player));
      };
      // Not all tables in the same moment, and at a table one after the other.
      const first = setTimeout(
        () => {
          const timer = setInterval(turn, between);
          this.#timers.add(timer);
          turn();
        },
        begin + (index * between) / this.players.length,
      );
      this.#timers.add(first);
    }
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /** For another line to one of its seats. */
  get watching(): Pick<Watching, 'table' | 'seat' | 'cookie'> {
    const [player] = this.players;
    if (!player) throw new Error('nobody is at this table');
    return { table: this.table, seat: player.seat.id, cookie: player.browser.cookieHeader };
  }

  /** All is answered, and whoever checks the ledger has done so up to its end. */
  get isAtRest(): boolean {
    return this.players.every(({ isAtRest, checks, live }) => isAtRest && (!checks || live.$trust.get().isUpToDate));
  }

  /** Why it is not at rest. */
  get restlessness(): string {
    const each = this.players.map(({ seat, checks, live }) => {
      const checked = checks ? `, checked up to entry ${live.$trust.get().seq}` : '';
      return `${seat.id} ${JSON.stringify(live.$connection.get())}${checked}`;
    });
    return `${this.table}: ${each.join(', ')}`;
  }

  /** What browsers have found in the ledger that players would be told of. */
  get doubts(): string[] {
    return this.players.flatMap(({ seat, live }) => {
      const { alarm, faults, signature } = live.$trust.get();
      const said = [
        ...faults,
        ...(alarm ? [alarm] : []),
        ...(typeof signature === 'object' ? [{ says: signature.fault }] : []),
      ];
      return said.map(({ says }) => `${this.table}: ${seat.id} is told: ${plainText(says)}`);
    });
  }

  /** How the documents of two browsers differ in what both may see. */
  get difference(): string | undefined {
    const found = differenceAmong(this.players);
    return found && `${this.table}: ${found}`;
  }

  /** How each browser differs from what lies in the database, as far as it may see it. */
  differencesFrom(truth: Snapshot): string[] {
    return this.players.flatMap((player) => {
      const found = differenceFrom(truth, player);
      return found === undefined ? [] : [`${this.table}: ${found}`];
    });
  }

  get told(): Told[] {
    return this.players.map((player) => ({
      table: this.table,
      seat: player.seat.id,
      acked: new Map(
        [...player.tap.answers].map(([id, answers]) => [
          id,
          answers.flatMap((answer) => (answer.kind === 'ack' ? [answer.seq] : [])),
        ]),
      ),
      refused: new Map(
        [...player.tap.answers].flatMap(([id, answers]) =>
          answers.flatMap((answer) => (answer.kind === 'refusal' ? [[id, answer.code] as const] : [])),
        ),
      ),
      heard: this.#heard.get(player) ?? new Map<number, Set<string>>(),
    }));
  }

  /** How often a browser had to fetch a whole document again. */
  get newDocuments(): number {
    return this.players.flatMap(({ tap }) => tap.closeCodes).filter((code) => code === OTHER_EPOCH).length;
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { tap }) => sum + tap.acked.size, 0);
  }

  /** The match as anybody may take it away. */
  async match(): Promise<Buffer> {
    const [player] = this.players;
    const answer = await player?.browser.get(`/api/tables/${this.table}/export?view=public`, {
      'x-seat': player.seat.id,
    });
    if (answer?.status !== 200) throw new Error(`the match of ${this.table} cannot be had: ${answer?.text}`);
    return Buffer.from(answer.text);
  }

  close(): void {
    this.stop();
    for (const player of this.players) player.close();
  }

  #deedOf({ seat, live }: Player): [name: string, args: Json] {
    const deed = this.#deeds++;
    if (deed % 6 === 0) return ['say', { text: `${seat.id} says ${deed}`, to: 'table' }];
    if (deed % 6 === 3) return ['roll-dice', { dice: [6, 6], why: `deed ${deed}` }];
    const stands = [...live.$snapshot.get().public.stand].filter(
      ([, { side, place }]) => side === seat.side && place === 'board',
    );
    const [id] = stands[deed % Math.max(1, stands.length)] ?? [];
    if (id === undefined) return ['say', { text: `${seat.id} has no stand at ${deed}`, to: 'table' }];
    const to = [1000 + ((deed * 433) % 88_000), 1000 + ((deed * 877) % 34_000), (deed * 97) % 36_000];
    return ['move-stands', { moves: [{ id, to }] }];
  }
}

const sitDown = async (
  origin: string,
  { table, tokenOf }: Invited,
  seat: keyof typeof seats,
  index: number,
): Promise<TestBrowser> => {
  const browser = new TestBrowser(origin);
  const claimed = await browser.claim(tokenOf(seat), seats[seat]);
  if (claimed.status !== 200) throw new Error(`${seat} was not claimed: ${claimed.text}`);
  await deploy(browser, table, seat.replace('-captain', ''), index, STANDS);
  return browser;
};
