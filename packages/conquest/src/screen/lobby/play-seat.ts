import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg, str } from '@vexillum/ui/words';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { type Invite, isApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { invitesOf } from '@vexillum/frame/memory/my-invites';
import { myTable } from '@vexillum/frame/memory/my-tables';
import { NAME_LIMIT, nameAtTable } from '@vexillum/frame/new-table/name-at-table';
import { type Router, tablePath } from '@vexillum/frame/router';
import { seatTitle } from '@vexillum/frame/seat-title';
import { settings } from '@vexillum/frame/settings';
import { sitDown } from '@vexillum/frame/sit-down';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { firstFree, type LobbyRow, lobbyRows } from './lobby-rows.ts';
import type { Snapshot } from '../../rules/index.ts';

/** One button that seats whoever looks on, wherever there is a place for them. Nothing for those who play. */
export class PlaySeat extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    go: { attribute: false },
    name: { state: true },
    isBusy: { state: true },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  declare go: Router['go'];
  declare name: string;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    css`
      .play {
        display: grid;
        gap: 0.6em;
        padding: 0.8em 1em;
        border: 1px solid var(--vx-brass);
        border-radius: var(--wa-border-radius-m);
      }
      form .row {
        align-items: end;
      }
      :host {
        display: block;
      }
      wa-input {
        flex: 1 1 11rem;
      }
      form wa-button {
        flex: 0 1 6rem;
      }
    `,
  ];

  constructor() {
    super();
    this.name = settings.$name.get();
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#snapshot.watch(this.sitting.live.$snapshot);
  }

  override render() {
    if (this.sitting.isPlayer) return nothing;
    const held = myTable(this.table)?.seats.find(({ kind }) => kind === 'captain');
    if (held)
      return html`<div class="play row wrap">
        <p class="grow">${msg(str`In this browser you also hold the seat ${seatTitle(held)}.`)}</p>
        <wa-button variant="brand" @click=${() => this.go(tablePath(this.table, held.seat))}>${msg('To my seat')}</wa-button>
      </div>`;
    const rows = this.#rows();
    const invite = firstFree(rows)?.invite;
    return invite
      ? this.#renderForm(invite)
      : html`<p class="play small">${hintWithoutSeat(rows, this.sitting.live.seat.kind === 'host')}</p>`;
  }

  #rows(): readonly LobbyRow[] {
    const { live, snapshot } = this.sitting;
    const invites = invitesOf(this.table)?.invites ?? [];
    return lobbyRows({ snapshot, online: live.$online.get(), mine: live.seat.id, invites });
  }

  #renderForm(invite: Invite) {
    return html`<form class="play" @submit=${(event: Event) => void this.#play(event, invite)}>
      <p>${msg(str`You look on so far. There is a seat for you: ${seatTitle(invite)}.`)}</p>
      <div class="row wrap">
        <wa-input label=${msg('Your name')} required maxlength=${NAME_LIMIT} autocomplete="nickname" .value=${this.name} @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}></wa-input>
        <wa-button type="submit" variant="brand" ?loading=${this.isBusy}>${msg('PLAY')}</wa-button>
      </div>
    </form>`;
  }

  async #play(event: Event, invite: Invite) {
    event.preventDefault();
    const name = this.name.trim();
    if (name === '' || this.isBusy) return;
    settings.$name.set(name);
    this.isBusy = true;
    const claimed = await sitDown(invite.token, nameAtTable(this.table, name, seatTitle(invite)));
    this.isBusy = false;
    if (isApiProblem(claimed)) this.sitting.toasts.add(problemText(claimed), 'warning');
    else this.go(tablePath(this.table, claimed.seat), 'replace');
  }
}

const hintWithoutSeat = (rows: readonly LobbyRow[], isHost: boolean): string => {
  if (!rows.some(({ kind }) => kind === 'empty')) return msg('You look on. All seats are taken.');
  return isHost
    ? msg('You look on as the host. To play, make a new link for a free seat: Seats, in the bar.')
    : msg('You are watching. To play, ask the host for the link of a seat.');
};

customElements.define('vx-play-seat', PlaySeat);
