import { msg, wordsText } from '@vexillum/ui/words';
import type { ListedSeek, ListedTable } from '@vexillum/protocol';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type ApiProblem, type ClaimedSeat, isApiProblem } from '../api.ts';
import { problemText } from '../api-problem-text.ts';
import { nameAtTable } from '../new-table/name-at-table.ts';
import { type Router, tablePath } from '../router.ts';
import { seatTitle } from '../seat-title.ts';
import { settings } from '../settings.ts';
import { answerSeek, sitInOpen } from './play-api.ts';

interface Host extends ReactiveControllerHost {
  readonly go: Router['go'];
}

/** One press on a free seat: under the name that is written above, and off to the table. */
export class TakingASeat implements ReactiveController {
  readonly #host: Host;
  name = settings.$name.get();
  /** `TABLE/SEAT` that is being taken, or the id of the seek that is being answered. */
  taking: string | undefined;
  problem: string | undefined;
  /** The name is wanted first. */
  isNameMissing = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {}

  write(name: string) {
    this.name = name;
    this.isNameMissing = false;
    this.#host.requestUpdate();
  }

  /** The seat of that table that is being taken. */
  seatAt(table: string): string | undefined {
    return this.taking?.startsWith(`${table}/`) ? this.taking.slice(table.length + 1) : undefined;
  }

  /** The name that is written above; where there is none, it is asked for. */
  wantName(): string | undefined {
    const name = this.name.trim();
    this.isNameMissing = name === '';
    this.#host.requestUpdate();
    if (name !== '') settings.$name.set(name);
    return name === '' ? undefined : name;
  }

  async sit({ table, free }: ListedTable, seat: string) {
    const title = seatTitle(free.find((one) => one.seat === seat) ?? { kind: 'spectator' });
    await this.#take(`${table}/${seat}`, (name) => sitInOpen(table, seat, nameAtTable(table, name, title)));
  }

  /** One press on somebody who looks for others: a new table, and a seat at it. */
  async answer({ seek }: ListedSeek) {
    await this.#take(seek, (name) => answerSeek(seek, name));
  }

  /** Says why something else that was asked for here is not to be had. */
  tell(problem: ApiProblem | undefined) {
    this.problem = problem && sittingProblem(problem);
    this.#host.requestUpdate();
  }

  async #take(what: string, ask: (name: string) => Promise<ClaimedSeat | ApiProblem>) {
    const name = this.wantName();
    if (this.taking !== undefined || name === undefined) return;
    this.taking = what;
    this.tell(undefined);
    const sat = await ask(name);
    this.taking = undefined;
    this.tell(isApiProblem(sat) ? sat : undefined);
    if (!isApiProblem(sat)) this.#host.go(tablePath(sat.table, sat.seat));
  }
}

const SAYS_WHY = [400, 409, 410];

/** The server's own words where it says why just this seat is not to be had. */
const sittingProblem = (problem: ApiProblem): string => {
  if (problem.status === 404) return msg('This table is no longer open to everybody.');
  const isPlain = SAYS_WHY.includes(problem.status) || problem.code === 'too-many-seeks';
  return isPlain ? wordsText(problem.words) : problemText(problem);
};
