import type { TestBrowser } from '../../test-browser.ts';
import { askForTable, type Invited, invitedBy } from './battle.ts';
import type { CrashServer } from './crash-server.ts';

const SEATS = ['host', 'red-captain', 'blue-captain', 'umpire'] as const;

interface Claim {
  readonly invited: Invited;
  readonly seat: string;
  readonly name: string;
  readonly browser: TestBrowser;
  /** The status, once there is one; `undefined` when the line broke first. */
  readonly answer: Promise<number | undefined>;
}

interface SeatAtTable {
  readonly invited: Invited;
  readonly seat: string;
}

/** People who sit down, and tables that are made, just when the server dies. */
export class Claims {
  readonly #server: CrashServer;
  #free: SeatAtTable[] = [];
  #claiming: Claim | undefined;
  #making: Promise<Invited | undefined> | undefined;
  readonly #seated: Claim[] = [];
  #begun = 0;
  answered = 0;
  /** Unanswered claims that could be tried again with the same invite. */
  triedAgain = 0;
  /** Unanswered claims whose invite was spent all the same. */
  burnt = 0;
  tablesKept = 0;
  tablesUnanswered = 0;

  constructor(server: CrashServer) {
    this.#server = server;
  }

  /** Has so many seats that can be claimed. */
  async prepare(seats: number): Promise<void> {
    while (this.#free.length < seats) this.#add(invitedBy(await askForTable(this.#server.browser())), SEATS);
  }

  /** Resolves when there is an answer, or the line broke. */
  begin(): Promise<unknown> {
    const next = this.#free.shift();
    if (!next) throw new Error('no seat is free to be claimed');
    const browser = this.#server.browser();
    // Never twice: who was seated without being told so has the name all the same.
    const name = `Someone ${++this.#begun}`;
    const answer = browser.claim(next.invited.tokenOf(next.seat), name).then(
      ({ status }) => status,
      () => undefined,
    );
    this.#claiming = { ...next, name, browser, answer };
    return answer;
  }

  beginTable(): Promise<unknown> {
    this.#making = askForTable(this.#server.browser()).then(invitedBy, () => undefined);
    return this.#making;
  }

  /** After the restart: what was answered must stand, and what was not can be tried again. */
  async settle(): Promise<void> {
    await this.#settleClaim();
    await this.#settleTable();
  }

  /** Every seat that was ever taken is still held by who took it, and its invite is spent. */
  async check(): Promise<string[]> {
    const faults: string[] = [];
    for (const { invited, seat, browser } of this.#seated) {
      const page = await browser.get(`/api/tables/${invited.table}`);
      if (page.status !== 200) faults.push(`the cookie of ${seat} answers ${page.status}`);
      const again = await this.#server.browser().claim(invited.tokenOf(seat), 'A stranger');
      if (again.status !== 410) faults.push(`the invite of ${seat} answers ${again.status}`);
    }
    return faults;
  }

  get seated(): number {
    return this.#seated.length;
  }

  #add(invited: Invited, seats: readonly string[]): void {
    this.#free.push(...seats.map((seat) => ({ invited, seat })));
  }

  async #settleClaim(): Promise<void> {
    const claim = this.#claiming;
    this.#claiming = undefined;
    if (!claim) return;
    const status = await claim.answer;
    if (status === 200) this.answered++;
    else if (status === undefined || status === 503) await this.#tryAgain(claim);
    else throw new Error(`a claim of ${claim.seat} was answered ${status}`);
    if (status === 200) this.#seated.push(claim);
  }

  async #tryAgain(claim: Claim): Promise<void> {
    const again = await claim.browser.claim(claim.invited.tokenOf(claim.seat), claim.name);
    if (again.status === 410) this.burnt++;
    else if (again.status !== 200) throw new Error(`a claim tried again was answered ${again.status}: ${again.text}`);
    else {
      this.triedAgain++;
      this.#seated.push(claim);
    }
  }

  async #settleTable(): Promise<void> {
    const made = await this.#making;
    if (this.#making && !made) this.tablesUnanswered++;
    this.#making = undefined;
    if (!made) return;
    this.tablesKept++;
    const answer = await this.#server.browser().claim(made.tokenOf('host'), 'Hanna');
    if (answer.status !== 200) throw new Error(`a table that was promised is gone: ${answer.text}`);
    this.#add(
      made,
      SEATS.filter((seat) => seat !== 'host'),
    );
  }
}
