import '@awesome.me/webawesome/dist/components/dropdown/dropdown.js';
import '@awesome.me/webawesome/dist/components/dropdown-item/dropdown-item.js';
import { msg, str } from '@lit/localize';
import { type SideId, type Snapshot, stepOf, tableOf, THIS_TABLE } from '@vexillum/model';
import type { Connection } from '@vexillum/table';
import { playsOpenly, profileAt } from '@vexillum/triumph';
import { baseStyles, buttonStyles, icon, type LineState, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import type { MySeat } from '../../../memory/my-tables.ts';
import { tablePath, type Router } from '../../../router.ts';
import { seatTitle, sideTitle } from '../../../seat-title.ts';
import type { Desk } from '../desk.ts';
import { proposalsFor } from '../rules-of-table/proposals-for.ts';
import '../trust/trust-button.ts';
import '../umpire/shade-button.ts';

/** The table's head: its name, the line to it, the seats, undo, help, settings. Tells `seats`, `help`. */
export class TableBar extends VxElement {
  static override properties = {
    desk: { attribute: false },
    table: { attribute: false },
    mySeats: { attribute: false },
    go: { attribute: false },
  };
  declare desk: Desk;
  declare table: string;
  declare mySeats: readonly MySeat[];
  declare go: Router['go'];
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #connection = new StoreController<Connection>(this);
  readonly #online = new StoreController<ReadonlySet<string>>(this);

  static override styles = [
    baseStyles,
    sideStyles,
    buttonStyles,
    css`
      header {
        display: flex;
        align-items: center;
        gap: var(--wa-space-xs);
        min-height: 3rem;
        padding: 0.25rem var(--wa-space-s);
        border-bottom: 1px solid var(--vx-line);
        background: var(--wa-color-surface-raised);
      }
      .brand {
        display: inline-grid;
        place-items: center;
        min-width: var(--vx-target, 0);
        min-height: var(--vx-target, 0);
        padding: 0.3rem;
        border-radius: 6px;
      }
      .brand:hover {
        background: var(--vx-hover);
      }
      .brand img {
        width: 1.7rem;
        height: 1.7rem;
      }
      h1 {
        min-width: 3rem;
        font-size: 1.1rem;
      }
      .who {
        display: inline-flex;
        align-items: center;
        gap: 0.5em;
        min-height: var(--vx-tool-size);
        padding: 0 0.8em;
        border: 1px solid var(--vx-line);
        border-radius: 999px;
        background: var(--wa-color-surface-default);
        cursor: pointer;
        white-space: nowrap;
      }
      .who:hover {
        border-color: var(--wa-color-brand-border-loud);
      }
      .watching {
        padding: 0.15em 0.8em;
        border-radius: 999px;
        background: var(--wa-color-neutral-fill-normal);
      }
      .turn {
        display: inline-flex;
        align-items: center;
        gap: 0.5em;
        white-space: nowrap;
      }
      .waiting {
        min-width: 1.5em;
        padding: 0 0.35em;
        border-radius: 999px;
        background: var(--wa-color-brand-fill-loud);
        color: var(--wa-color-brand-on-loud);
        text-align: center;
      }
      .gap {
        flex: 1;
      }
      .in-the-open {
        white-space: nowrap;
      }
      @media (max-width: 64rem) {
        .turn .words {
          display: none;
        }
      }
      @media (max-width: 56rem) {
        .wide {
          display: none;
        }
      }
      @media (max-width: 34rem) {
        /* The turn and the line have a row of their own, below the name and the buttons. */
        header {
          flex-wrap: wrap;
          gap: 0;
          padding-inline: 0.3rem;
        }
        .turn {
          order: 8;
          flex: 1 0 auto;
          padding-left: 0.3rem;
        }
        .turn .words {
          display: inline;
        }
        .who {
          padding: 0 0.5em;
        }
        .badge,
        vx-shade-button,
        vx-trust-button {
          order: 9;
        }
        .badge {
          margin-left: auto;
        }
        h1 {
          flex: 1 1 3rem;
          width: 3rem;
          font-size: 0.95rem;
        }
        /* Where the second row begins. */
        .gap {
          order: 7;
          flex: 0 0 100%;
        }
        /* A line of its own below everything else. */
        .in-the-open {
          order: 10;
          flex: 1 0 100%;
          justify-content: center;
          font-size: var(--vx-text-tiny);
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('desk')) return;
    this.#snapshot.watch(this.desk.live.$snapshot);
    this.#connection.watch(this.desk.live.$connection);
    this.#online.watch(this.desk.live.$online);
  }

  override render() {
    const name = tableOf(this.desk.snapshot)?.name || msg('Unnamed table');
    return html`<header>
      <a class="brand" href="/" aria-label=${msg('To the start')} title=${msg('To the start')}><img src="/favicon.svg" alt="" /></a>
      <h1 class="one-line" title=${name}>${name}</h1>
      <vx-connection-badge class="badge" .state=${lineState(this.#connection.value)}></vx-connection-badge>
      ${this.#renderTurn()}
      <span class="gap"></span>
      ${isEncrypted ? nothing : html`<span class="in-the-open quiet small row" role="note" title=${msg('This address begins with http://: whoever shares your network can read along. Fine at home; on the internet the address should begin with https://.')}>${icon('warning')}${msg('unencrypted network')}</span>`}
      ${this.desk.isSpectator ? html`<span class="watching small row">${icon('eye')}${msg('Spectator')}</span>` : this.#renderHistory()}
      ${this.desk.hasSecrets ? html`<vx-shade-button .desk=${this.desk}></vx-shade-button>` : nothing}
      <vx-trust-button .desk=${this.desk}></vx-trust-button>
      ${this.#renderMySeat()}
      <vx-tool-button icon="users" label=${msg(str`Seats (here: ${this.#online.value?.size ?? 0})`)} @click=${() => this.tell('seats')}><span class="small numbers" aria-hidden="true">${this.#online.value?.size ?? 0}</span></vx-tool-button>
      ${this.#renderRules()}
      <vx-tool-button icon="help" label=${msg('Help')} @click=${() => this.tell('help')}></vx-tool-button>
      <vx-settings-menu></vx-settings-menu>
    </header>`;
  }

  /** Whose turn it is, and the button that begins the next. */
  #renderTurn() {
    const turn = this.desk.snapshot.public.turn.get(THIS_TABLE);
    const { kind } = this.desk.live.seat;
    const mayBegin = (kind === 'captain' || kind === 'umpire') && !isDeploying(this.desk.snapshot);
    const next = mayBegin ? nextSides(turn?.side, this.desk.side) : [];
    if (!turn && next.length === 0) return nothing;
    return html`<span class="turn" role="group" aria-label=${msg('Turn')}>
      ${turn ? html`<span class="row small" role="status"><span class="side ${turn.side}"></span>${msg(str`Turn ${turn.number}: ${sideTitle(turn.side)}`)}</span>` : nothing}
      ${next.map((side) => this.#renderBegin(side))}
    </span>`;
  }

  #renderBegin(side: SideId) {
    const label = msg(str`Begin ${sideTitle(side)}’s turn`);
    return html`<button type="button" class="plain small" aria-label=${label} title=${label} @click=${() => void this.desk.act('begin-turn', { side })}>${icon('hourglass')}<span class="words">${label}</span></button>`;
  }

  /** On a narrow screen the rules are in the help, unless somebody waits for an answer. */
  #renderRules() {
    const waiting = proposalsFor(this.desk.snapshot, this.desk.side);
    const label = waiting > 0 ? msg(str`Rules of this table (proposed: ${waiting})`) : msg('Rules of this table');
    return html`<vx-tool-button class=${waiting > 0 ? '' : 'wide'} icon="book" label=${label} @click=${() => this.tell('open-rules')}>${waiting > 0 ? html`<span class="waiting small numbers" aria-hidden="true">${waiting}</span>` : nothing}</vx-tool-button>`;
  }

  #renderHistory() {
    return html`<vx-tool-button icon="undo" label=${msg('Undo')} keys="Ctrl+Z" @click=${() => void this.desk.act('undo-action', {})}></vx-tool-button>
      <vx-tool-button icon="redo" label=${msg('Redo')} keys="Ctrl+Shift+Z" @click=${() => void this.desk.act('redo-action', {})}></vx-tool-button>`;
  }

  #renderMySeat() {
    const { seat } = this.desk.live;
    const title = seatTitle(seat);
    if (this.mySeats.length < 2)
      return seat.kind === 'spectator'
        ? nothing
        : html`<span class="who wide small" style="cursor:default"><span class="side ${seat.side ?? ''}"></span>${title}</span>`;
    return html`<wa-dropdown placement="bottom-end" @wa-select=${(event: CustomEvent<{ item: { value: string } }>) => this.go(tablePath(this.table, event.detail.item.value))}>
      <button slot="trigger" type="button" class="who small" aria-label=${msg(str`Your seat: ${title}. Change seat`)} title=${msg('You hold several seats in this browser')}>
        <span class="side ${seat.side ?? ''}"></span><span class="wide">${title}</span>${icon('chevron-down')}
      </button>
      ${this.mySeats.map((mine) => html`<wa-dropdown-item type="checkbox" value=${mine.seat} ?checked=${mine.seat === seat.id}>${seatTitle(mine)}</wa-dropdown-item>`)}
    </wa-dropdown>`;
  }
}

/** In the steps before the first turn nobody begins one; a table that goes without the steps may. */
const isDeploying = (snapshot: Snapshot): boolean => {
  const { number = 0 } = stepOf(snapshot) ?? {};
  const first = profileAt(snapshot).deploymentOrder.value.find(({ title }) => title === 'first-turn');
  const hasBegun = number > 0 || !playsOpenly(snapshot);
  return hasBegun && number < (first?.number ?? 0);
};

/** Turns alternate. The first is the own one; an umpire says whose. */
const nextSides = (last: SideId | undefined, own: SideId | undefined): readonly SideId[] => {
  if (last !== undefined) return [last === 'red' ? 'blue' : 'red'];
  return own === undefined ? ['red', 'blue'] : [own];
};

/** Browsers call https and the own machine secure. */
const isEncrypted = globalThis.isSecureContext;

const lineState = (connection: Connection | undefined): LineState => connection ?? { kind: 'connecting' };

customElements.define('vx-table-bar', TableBar);
