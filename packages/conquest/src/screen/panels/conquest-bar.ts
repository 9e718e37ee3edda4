import { msg, str } from '@vexillum/ui/words';
import {
  deadlineOf,
  fewestPlayers,
  gameOf,
  mayResign,
  rulesOf,
  seatedSides,
  setupOf,
  type Snapshot,
} from '../../rules/index.ts';
import { clockOf, tableOf } from '@vexillum/model';
import type { Connection, Trust } from '@vexillum/table';
import { baseStyles, floatStyles, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import type { MySeat } from '@vexillum/frame/memory/my-tables';
import { replayPath, type Router } from '@vexillum/frame/router';
import { seatTitle } from '@vexillum/frame/seat-title';
import { wayBackButtons } from '@vexillum/frame/play/convened-by';
import '@vexillum/frame/table/bar/bar-menu';
import { brandLink } from '@vexillum/frame/table/bar/brand-link';
import { lineState } from '@vexillum/frame/table/bar/line-state';
import { mySeat } from '@vexillum/frame/table/bar/my-seat';
import { tableBarStyles } from '@vexillum/frame/table/bar/table-bar-styles';
import { unencryptedNote } from '@vexillum/frame/table/bar/unencrypted-note';
import '@vexillum/frame/table/trust/trust-button';
import { isTrusted } from '@vexillum/frame/table/trust/trust-marks';
import type { ConquestSitting } from '../conquest-sitting.ts';
import type { PassingOver } from '@vexillum/frame/clock/clock-strip';
import { ownerName } from '../names.ts';

/** What the head of a Conquest table has besides `tableBarStyles`; on a phone it stays one row, and what is rarely needed goes into a menu. */
const conquestBarStyles = css`
  .game {
    display: inline-flex;
    align-items: center;
    gap: 0.45em;
    min-width: max(2.25rem, var(--vx-target));
    min-height: max(2.25rem, var(--vx-target));
    padding: 0 0.5em;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    font: 600 0.95rem var(--vx-font-heading);
    font-variant-numeric: lining-nums;
    cursor: pointer;
  }
  .game:hover {
    border-color: var(--vx-brass);
  }
  .more,
  .me {
    display: none;
  }
  .side {
    flex: none;
  }
  @media (max-width: 56rem) {
    .more,
    .me {
      display: inline-flex;
    }
    .rare {
      display: none;
    }
  }
  @media (max-width: 34rem) {
    .brand {
      display: none;
    }
    /* Beside a clock and a broken line little is left of the name. */
    h1 {
      min-width: 0;
      padding-left: 0.4rem;
    }
    .game {
      padding: 0 0.25rem;
      border-color: transparent;
      background: none;
    }
    .who {
      border-color: transparent;
      padding: 0 0.3em;
    }
  }
`;

/** The head of the table. Tells `menu`, `seats`, `help`, `resign`, `open-trust`. */
export class ConquestBar extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    mySeats: { attribute: false },
    go: { attribute: false },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  declare mySeats: readonly MySeat[];
  declare go: Router['go'];
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #connection = new StoreController<Connection>(this);
  readonly #online = new StoreController<ReadonlySet<string>>(this);
  readonly #trust = new StoreController<Trust>(this);

  static override styles = [baseStyles, floatStyles, sideStyles, tableBarStyles, conquestBarStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('sitting')) return;
    const { live } = this.sitting;
    this.#snapshot.watch(live.$snapshot);
    this.#connection.watch(live.$connection);
    this.#online.watch(live.$online);
    this.#trust.watch(live.$trust);
  }

  override render() {
    const { sitting, table, mySeats, go } = this;
    const name = tableOf(sitting.snapshot)?.name || msg('Unnamed table');
    const { branding } = setupOf(sitting.snapshot);
    const { seat } = sitting.live;
    const trust = html`<vx-trust-button ?named=${this.#isTrusted}></vx-trust-button>`;
    return html`<header>
      <div class="pill float name">
        ${brandLink()}
        <h1 class="one-line" title=${name}>${name}</h1>
        ${branding ? html`<span class="quiet small one-line rare" title=${msg('Motto')}>${branding}</span>` : nothing}
        ${this.#renderLine()}
        ${this.#renderLogo()}
      </div>
      <div class="pill float people">
        <vx-clock-strip .passing=${passingOver(sitting.snapshot)}></vx-clock-strip>
        ${unencryptedNote()}
        ${sitting.isSpectator ? html`<span class="watching small row rare">${icon('eye')}${msg('Spectator')}</span>` : nothing}
        ${this.#isTrusted ? nothing : trust}
        ${mySeat({ table, seat, mySeats, go })} ${mySeats.length < 2 ? this.#renderMe() : nothing}
        ${this.#renderSeats()}
        <vx-bar-menu>
          ${wayBackButtons(table, go)}
          <vx-tool-button named icon="help" label=${msg('Help')} @click=${() => this.tell('help')}></vx-tool-button>
          ${this.#isTrusted ? trust : nothing}
          <vx-tool-button named icon="redo" label=${msg('Watch the game so far again')} @click=${() => this.#replay()}></vx-tool-button>
          ${mayResign.mayAct(seat, sitting.snapshot) === undefined ? html`<vx-tool-button named icon="white-flag" label=${msg('Resign')} @click=${() => this.tell('resign')}></vx-tool-button>` : nothing}
          <vx-tool-button named class="more" icon="home" label=${msg('To the start')} @click=${() => this.go('/')}></vx-tool-button>
          <vx-settings-menu named></vx-settings-menu>
        </vx-bar-menu>
      </div>
    </header>`;
  }

  get #isTrusted(): boolean {
    const trust = this.#trust.value;
    return trust === undefined || isTrusted(trust);
  }

  /** On a phone one's letter is all there is room for. */
  #renderMe() {
    const { seat } = this.sitting.live;
    const title = msg(str`Your seat: ${seatTitle(seat)}`);
    return seat.side === undefined
      ? nothing
      : html`<span class="me" role="img" aria-label=${title} title=${title}><span class="side ${seat.side}"></span></span>`;
  }

  /** A phone has no room to say that all is well. */
  #renderLine() {
    const state = lineState(this.#connection.value);
    return html`<vx-connection-badge brief class="badge ${state.kind === 'live' ? 'rare' : ''}" .state=${state}></vx-connection-badge>`;
  }

  #renderLogo() {
    const label = msg('Conquest: all options of this table');
    return html`<button type="button" class="game" aria-label=${label} title=${msg('All options of this game and table. Or press and hold any part of it for two seconds.')} @click=${() => this.tell('menu')}>
      ${conquestLogo()}<span class="wide">Conquest</span>
    </button>`;
  }

  #renderSeats() {
    const here = this.#online.value?.size ?? 0;
    const free = seatsToFill(this.sitting.snapshot);
    const label = free > 0 ? msg(str`Seats (here: ${here}, still to fill: ${free})`) : msg(str`Seats (here: ${here})`);
    return html`<vx-tool-button icon="users" label=${label} @click=${() => this.tell('seats')}>
      ${free > 0 ? html`<span class="waiting small numbers" aria-hidden="true">${free}</span>` : html`<span class="small numbers" aria-hidden="true">${here}</span>`}
    </vx-tool-button>`;
  }

  #replay() {
    this.go(replayPath(this.table, this.sitting.live.seat.id));
  }
}
customElements.define('vx-conquest-bar', ConquestBar);

/** How many players' seats have still to be taken before the game can be started; 0 afterwards. */
export const seatsToFill = (snapshot: Snapshot): number => {
  if (gameOf(snapshot)) return 0;
  return Math.max(0, (rulesOf(snapshot).seats || fewestPlayers.value) - seatedSides(snapshot).length);
};

/** The game's sign: two lands at a strait, and a flag on one of them. */
const conquestLogo = () =>
  html`<svg class="logo" viewBox="0 0 32 32" width="1.9rem" height="1.9rem" aria-hidden="true" focusable="false">
    <path d="M3 20 7 13l6-1 4 5-1 8-5 4-6-2z" fill="var(--vx-p1)" />
    <path d="m19 17 5-3 5 3v8l-5 4-5-3z" fill="var(--vx-p2)" />
    <path d="M11 20V3" fill="none" stroke="var(--wa-color-text-normal)" stroke-width="2.2" stroke-linecap="round" />
    <path d="M12 3.500h11l-3 3.500 3 3.500H12z" fill="var(--vx-p3)" stroke="var(--wa-color-text-normal)" stroke-width="1" stroke-linejoin="round" />
  </svg>`;

/** What the others may have done with a mover whose time has run out: what the server would do, where it does it by itself. */
const passingOver = (snapshot: Snapshot): PassingOver | undefined => {
  const deadline = deadlineOf(snapshot);
  const { side } = clockOf(snapshot) ?? {};
  if (!deadline || side === undefined) return undefined;
  const name = ownerName(snapshot, side);
  const { action, args } = deadline;
  const words =
    action === 'skip-turn'
      ? {
          text: msg(str`Skip ${name}`),
          title: msg(str`The time of ${name} is up: skip them, give them more, or wait.`),
        }
      : {
          text: msg(str`Evict ${name}`),
          title: msg(str`The time of ${name} is up: by the rules of this table they can be taken out of the game.`),
        };
  return { ...words, name: action, args };
};
