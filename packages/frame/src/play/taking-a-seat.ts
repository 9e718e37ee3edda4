import { msg, wordsText } from '@vexillum/ui/words';
import type { ListedTable } from '@vexillum/protocol';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type ApiProblem, isApiProblem } from '../api.ts';
import { problemText } from '../api-problem-text.ts';
import { nameAtTable } from '../new-table/name-at-table.ts';
import { type Router, tablePath } from '../router.ts';
import { seatTitle } from '../seat-title.ts';
import { settings } from '../settings.ts';
import { sitInOpen } from './play-api.ts';

interface Host extends ReactiveControllerHost {
  readonly go: Router['go'];
}

/** One press on a free seat: under the name that is written above, and off to the table. */
export class TakingASeat implements ReactiveController {
  readonly #host: Host;
  name = settings.$name.get();
  /** `TABLE/SEAT` that is being taken. */
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

  async sit(table: ListedTable, seat: string) {
    const name = this.name.trim();
    this.isNameMissing = name === '';
    if (this.taking === undefined && name !== '') await this.#take(table, seat, name);
    this.#host.requestUpdate();
  }

  async #take({ table, free }: ListedTable, seat: string, name: string) {
    settings.$name.set(name);
    this.taking = `${table}/${seat}`;
    this.problem = undefined;
    this.#host.requestUpdate();
    const title = seatTitle(free.find((one) => one.seat === seat) ?? { kind: 'spectator' });
    const sat = await sitInOpen(table, seat, nameAtTable(table, name, title));
    this.taking = undefined;
    if (isApiProblem(sat)) this.problem = sittingProblem(sat);
    else this.#host.go(tablePath(sat.table, sat.seat));
  }
}

/** The server's own words where it says why just this seat is not to be had. */
const sittingProblem = (problem: ApiProblem): string => {
  if (problem.status === 404) return msg('This table is no longer open to everybody.');
  return problem.status === 409 || problem.status === 400 ? wordsText(problem.words) : problemText(problem);
};
