import { msg } from '@vexillum/ui/words';
import { baseStyles, type LogEntryView, StoreController, VxElement } from '@vexillum/ui';
import '@vexillum/ui/log-list';
import type { ReplayEntry } from '@vexillum/model';
import { css, html, type PropertyValues } from 'lit';
import { isApiProblem, readLedger } from '@vexillum/frame/api';
import type { LedgerEntry } from '@vexillum/protocol';
import { gameOf, isFoggy, type Snapshot } from '../../rules/index.ts';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { taleTellerOf } from '../ending/tale-teller.ts';
import { liftedStartIn } from '../ending/this-game.ts';
import { roundEntry } from './round-entry.ts';
import type { Round } from './rounds.ts';

/** The game, one line a round, from its first round on: the log itself keeps only its newest lines. */
export class RoundsList extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    rounds: { state: true },
    hasFailed: { state: true },
    isLifting: { state: true },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  /** None until the ledger has been read. */
  declare rounds: readonly Round[] | undefined;
  declare hasFailed: boolean;
  /** The fog is being lifted from the game, so that its rounds can be told. */
  declare isLifting: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  #entries: LedgerEntry[] = [];
  #turn: number | undefined;
  #isReading = false;

  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        min-height: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.hasFailed = false;
    this.isLifting = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) {
      this.#snapshot.watch(this.sitting.live.$snapshot);
      [this.#entries, this.#turn, this.rounds] = [[], undefined, undefined];
    }
    // Within a turn the line would change with every throw: it is written anew when the turn has gone on.
    const turn = turnOf(this.sitting.snapshot);
    if (turn === this.#turn || this.#isReading) return;
    this.#turn = turn;
    void this.#read();
  }

  /** What has come since it was read last. */
  async #read() {
    this.#isReading = true;
    const { table, sitting } = this;
    const entries = await newEntries(table, sitting.live.seat.id, this.#entries.length);
    if (sitting === this.sitting) {
      this.hasFailed = entries === undefined;
      this.#entries.push(...(entries ?? []));
      await this.#tell();
    }
    this.#isReading = false;
    this.requestUpdate();
  }

  /** Rounds in the fog are nobody's to count before it has lifted. */
  async #tell() {
    const { sitting } = this;
    if (isFoggy(sitting.snapshot)) return;
    const entries = this.#entries as readonly ReplayEntry[];
    this.isLifting = liftedStartIn(entries) !== undefined;
    const tale = await taleTellerOf(sitting.live).tell(entries);
    this.isLifting = false;
    if (sitting === this.sitting) this.rounds = tale?.rounds ?? [];
  }

  override render() {
    if (this.hasFailed && this.#entries.length === 0)
      return html`<p class="empty" role="alert">${msg('The record of the game could not be read. Try again later.')}</p>`;
    if (isFoggy(this.sitting.snapshot))
      return html`<p class="empty">${msg('In the fog: rounds are told once the game is over.')}</p>`;
    if (this.isLifting) return html`<p class="empty" role="status">${msg('Lifting the fog …')}</p>`;
    if (!this.rounds) return html`<p class="empty" role="status">${msg('Reading the record of the game …')}</p>`;
    if (this.rounds.length === 0)
      return html`<p class="empty">${msg('No round has begun yet: rounds are counted when the conquering begins.')}</p>`;
    return html`<vx-log-list .entries=${this.#lines(this.rounds)}></vx-log-list>`;
  }

  #lines(rounds: readonly Round[]): readonly LogEntryView[] {
    return rounds.map((round) => roundEntry(this.sitting.snapshot, round));
  }
}
customElements.define('vx-conquest-rounds', RoundsList);

/** Changes when a turn has come to its end, or the game. */
const turnOf = (snapshot: Snapshot): number => {
  const game = gameOf(snapshot);
  return game === undefined ? -1 : game.turn + (game.phase === 'over' ? 0.5 : 0);
};

/** Undefined where they cannot be read. */
const newEntries = async (table: string, seat: string, from: number): Promise<readonly LedgerEntry[] | undefined> => {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const page = await readLedger(table, seat, from + entries.length);
    if (isApiProblem(page)) return undefined;
    if (page.entries.length === 0) return entries;
    entries.push(...page.entries);
  }
};
