import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg, str } from '@vexillum/ui/words';
import { baseStyles, copyText, icon, sideStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isApiProblem, type Invite, type InvitedSeat, renewSeat } from '../api.ts';
import { problemText } from '../api-problem-text.ts';
import { invitesOf, keepInvite, type KeptInvites } from '../memory/my-invites.ts';
import { myTable } from '../memory/my-tables.ts';
import { NAME_LIMIT, nameAtTable } from '../new-table/name-at-table.ts';
import { tablePath, type Router } from '../router.ts';
import { seatDuty, seatTitle } from '../seat-title.ts';
import { settings } from '../settings.ts';
import { mayShare, shareLink } from '../share-link.ts';
import { sitDown } from '../sit-down.ts';
import { foldStyles } from '../styles/fold-styles.ts';
import { pageStyles } from '../styles/page-styles.ts';
import { hasLink, inviteGroups, inviteText, type InviteGroup, isEachForHimself } from './invite-groups.ts';

/** The links of a table, to copy or to sit down with in this browser. */
export class InviteList extends VxElement {
  static override properties = {
    kept: { attribute: false },
    go: { attribute: false },
    name: { state: true },
    problem: { state: true },
    isAllCopied: { state: true },
  };
  declare kept: KeptInvites;
  declare go: Router['go'];
  declare name: string;
  declare problem: string | undefined;
  declare isAllCopied: boolean;

  static override styles = [
    baseStyles,
    foldStyles,
    sideStyles,
    pageStyles,
    css`
      :host {
        display: grid;
        gap: var(--wa-space-m);
      }
      .groups {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
        gap: var(--wa-space-m);
        align-items: start;
      }
      h2 {
        display: flex;
        align-items: center;
        gap: 0.5em;
        margin: 0;
      }
      li {
        display: grid;
        gap: 0.35em;
        padding-block: 0.7em;
      }
      li + li {
        border-top: 1px solid var(--vx-line);
      }
      .name {
        max-width: 20rem;
      }
      summary {
        border-top: 1px solid var(--vx-line);
      }
    `,
  ];

  constructor() {
    super();
    this.name = settings.$name.get();
  }

  async #sit(invite: Invite) {
    const name = this.name.trim();
    if (name === '') return this.#askForName();
    settings.$name.set(name);
    const claimed = await sitDown(invite.token, nameAtTable(this.kept.table, name, seatTitle(invite)));
    this.problem = isApiProblem(claimed) ? problemText(claimed) : undefined;
    this.requestUpdate();
  }

  async #copyAll() {
    this.isAllCopied = await copyText(inviteText(this.kept.name, this.#expected()));
  }

  /** All links but those of players whom nobody expects. */
  #expected(): readonly Invite[] {
    const unexpected = new Set(this.#groups().flatMap(({ more }) => more));
    return this.kept.invites.filter((invite) => !unexpected.has(invite));
  }

  #groups(): readonly InviteGroup[] {
    return inviteGroups(this.kept);
  }

  /** The captain's seat of a side, where this browser holds it: from there its commanders are invited. */
  #captainOf(side: string | undefined): string | undefined {
    return myTable(this.kept.table)?.seats.find((one) => one.kind === 'captain' && one.side === side)?.seat;
  }

  async #invite(seat: InvitedSeat, captain: string): Promise<Invite | undefined> {
    const invite = await renewSeat(this.kept.table, seat.seat, captain);
    this.problem = isApiProblem(invite) ? problemText(invite) : undefined;
    if (isApiProblem(invite) || 'notice' in invite) return undefined;
    keepInvite(this.kept.table, this.kept.name, invite);
    this.kept = invitesOf(this.kept.table) ?? this.kept;
    return invite;
  }

  async #inviteAndSit(seat: InvitedSeat, captain: string) {
    if (this.name.trim() === '') return this.#askForName();
    const invite = await this.#invite(seat, captain);
    if (invite) await this.#sit(invite);
  }

  #askForName() {
    this.problem = msg('First write your name above, so that the others know who sits there.');
  }

  override render() {
    const mine = myTable(this.kept.table)?.seats ?? [];
    // Somebody who also has the host's seat has come to play.
    const best = mine.findLast(({ kind }) => kind === 'captain' || kind === 'commander') ?? mine.at(-1);
    return html`<p class="quiet">
        ${msg('Each link seats one player, once; only the spectators’ link can be used by many. Send them out one by one. You find them again in this browser, at the table under “Seats”.')}
      </p>
      <div class="row wrap">
        <wa-input class="name" label=${msg('Your name')} maxlength=${NAME_LIMIT} autocomplete="nickname" .value=${this.name} @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}></wa-input>
      </div>
      ${this.problem ? html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${this.problem}</wa-callout>` : nothing}
      <div class="row wrap">
        ${
          best
            ? html`<wa-button variant="brand" size="l" @click=${() => this.go(tablePath(this.kept.table, best.seat))}>${msg('Go to the table')}</wa-button>`
            : html`<p class="small quiet">${this.#hint()}</p>`
        }
        <button type="button" class="plain" @click=${() => void this.#copyAll()}>${icon('copy')}${this.isAllCopied ? msg('All links copied') : msg('Copy all links')}</button>
      </div>
      <div class="groups">${this.#groups().map((group) => this.#renderGroup(group))}</div>`;
  }

  #hint(): string {
    return isEachForHimself(this.kept.invites)
      ? msg('Sit down somewhere below, then go to the table. Machines can play the seats that stay empty.')
      : msg('Sit down somewhere below, then go to the table. To try the game alone, sit down on both sides.');
  }

  #renderGroup(group: InviteGroup) {
    return html`<section class="card" aria-label=${group.title}>
      <h2>${group.side === undefined ? nothing : html`<span class="side ${group.side}"></span>`}${group.title}</h2>
      <ul>
        ${this.#renderSeats(group)}
      </ul>
      ${group.more.length > 0 ? this.#renderMore(group.more) : nothing}
    </section>`;
  }

  #renderSeats({ side, seats }: InviteGroup) {
    const captain = this.#captainOf(side);
    const shown = seats.filter((seat) => hasLink(seat) || captain !== undefined);
    return html`${repeat(
      shown,
      ({ seat }) => seat,
      (seat) => (hasLink(seat) ? this.#renderInvite(seat) : this.#renderCommander(seat, captain ?? '')),
    )}
    ${
      shown.length < seats.length
        ? html`<li class="quiet small">${msg('The captain invites the commanders, and nobody else can: at the table, under “Seats”.')}</li>`
        : nothing
    }`;
  }

  #renderCommander(seat: InvitedSeat, captain: string) {
    const title = seatTitle(seat);
    return html`<li>
      <div class="row">
        <div class="grow"><strong>${title}</strong> <span class="quiet small">${seatDuty(seat)}</span></div>
        <button type="button" class="plain" aria-label=${msg(str`Invite: ${title}`)} @click=${() => void this.#invite(seat, captain)}>${icon('link')}${msg('Invite')}</button>
        <button type="button" class="plain" aria-label=${msg(str`Sit down here: ${title}`)} @click=${() => void this.#inviteAndSit(seat, captain)}>${icon('chair')}${msg('Sit down here')}</button>
      </div>
    </li>`;
  }

  #renderMore(invites: readonly Invite[]) {
    return html`<details>
      <summary>${msg(str`More seats (${invites.length})`)}</summary>
      <ul>
        ${invites.map((invite) => this.#renderInvite(invite))}
      </ul>
    </details>`;
  }

  #renderInvite(invite: Invite) {
    const title = seatTitle(invite);
    const isMine = myTable(this.kept.table)?.seats.some(({ seat }) => seat === invite.seat) === true;
    return html`<li>
      <div class="row">
        <div class="grow"><strong>${title}</strong> <span class="quiet small">${seatDuty(invite, isEachForHimself(this.kept.invites))}</span></div>
        ${
          isMine
            ? html`<span class="small row">${icon('check')}${msg('You sit here')}</span>`
            : html`${this.#renderShare(invite, title)}<button type="button" class="plain" aria-label=${msg(str`Sit down here: ${title}`)} @click=${() => void this.#sit(invite)}>${icon('chair')}${msg('Sit down here')}</button>`
        }
      </div>
      ${isMine && invite.kind !== 'spectator' ? nothing : html`<vx-copy-field label=${msg(str`Link for ${title}`)} value=${invite.url}></vx-copy-field>`}
    </li>`;
  }

  #renderShare({ url }: Invite, title: string) {
    if (!mayShare()) return nothing;
    return html`<button type="button" class="plain" aria-label=${msg(str`Share the link for ${title}`)} @click=${() => void shareLink(this.kept.name, title, url)}>${icon('send')}${msg('Share')}</button>`;
  }
}
customElements.define('vx-invite-list', InviteList);
