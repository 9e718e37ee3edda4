import { msg, str } from '@vexillum/ui/words';
import { setupOf } from '../../rules/index.ts';
import { type Snapshot, tableOf } from '@vexillum/model';
import type { Connection, Trust } from '@vexillum/table';
import { baseStyles, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import type { MySeat } from '@vexillum/frame/memory/my-tables';
import { replayPath, type Router } from '@vexillum/frame/router';
import { settings, type YesOrNo } from '@vexillum/frame/settings';
import { seatTitle } from '@vexillum/frame/seat-title';
import { brandLink } from '@vexillum/frame/table/bar/brand-link';
import { lineState } from '@vexillum/frame/table/bar/line-state';
import { mySeat } from '@vexillum/frame/table/bar/my-seat';
import { tableBarStyles } from '@vexillum/frame/table/bar/table-bar-styles';
import { unencryptedNote } from '@vexillum/frame/table/bar/unencrypted-note';
import '@vexillum/frame/table/trust/trust-button';
import { isTrusted } from '@vexillum/frame/table/trust/trust-marks';
import type { ConquestDesk } from '../conquest-desk.ts';
import { conquestBarStyles } from './conquest-bar-styles.ts';
import { conquestLogo } from './conquest-logo.ts';
import { passingOver } from './passing-over.ts';
import { seatsToFill } from './seats-to-fill.ts';

/** The head of the table. Tells `menu`, `seats`, `help`, `open-trust`, and `panels` to hide or show them. */
export class ConquestBar extends VxElement {
  static override properties = {
    desk: { attribute: false },
    table: { attribute: false },
    mySeats: { attribute: false },
    go: { attribute: false },
  };
  declare desk: ConquestDesk;
  declare table: string;
  declare mySeats: readonly MySeat[];
  declare go: Router['go'];
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #connection = new StoreController<Connection>(this);
  readonly #online = new StoreController<ReadonlySet<string>>(this);
  readonly #wide = new StoreController<YesOrNo>(this, settings.$isWide);
  readonly #trust = new StoreController<Trust>(this);

  static override styles = [baseStyles, sideStyles, tableBarStyles, conquestBarStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('desk')) return;
    const { live } = this.desk;
    this.#snapshot.watch(live.$snapshot);
    this.#connection.watch(live.$connection);
    this.#online.watch(live.$online);
    this.#trust.watch(live.$trust);
  }

  override render() {
    const { desk, table, mySeats, go } = this;
    const name = tableOf(desk.snapshot)?.name || msg('Unnamed table');
    const { branding } = setupOf(desk.snapshot);
    const { seat } = desk.live;
    return html`<header>
      ${brandLink()}
      <h1 class="one-line" title=${name}>${name}</h1>
      ${branding ? html`<span class="quiet small one-line rare" title=${msg('Motto')}>${branding}</span>` : nothing}
      ${this.#renderLine()}
      ${this.#renderLogo()}
      <span class="gap"></span>
      <vx-clock-strip .passing=${passingOver(desk.snapshot)}></vx-clock-strip>
      ${unencryptedNote()}
      ${desk.isSpectator ? html`<span class="watching small row rare">${icon('eye')}${msg('Spectator')}</span>` : nothing}
      <vx-trust-button class=${this.#isTrusted ? 'rare' : ''}></vx-trust-button>
      ${mySeat({ table, seat, mySeats, go })} ${mySeats.length < 2 ? this.#renderMe() : nothing}
      ${this.#renderSeats()}
      <vx-tool-button class="rare" icon="redo" label=${msg('Watch the game so far again')} @click=${() => this.#replay()}></vx-tool-button>
      <vx-tool-button class="rare" icon="help" label=${msg('Help')} @click=${() => this.tell('help')}></vx-tool-button>
      ${this.#renderPanels()}
      ${this.#renderMore()}
      <vx-settings-menu></vx-settings-menu>
    </header>`;
  }

  get #isTrusted(): boolean {
    const trust = this.#trust.value;
    return trust === undefined || isTrusted(trust);
  }

  /** On a phone one's letter is all there is room for. */
  #renderMe() {
    const { seat } = this.desk.live;
    const title = msg(str`Your seat: ${seatTitle(seat)}`);
    return seat.side === undefined
      ? nothing
      : html`<span class="me" role="img" aria-label=${title} title=${title}><span class="side ${seat.side}"></span></span>`;
  }

  /** A phone has no room to say that all is well. */
  #renderLine() {
    const state = lineState(this.#connection.value);
    return html`<vx-connection-badge class="badge ${state.kind === 'live' ? 'rare' : ''}" .state=${state}></vx-connection-badge>`;
  }

  #renderLogo() {
    const label = msg('Conquest: all options of this table');
    return html`<button type="button" class="game" aria-label=${label} title=${msg('All options of this game and table. Or press and hold any part of it for two seconds.')} @click=${() => this.tell('menu')}>
      ${conquestLogo()}<span class="wide">Conquest</span>
    </button>`;
  }

  #renderSeats() {
    const here = this.#online.value?.size ?? 0;
    const free = seatsToFill(this.desk.snapshot);
    const label = free > 0 ? msg(str`Seats (here: ${here}, still to fill: ${free})`) : msg(str`Seats (here: ${here})`);
    return html`<vx-tool-button icon="users" label=${label} @click=${() => this.tell('seats')}>
      ${free > 0 ? html`<span class="waiting small numbers" aria-hidden="true">${free}</span>` : html`<span class="small numbers" aria-hidden="true">${here}</span>`}
    </vx-tool-button>`;
  }

  #renderPanels() {
    const isWide = this.#wide.value === 'yes';
    const label = isWide ? msg('Show the panels') : msg('Hide the panels');
    return html`<vx-tool-button class="rare" icon="panel" label=${label} keys="B" @click=${() => this.tell('panels')}></vx-tool-button>`;
  }

  /** What is rarely needed, where there is no room for it. */
  #renderMore() {
    return html`<wa-dropdown class="more" placement="bottom-end" @wa-select=${(event: CustomEvent<{ item: { value: string } }>) => this.#choose(event.detail.item.value)}>
      <vx-tool-button slot="trigger" icon="ellipsis" label=${msg('More')}></vx-tool-button>
      <wa-dropdown-item value="help">${msg('Help')}</wa-dropdown-item>
      <wa-dropdown-item value="open-trust">${msg('Seals, dice and the match file')}</wa-dropdown-item>
      <wa-dropdown-item value="replay">${msg('Watch the game so far again')}</wa-dropdown-item>
      <wa-dropdown-item value="start">${msg('To the start')}</wa-dropdown-item>
    </wa-dropdown>`;
  }

  #choose(value: string) {
    if (value === 'replay') this.#replay();
    else if (value === 'start') this.go('/');
    else this.tell(value);
  }

  #replay() {
    this.go(replayPath(this.table, this.desk.live.seat.id));
  }
}
customElements.define('vx-conquest-bar', ConquestBar);
