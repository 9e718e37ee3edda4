import { msg, str } from '@vexillum/ui/words';
import { CHAT_LIMIT, isPlayer, type LogLine, type Snapshot, tableOf } from '@vexillum/model';
import type { Connection, LiveTable } from '@vexillum/table';
import { baseStyles, given, type LogEntryView, sideStyles, StoreController } from '@vexillum/ui';
import '@vexillum/ui/chat-box';
import '@vexillum/ui/log-list';
import { css, html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { replayPath } from '../router.ts';
import type { Actions } from '../table/actions.ts';
import { brandLink } from '../table/bar/brand-link.ts';
import { lineState } from '../table/bar/line-state.ts';
import { mySeat } from '../table/bar/my-seat.ts';
import { tableBarStyles } from '../table/bar/table-bar-styles.ts';
import { unencryptedNote } from '../table/bar/unencrypted-note.ts';
import { $muted } from '../memory/muted.ts';
import { chatLines, silencedText } from '../table/chat-lines.ts';
import { pageTitle } from '../table/page-title.ts';
import { waitingStyles } from '../table/refused-view.ts';
import type { SeatsDialog } from '../table/seats/seats-dialog.ts';
import { SpokenRegion } from '../table/spoken-region.ts';
import { TableElement } from '../table/table-element.ts';
import { TableSitting } from '../table/table-sitting.ts';
import '../table/trust/trust-button.ts';
import type { TrustDialog } from '../table/trust/trust-dialog.ts';
import { plainLine, type Telling } from './telling.ts';

/** What a plain table gives to the elements below it. */
export class PlainSitting extends TableSitting {
  override readonly live: LiveTable;
  override readonly actions: Actions;
  readonly telling: Telling;

  constructor(live: LiveTable, telling: Telling) {
    super();
    this.live = live;
    this.telling = telling;
    this.actions = { act: (name, args) => live.act(name, args) };
    this.listen();
  }
}

/**
 * A table with everything that every game wants round its board: the head, the clock, who is here, trust, the log with undo, talk. A game
 * that wants no more brings the board and says how it tells what happens.
 */
export abstract class PlainTable extends TableElement<PlainSitting> {
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #line = new StoreController<Connection>(this);
  readonly #muted = new StoreController(this, $muted);
  readonly #online = new StoreController<ReadonlySet<string>>(this);
  readonly #seats = createRef<SeatsDialog>();
  readonly #trust = createRef<TrustDialog>();

  protected abstract readonly telling: Telling;
  /** Whether somebody plays against the clock here. */
  protected readonly hasClock: boolean = true;
  /** How many things wait for whoever sits here: the browser's tab says so. */
  protected countWaiting(_sitting: PlainSitting, _snapshot: Snapshot): number {
    return 0;
  }

  protected abstract renderBoard(sitting: PlainSitting, snapshot: Snapshot): TemplateResult;

  static override styles = [
    baseStyles,
    sideStyles,
    waitingStyles,
    tableBarStyles,
    css`
      :host {
        display: block;
        height: 100dvh;
      }
      .table {
        position: relative;
        display: grid;
        grid-template: 'bar bar' auto 'board panels' minmax(0, 1fr) / minmax(0, 1fr) 22rem;
        height: 100%;
      }
      header {
        display: flex;
        grid-area: bar;
        gap: var(--wa-space-2xs);
        align-items: center;
        min-height: 3rem;
        padding-inline: var(--wa-space-xs);
        border-bottom: 1px solid var(--vx-line);
        background: var(--wa-color-surface-raised);
      }
      header > * {
        flex: none;
      }
      header > h1 {
        flex: 0 1 auto;
        min-width: 0;
        max-width: none;
      }
      header > .gap {
        flex: 1 1 0;
      }
      .board {
        grid-area: board;
        overflow: auto;
        padding: var(--wa-space-m);
      }
      aside {
        display: grid;
        grid-template: minmax(0, 3fr) minmax(0, 2fr) / minmax(0, 1fr);
        grid-area: panels;
        min-height: 0;
        border-left: 1px solid var(--vx-line);
        background: var(--wa-color-surface-default);
      }
      vx-chat-box {
        border-top: 1px solid var(--vx-line);
      }
      vx-toast-host {
        position: absolute;
        grid-area: board;
        top: 0.6rem;
      }
      @media (max-width: 56rem) {
        .table {
          grid-template: 'bar' auto 'board' auto 'panels' minmax(14rem, 1fr) / minmax(0, 1fr);
          height: auto;
          min-height: 100%;
        }
        header {
          gap: 0;
        }
        aside {
          grid-template-rows: 14rem 14rem;
          border-top: 1px solid var(--vx-line);
          border-left: 0;
        }
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.#pressed);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#pressed);
  }

  readonly #pressed = (event: KeyboardEvent) => {
    const isTyping = event.composedPath().some((target) => target instanceof HTMLInputElement);
    if (isTyping || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    this.#undo();
  };

  protected override sitDown(live: LiveTable): PlainSitting {
    this.#snapshot.watch(live.$snapshot);
    this.#line.watch(live.$connection);
    this.#online.watch(live.$online);
    return this.newSitting(live);
  }

  protected newSitting(live: LiveTable): PlainSitting {
    return new PlainSitting(live, this.telling);
  }

  #undo() {
    void this.sitting?.actions.act('undo-action', {});
  }

  protected override updated() {
    if (this.renderRoot.querySelector('.board')) this.furnish();
  }

  protected override loadFurniture(): Promise<unknown> {
    this.tell('shown');
    return Promise.all([
      import('../clock/clock-strip.ts'),
      // With it comes what every menu of the screen opens with.
      import('../settings-menu.ts'),
    ]);
  }

  protected override laterParts(): Promise<readonly (() => Promise<unknown>)[]> {
    return Promise.resolve([
      () => import('../table/seats/seats-dialog.ts'),
      () => import('../table/trust/trust-dialog.ts'),
      () => import('../clock/clock-dialog.ts'),
    ]);
  }

  protected override renderTable(sitting: PlainSitting) {
    const { live, toasts, actions } = sitting;
    const snapshot = live.$snapshot.get();
    document.title = pageTitle(snapshot, this.countWaiting(sitting, snapshot));
    return html`<div class="table" @open-trust=${() => void this.openDialog(this.#trust, () => import('../table/trust/trust-dialog.ts'))}>
      ${this.#renderHead(live, snapshot)}
      <div class="board">${this.renderBoard(sitting, snapshot)}</div>
      <aside aria-label=${msg('Panels')}>
        <vx-log-list .entries=${logEntries(snapshot, this.telling)}></vx-log-list>
        <vx-chat-box
          .lines=${chatLines(snapshot, { table: this.table, seat: live.seat, muted: this.#muted.value ?? [] })}
          .silenced=${silencedText(snapshot, live.seat)}
          .canSpeak=${live.seat.kind !== 'spectator'}
          .hasTeam=${false}
          .limit=${CHAT_LIMIT}
          @say=${(event: CustomEvent<{ text: string; to: string }>) => void actions.act('say', event.detail)}
        ></vx-chat-box>
      </aside>
      ${this.renderNewVersion()}
      <vx-toast-host .toasts=${toasts}></vx-toast-host>
      <vx-plain-region></vx-plain-region>
      <vx-seats-dialog ${ref(this.#seats)} .table=${this.table} .go=${this.go}></vx-seats-dialog>
      <vx-trust ${ref(this.#trust)} .table=${this.table} .verdictOn=${this.verdictOn}></vx-trust>
    </div>`;
  }

  #renderHead({ seat }: LiveTable, snapshot: Snapshot) {
    const { table, mySeats, go } = this;
    const name = tableOf(snapshot)?.name || msg('Unnamed table');
    const here = this.#online.value?.size ?? 0;
    return html`<header>
      ${brandLink()}
      <h1 class="one-line" title=${name}>${name}</h1>
      <vx-connection-badge class="badge" .state=${lineState(this.#line.value)}></vx-connection-badge>
      <span class="gap"></span>
      ${this.hasClock ? html`<vx-clock-strip isSettable></vx-clock-strip>` : nothing}
      ${unencryptedNote()}
      ${isPlayer(seat) ? html`<vx-tool-button icon="undo" label=${msg('Undo')} keys="Ctrl+Z" @click=${() => this.#undo()}></vx-tool-button>` : nothing}
      <vx-trust-button></vx-trust-button>
      ${mySeat({ table, seat, mySeats, go })}
      <vx-tool-button icon="users" label=${msg(str`Seats (here: ${here})`)} @click=${() => void this.openDialog(this.#seats, () => import('../table/seats/seats-dialog.ts'))}></vx-tool-button>
      <vx-tool-button icon="redo" label=${msg('Watch the game so far again')} @click=${() => go(replayPath(table, seat.id))}></vx-tool-button>
      <vx-settings-menu></vx-settings-menu>
    </header>`;
  }
}

const logEntries = (snapshot: Snapshot, telling: Telling): readonly LogEntryView[] =>
  [...snapshot.public.log]
    .sort(([, a], [, b]) => a.seq - b.seq)
    .map(([id, line]) => ({ id, at: line.at, ...plainLine(snapshot, line, telling) }));

/** Tells those who cannot look what the others do. */
class PlainRegion extends SpokenRegion {
  static override properties = { ...SpokenRegion.properties, telling: given };
  declare telling: Telling;

  protected override sentenceOf({ $snapshot }: LiveTable, line: LogLine): string {
    const { who, text } = plainLine($snapshot.get(), line, this.telling);
    return `${who} ${text}`.trim();
  }
}
customElements.define('vx-plain-region', PlainRegion);
