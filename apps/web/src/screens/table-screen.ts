import { msg, wordsText } from '@vexillum/ui/words';
import { type LiveTable, type OpenFollower, openLiveTable } from '@vexillum/table';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { notLoadedText } from '@vexillum/frame/about/not-loaded-text';
import { readable } from '@vexillum/frame/people-names';
import { isApiProblem, readTable } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import type { TableView } from '@vexillum/frame/game-screen';
import { screenOf, screens, setupOf } from '../all-screens.ts';
import { waitingStyles, waitingView } from '@vexillum/frame/table/refused-view';
import { myTable, rememberOpened } from '@vexillum/frame/memory/my-tables';
import type { Router } from '@vexillum/frame/router';

const allWords = screens.map(({ words }) => words);

/** After so long the board is not waited for any more. */
const BOARD_LATE_MS = 20_000;

/** In a worker. */
const openFollower: OpenFollower = async (options) => (await import('../trust/follow-apart.ts')).followApart(options);

interface Halted {
  readonly seat: string;
  readonly why: string;
  /** What this seat may take away. */
  readonly view: 'public' | 'side';
}

/** Opens a table for the seat that the address names, or that this browser used last. */
export class TableScreen extends VxElement {
  static override properties = {
    table: { attribute: false },
    seat: { attribute: false },
    go: { attribute: false },
    live: { state: true },
    problem: { state: true },
    halted: { state: true },
  };
  declare table: string;
  declare seat: string | undefined;
  declare go: Router['go'];
  declare live: LiveTable | undefined;
  declare problem: string | undefined;
  /** The seat that may read and save a game that nobody plays on, and why nobody does. */
  declare halted: Halted | undefined;
  #view: TableView['table'] | undefined;
  #tellShown = () => {};
  /** The ledger is checked once the board is there, or is not going to be. */
  readonly #boardIsShown = new Promise<void>((resolve) => {
    this.#tellShown = resolve;
    setTimeout(resolve, BOARD_LATE_MS);
  });
  /** Counts openings, so that one which was overtaken by another is given up. */
  #opening = 0;

  static override styles = [
    baseStyles,
    waitingStyles,
    css`
      .shown {
        display: contents;
      }
      .waiting {
        min-height: 80dvh;
      }
    `,
  ];

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#opening++;
    this.#close();
  }

  #close() {
    this.live?.close();
    this.live = undefined;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('table') || changed.has('seat')) void this.#open();
  }

  async #open() {
    const opening = ++this.#opening;
    this.#close();
    this.problem = undefined;
    this.halted = undefined;
    const seatId = this.seat ?? myTable(this.table)?.lastSeat;
    if (seatId === undefined) {
      this.problem = msg(
        'This browser holds no seat at this table. Open the link that you were sent, or ask for a new one.',
      );
      return;
    }
    const opened = await this.#connect(seatId).catch(notLoaded);
    if (opening !== this.#opening) {
      if (isLive(opened)) opened.close();
    } else if (isLive(opened)) this.live = opened;
    else if (typeof opened === 'string') this.problem = opened;
    else this.halted = opened;
  }

  async #connect(seatId: string): Promise<LiveTable | Halted | string> {
    const facts = await readTable(this.table, seatId);
    if (isApiProblem(facts)) return facts.status === 404 || facts.status === 403 ? noSeatText() : problemText(facts);
    if (facts.halted) {
      const { side } = facts.seats.find(({ seat }) => seat === seatId) ?? {};
      return { seat: seatId, why: wordsText(facts.halted.words), view: side === undefined ? 'public' : 'side' };
    }
    const screen = await screenOf(facts.game)?.loadTable();
    const game = screen?.games.find(({ id }) => id === facts.game);
    const seat = game?.seats.find(({ id }) => id === seatId);
    if (!screen || !game || !seat) return msg('This page does not know that game. Reload it.');
    this.#view = screen.table;
    const { name = '', keptUntil, convenedBy } = facts;
    rememberOpened(this.table, { seat: seatId, name, openedAt: Date.now(), keptUntil, convenedBy });
    const ledger = { checkWhen: this.#boardIsShown, openFollower };
    return openLiveTable({
      origin: location.origin,
      table: this.table,
      seat,
      game,
      keep: localStorage,
      readable,
      ...ledger,
    });
  }

  override render() {
    if (this.halted) return this.#renderHalted(this.halted);
    if (this.problem) return this.#renderProblem(this.problem);
    if (!this.live || !this.#view) return waitingView(msg('Loading …'));
    const { live, table, go } = this;
    const view = this.#view({ live, table, go, allWords, setupOf, mySeats: myTable(table)?.seats ?? [], verdictOn });
    return html`<div class="shown" @shown=${() => this.#tellShown()}>${view}</div>`;
  }

  #renderHalted({ seat, why, view }: Halted) {
    const save = async () => (await import('@vexillum/frame/table/trust/save-match')).saveMatch(this.table, seat, view);
    return html`<div class="waiting">
      <h1>${msg('This game is not played on here')}</h1>
      <p>${why} ${msg('It can still be read, saved and checked.')}</p>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      <div class="row">
        <button type="button" class="plain strong" @click=${() => void save().then((problem) => (this.problem = problem))}>${msg('Save the match')}</button>
        <a class="plain" href="/">${msg('To the start')}</a>
      </div>
    </div>`;
  }

  #renderProblem(problem: string) {
    return html`<vx-new-version></vx-new-version><div class="waiting" role="alert">
      <h1>${msg('You cannot sit down here')}</h1>
      <p>${problem}</p>
      <div class="row">
        <button type="button" class="plain strong" @click=${() => void this.#open()}>${msg('Try again')}</button>
        <a class="plain" href="/">${msg('To the start')}</a>
      </div>
    </div>`;
  }
}

/** A part of the page, the game's screen among them, did not come. */
const notLoaded = (error: unknown): Promise<string> => {
  console.error(error);
  return notLoadedText();
};

const isLive = (opened: LiveTable | Halted | string): opened is LiveTable =>
  typeof opened === 'object' && 'close' in opened;

const noSeatText = () =>
  msg(
    'You hold no seat at this table, or it was given to somebody else. Ask the person who invited you for a new link.',
  );

/** Loaded when somebody asks: with it comes what checks every game. */
const verdictOn = async (file: Blob) => (await import('../verify/verdict-on.ts')).verdictOn(file);

customElements.define('vx-table-screen', TableScreen);
