import { msg, str } from '@vexillum/ui/words';
import { isProposal, type SideId, tableOf, THIS_TABLE } from '@vexillum/model';
import type { Connection, Trust } from '@vexillum/table';
import { playsOpenly, profileAt, type Snapshot, stepOf } from '../../rules/index.ts';
import {
  baseStyles,
  buttonStyles,
  floatStyles,
  given,
  icon,
  sideStyles,
  StoreController,
  VxElement,
} from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import type { MySeat } from '@vexillum/frame/memory/my-tables';
import type { Router } from '@vexillum/frame/router';
import { sideTitle } from '@vexillum/frame/seat-title';
import { wayBackButtons } from '@vexillum/frame/play/convened-by';
import '@vexillum/frame/table/bar/bar-menu';
import { brandLink } from '@vexillum/frame/table/bar/brand-link';
import { lineState } from '@vexillum/frame/table/bar/line-state';
import { mySeat } from '@vexillum/frame/table/bar/my-seat';
import { tableBarStyles } from '@vexillum/frame/table/bar/table-bar-styles';
import { unencryptedNote } from '@vexillum/frame/table/bar/unencrypted-note';
import type { PassingOver } from '@vexillum/frame/clock/clock-strip';
import '@vexillum/frame/table/trust/trust-button';
import { isTrusted } from '@vexillum/frame/table/trust/trust-marks';
import '../umpire/shade-button.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { LiveTable } from '../live-table.ts';

/** The table's head: its name, the line to it, the seats, undo, help, settings. Tells `seats`, `help`. */
export class TableBar extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    live: given,
    table: { attribute: false },
    mySeats: { attribute: false },
    go: { attribute: false },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare live: LiveTable;
  declare table: string;
  declare mySeats: readonly MySeat[];
  declare go: Router['go'];
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #connection = new StoreController<Connection>(this);
  readonly #online = new StoreController<ReadonlySet<string>>(this);
  readonly #trust = new StoreController<Trust>(this);

  static override styles = [
    baseStyles,
    sideStyles,
    buttonStyles,
    floatStyles,
    tableBarStyles,
    css`
      .turn {
        display: inline-flex;
        align-items: center;
        gap: 0.5em;
        white-space: nowrap;
      }
      .turn button {
        min-width: var(--vx-target, 0px);
      }
      /* The bar of the turn says it where there is one. */
      .turn [role='status'] {
        display: none;
      }
      @media (max-width: 64rem) {
        .turn .words {
          display: none;
        }
      }
      @media (max-width: 56rem) {
        .turn [role='status'] {
          display: flex;
        }
      }
      /* Beside a clock its words take two lines, and nothing is left for the name but letters without sense. */
      @media (max-width: 34rem) {
        .name {
          container-type: inline-size;
        }
        @container (max-width: 9.5rem) {
          h1.one-line:has(~ .turn) {
            position: absolute;
            width: 1px;
            clip-path: inset(50%);
          }
        }
        .turn {
          flex: 0 1 auto;
          min-width: 3.4rem;
          max-width: 4.4rem;
          white-space: normal;
        }
        .turn [role='status'] {
          gap: 0.3em;
          font-size: var(--vx-text-tiny);
          line-height: 1.2;
        }
      }
      /* On its side a phone has one row for all of it: the turn is between name and people. */
      @media (max-width: 56rem) and (min-width: 34rem) and (max-height: 34rem) {
        header {
          display: contents;
        }
        .pill {
          height: 3rem;
          border-bottom: 1px solid var(--vx-line);
        }
        .name {
          width: 100%;
          max-width: 15rem;
        }
        h1 {
          min-width: 0;
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    this.#snapshot.watch(this.battle.$snapshot);
    this.#connection.watch(this.live.$connection);
    this.#online.watch(this.live.$online);
    this.#trust.watch(this.live.$trust);
  }

  override render() {
    const name = tableOf(this.battle.snapshot)?.name || msg('Unnamed table');
    const waiting = proposalsFor(this.battle.snapshot, this.battle.side);
    const trust = html`<vx-trust-button ?named=${this.#isTrusted}></vx-trust-button>`;
    return html`<header>
      <div class="pill float name">
        ${brandLink()}
        <h1 class="one-line" title=${name}>${name}</h1>
        <vx-connection-badge brief class="badge" .state=${lineState(this.#connection.value)}></vx-connection-badge>
        ${this.#renderTurn()}
      </div>
      <div class="pill float people">
        <vx-clock-strip isSettable .passing=${passingOver(this.battle)}></vx-clock-strip>
        ${unencryptedNote()}
        ${this.battle.isSpectator ? html`<span class="watching small row">${icon('eye')}<span class="wide">${msg('Spectator')}</span></span>` : this.#renderHistory()}
        ${this.#isTrusted ? nothing : trust}
        ${mySeat({ table: this.table, seat: this.battle.seat, mySeats: this.mySeats, go: this.go })}
        <vx-tool-button icon="users" label=${msg(str`Seats (here: ${this.#online.value?.size ?? 0})`)} @click=${() => this.tell('seats')}><span class="small numbers" aria-hidden="true">${this.#online.value?.size ?? 0}</span></vx-tool-button>
        ${waiting > 0 ? this.#renderRules(waiting) : nothing}
        <vx-bar-menu>
          ${wayBackButtons(this.table, this.go)}
          ${this.battle.isSpectator ? nothing : html`<vx-tool-button named icon="redo" label=${msg('Redo')} @click=${() => void this.actions.act('redo-action', {})}></vx-tool-button>`}
          <vx-go-back></vx-go-back>
          ${waiting > 0 ? nothing : this.#renderRules(0)}
          ${this.battle.seat.kind === 'captain' ? html`<vx-tool-button named icon="shield" label=${msg('Colour of your side')} @click=${() => this.tell('open-colors')}></vx-tool-button>` : nothing}
          ${this.battle.hasSecrets ? html`<vx-shade-button named></vx-shade-button>` : nothing}
          ${this.#isTrusted ? trust : nothing}
          <vx-tool-button named icon="help" label=${msg('Help')} @click=${() => this.tell('help')}></vx-tool-button>
          <vx-sound-control named></vx-sound-control>
          <vx-settings-menu named></vx-settings-menu>
        </vx-bar-menu>
      </div>
    </header>`;
  }

  /** A warning does not lie in a menu. */
  get #isTrusted(): boolean {
    const trust = this.#trust.value;
    return trust === undefined || isTrusted(trust);
  }

  /** Whose turn it is, and the button that begins the first; what follows is in the bar of the turn. */
  #renderTurn() {
    const turn = this.battle.snapshot.public.turn.get(THIS_TABLE);
    const mayBegin = this.battle.mayLead && !turn && !isDeploying(this.battle.snapshot);
    const next = mayBegin ? firstSides(this.battle.side) : [];
    if (!turn && next.length === 0) return nothing;
    return html`<span class="turn" role="group" aria-label=${msg('Turn')}>
      ${turn ? html`<span class="row small" role="status"><span class="side ${turn.side}"></span>${msg(str`Turn ${turn.number}: ${sideTitle(turn.side)}`)}</span>` : nothing}
      ${next.map((side) => this.#renderBegin(side))}
    </span>`;
  }

  #renderBegin(side: SideId) {
    const label = msg(str`Begin ${sideTitle(side)}’s turn`);
    return html`<button type="button" class="plain small" aria-label=${label} title=${label} @click=${() => void this.actions.act('begin-turn', { side })}>${icon('hourglass')}<span class="words">${label}</span></button>`;
  }

  /** In the menu, unless somebody waits for an answer. */
  #renderRules(waiting: number) {
    const label = waiting > 0 ? msg(str`Rules of this table (proposed: ${waiting})`) : msg('Rules of this table');
    return html`<vx-tool-button ?named=${waiting === 0} icon="book" label=${label} @click=${() => this.tell('open-rules')}>${waiting > 0 ? html`<span class="waiting small numbers" aria-hidden="true">${waiting}</span>` : nothing}</vx-tool-button>`;
  }

  #renderHistory() {
    return html`<vx-tool-button icon="undo" label=${msg('Undo')} keys="Ctrl+Z" @click=${() => void this.actions.act('undo-action', {})}></vx-tool-button>
`;
  }
}

/** In the steps before the first turn nobody begins one; a table that goes without the steps may. */
const isDeploying = (snapshot: Snapshot): boolean => {
  const { number = 0 } = stepOf(snapshot) ?? {};
  const first = profileAt(snapshot).deploymentOrder.value.find(({ title }) => title === 'first-turn');
  const hasBegun = number > 0 || !playsOpenly(snapshot);
  return hasBegun && number < (first?.number ?? 0);
};

/** What the other captain may do about a mover whose time is up. */
const passingOver = ({ snapshot, seat: { kind, side } }: Battle): PassingOver | undefined => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  if (!turn || kind !== 'captain' || turn.side === side) return undefined;
  return {
    text: msg('Begin your turn'),
    title: msg('The time of the other side is up: begin your own turn, give them more, or wait.'),
    name: 'begin-turn',
    args: {},
  };
};

/** The first turn is the own one; an umpire says whose. */
const firstSides = (own: SideId | undefined): readonly SideId[] => (own === undefined ? ['red', 'blue'] : [own]);

customElements.define('vx-table-bar', TableBar);

/** How many proposed house rules wait for this side’s word; for who has no side, for anybody’s. */
export const proposalsFor = (snapshot: Snapshot, side: SideId | undefined): number =>
  [...snapshot.public.house].filter(
    ([id, { agreed }]) => isProposal(id) && (side === undefined || agreed[side] !== true),
  ).length;
