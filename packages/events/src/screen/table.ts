import '@awesome.me/webawesome/dist/components/tab/tab.js';
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/tab-panel/tab-panel.js';
import { notLoadedText } from '@vexillum/frame/about/not-loaded-text';
import { getGames, isApiProblem, type OfferedGame } from '@vexillum/frame/api';
import { TableSounds } from '@vexillum/frame/alive/table-sounds';
import { problemText } from '@vexillum/frame/api-problem-text';
import '@vexillum/frame/cards/card-offer';
import { myCard } from '@vexillum/frame/cards/my-card';
import { type PlainSitting, PlainTable } from '@vexillum/frame/plain/plain-table';
import '@vexillum/frame/push/turn-call-switch';
import { callLeave } from '@vexillum/frame/push/turn-calls';
import { bringWords, type WordsByLanguage } from '@vexillum/frame/language';
import { tablePath } from '@vexillum/frame/router';
import { sitDownConvened } from '@vexillum/frame/sit-down';
import type { TableProps } from '@vexillum/frame/table/table-props';
import { msg, wordsText } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { callsOf, entrantOf, eventIn, isOfficial, pairingsOf, type Snapshot } from '../rules/index.ts';
import type { EntrantsTab } from './entrants-tab.ts';
import { EventSitting } from './event-sitting.ts';
import { type EventTab, keyOf } from './next-step.ts';
import { telling } from './telling.ts';
import './desk-tab.ts';
import './entrants-tab.ts';
import './event-head.ts';
import './event-ways.ts';
import './pairings-tab.ts';
import './standings-tab.ts';

export { games } from '../rules/index.ts';

/** An event as one sits in it: where it is, who meets whom, who leads, who takes part, and for umpires their desk. */
export class EventTable extends PlainTable {
  static override properties = {
    ...PlainTable.properties,
    games: { state: true },
    tab: { state: true },
    allWords: { attribute: false },
    setupOf: { attribute: false },
  };
  declare games: readonly OfferedGame[];
  declare tab: EventTab;
  /** Other games are played at an event: what is said of their tables is said in their words. */
  declare allWords: readonly WordsByLanguage[];
  declare setupOf: TableProps['setupOf'];
  #isGoing = false;
  /** The table that a call has led the reader for; none once they are on their way. */
  #calledTo: string | undefined;
  /** The last game of which the reader was told that they would play it without their card. */
  #toldWithout: string | undefined;
  /** The last call that the reader has been told of; none before the first look, which is the past. */
  #lastCall: number | undefined;
  #sounds: TableSounds | undefined;
  protected override readonly telling = telling;
  protected override readonly hasClock = false;

  static override styles = [
    ...PlainTable.styles,
    css`
      @media (max-width: 56rem) {
        header {
          flex-wrap: wrap;
          height: auto;
        }
        header > h1.one-line {
          order: 1;
          display: block;
          flex: 1 1 100%;
          padding: 0.1rem 0.3rem 0.5rem;
          font-size: 1rem;
          line-height: 1.25;
          white-space: normal;
          overflow-wrap: anywhere;
        }
      }
      .event {
        display: grid;
        gap: var(--wa-space-m);
        max-width: var(--vx-page);
        margin-inline: auto;
      }
      vx-turn-call-switch {
        margin-top: 0;
      }
      wa-tab-group {
        --track-width: 2px;
        --indicator-color: var(--vx-brass);
        min-width: 0;
      }
      wa-tab::part(base) {
        padding: 0.7rem 0.8rem;
      }
      wa-tab-panel {
        --padding: var(--wa-space-s) 0;
      }
      @media print {
        header > :not(h1),
        aside,
        vx-toast-host,
        wa-tab {
          display: none !important;
        }
        .table {
          display: block;
          height: auto;
        }
        header {
          border: 0;
        }
        .board {
          overflow: visible;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.games = [];
    this.tab = 'pairings';
    this.allWords = [];
  }

  override connectedCallback() {
    super.connectedCallback();
    // So a game at one of its tables leads umpires back.
    if (location.hash === '#desk' && isOfficial(this.live.seat)) this.tab = 'desk';
    // So a call leads players there.
    this.#calledTo = /^#to-(\d+\.\d+\.\d+)$/.exec(location.hash)?.[1];
    this.#sounds = new TableSounds();
    for (const words of this.allWords) void bringWords(words);
    void getGames().then((games) => {
      if (!isApiProblem(games)) this.games = games;
    });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#sounds?.close();
    this.#sounds = undefined;
  }

  protected override newSitting(live: PlainSitting['live']): PlainSitting {
    return new EventSitting(live, telling, () => this.#sounds);
  }

  /** Calls that nobody sees to yet. */
  protected override countWaiting({ live }: PlainSitting, snapshot: Snapshot): number {
    return isOfficial(live.seat) ? callsOf(snapshot).filter(({ state }) => state === 'open').length : 0;
  }

  protected override updated() {
    super.updated();
    const { live } = this.sitting ?? {};
    if (!live) return;
    if (live.$isLoaded.get()) this.#followCall(live.$snapshot.get() as Snapshot, live.seat.id);
    if (!isOfficial(live.seat)) return;
    const newest = (live.$snapshot.get() as Snapshot).public.call.size;
    if (this.#lastCall !== undefined && newest > this.#lastCall) this.#sounds?.play(['flag']);
    this.#lastCall = newest;
  }

  protected override renderBoard({ live }: PlainSitting, snapshot: Snapshot) {
    const tabs: readonly (readonly [EventTab, string])[] = [
      ['pairings', msg('Pairings')],
      ['standings', msg('Standings')],
      ['entrants', msg('Entrants ({0})', snapshot.public.entrant.size)],
      ...(isOfficial(live.seat) ? [['desk', msg('Desk')] as const] : []),
    ];
    return html`<div
      class="event"
      @to-table=${(event: CustomEvent<string>) => void this.#goToTable(event.detail)}
      @show-tab=${(event: CustomEvent<EventTab>) => this.#show(event.detail)}
    >
      <vx-event-head .games=${this.games}></vx-event-head>
      ${live.seat.kind === 'captain' ? this.#renderOwnWishes(live, snapshot) : nothing}
      ${live.seat.kind === 'host' ? html`<vx-event-ways .table=${this.table}></vx-event-ways>` : nothing}
      <wa-tab-group .active=${this.tab} @wa-tab-show=${(event: CustomEvent<{ name: string }>) => (this.tab = event.detail.name as EventTab)}>
        ${tabs.map(([tab, text]) => html`<wa-tab panel=${tab}>${text}</wa-tab>`)}
        ${tabs.map(([tab]) => html`<wa-tab-panel name=${tab}>${this.tab === tab ? this.#renderTab(tab) : nothing}</wa-tab-panel>`)}
      </wa-tab-group>
    </div>`;
  }

  /** Whether they play with their card, and are called; both are their own affair. */
  #renderOwnWishes({ seat }: PlainSitting['live'], snapshot: Snapshot) {
    const isOver = eventIn(snapshot)?.state === 'over';
    const card = html`<vx-card-offer table=${this.table}></vx-card-offer>`;
    // Where a browser cannot be called, “Seats” says why.
    if (isOver || entrantOf(snapshot, seat.id) === undefined || callLeave() === 'impossible') return card;
    return html`${card}<vx-turn-call-switch .table=${this.table} .seat=${seat} .callsTo=${'rounds'}></vx-turn-call-switch>`;
  }

  #renderTab(tab: EventTab) {
    switch (tab) {
      case 'pairings':
        return html`<vx-event-pairings></vx-event-pairings>`;
      case 'standings':
        return html`<vx-event-standings></vx-event-standings>`;
      case 'entrants':
        return html`<vx-event-entrants></vx-event-entrants>`;
      case 'desk':
        return html`<vx-event-desk .games=${this.games} .table=${this.table} .setupOf=${this.setupOf} @told=${(event: CustomEvent<string>) => this.sitting?.toasts.add(event.detail, 'warning')}></vx-event-desk>`;
      default:
        return tab satisfies never;
    }
  }

  async #show(tab: EventTab) {
    this.tab = tab;
    await this.updateComplete;
    const entrants = this.renderRoot.querySelector<EntrantsTab>('vx-event-entrants');
    await entrants?.updateComplete;
    entrants?.openArmy();
    this.renderRoot.querySelector('wa-tab-group')?.scrollIntoView({ block: 'nearest' });
  }

  /** Only to a game that is their own and still on: an address can come from anybody. */
  #followCall(snapshot: Snapshot, seat: string) {
    const key = this.#calledTo;
    if (key === undefined) return;
    this.#calledTo = undefined;
    // Who goes back from that table is not led there again.
    history.replaceState(null, '', tablePath(this.table, seat));
    const own = pairingsOf(snapshot).find((pairing) => keyOf(pairing) === key && pairing.sides.includes(seat));
    if (own?.state === 'playing') void this.#goToTable(key);
  }

  /** Takes one's seat at the table of a pairing, and leads there. */
  async #goToTable(key: string) {
    const { sitting } = this;
    if (this.#isGoing || !sitting) return;
    this.#isGoing = true;
    const sat = await sitDownConvened(this.table, sitting.live.seat.id, key);
    const without =
      !isApiProblem(sat) && sat.kind === 'captain' ? await this.#bringCard(sat.table, sat.seat) : undefined;
    this.#isGoing = false;
    if (without !== undefined && this.#toldWithout !== key) {
      this.#toldWithout = key;
      return sitting.toasts.add(
        `${msg('You have your seat at the table, but your player card could not be signed in there. Unless it was before, this game moves no rank.')} ${without} ${msg('Press “To my table” again: it tries once more, and leads you there in any case.')}`,
        'warning',
      );
    }
    if (!isApiProblem(sat)) return this.go(tablePath(sat.table, sat.seat));
    const isPlain = sat.status !== 0 && sat.status !== 429;
    sitting.toasts.add(isPlain ? wordsText(sat.words) : problemText(sat), 'warning');
  }

  /**
   * Whoever plays at the event with their card plays with it at its tables: else no game of theirs would be rated. The seat is theirs without it.
   * Says why the card could not be brought.
   */
  async #bringCard(table: string, seat: string): Promise<string | undefined> {
    const { live } = this.sitting ?? {};
    const theirs = live?.$snapshot.get().public.seat.get(live.seat.id)?.card?.key;
    if (theirs === undefined) return undefined;
    if (myCard()?.key !== theirs) return msg('This browser does not have the card with which you play at the event.');
    try {
      const { readCard, signInAt } = await import('@vexillum/frame/cards/player-card');
      if (!(await readCard())) return msg('This browser does not have the card with which you play at the event.');
      const done = await signInAt(table, seat);
      if (!isApiProblem(done)) return undefined;
      return [0, 429].includes(done.status) ? problemText(done) : wordsText(done.words);
    } catch (error) {
      console.error(error);
      return await notLoadedText();
    }
  }
}
customElements.define('vx-event-table', EventTable);

export const table = ({ live, table: id, mySeats, go, allWords, setupOf, verdictOn }: TableProps) =>
  html`<vx-event-table .live=${live} .table=${id} .mySeats=${mySeats} .go=${go} .allWords=${allWords} .setupOf=${setupOf} .verdictOn=${verdictOn}></vx-event-table>`;
