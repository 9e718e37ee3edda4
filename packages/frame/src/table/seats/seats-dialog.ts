import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/details/details.js';
import { msg, str, wordsText } from '@vexillum/ui/words';
import { isUmpireAccepted, type Snapshot, tableOf, umpiredSides } from '@vexillum/model';
import { baseStyles, buttonStyles, type SeatLine, StoreController, timeOfDay, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { forgetName, isApiProblem, type Invite, makeRecovery, renewSeat } from '../../api.ts';
import { problemText } from '../../api-problem-text.ts';
import '../../cards/card-offer.ts';
import { dropInvite, invitesOf, keepInvite } from '../../memory/my-invites.ts';
import { myTable } from '../../memory/my-tables.ts';
import { keptText } from '../../kept-text.ts';
import { ownConvenedByLine } from '../../play/convened-by.ts';
import type { Router } from '../../router.ts';
import '../../push/turn-call-switch.ts';
import type { CallsTo } from '../../push/turn-calls.ts';
import '../../screens/invite-list.ts';
import type { Presence } from '@vexillum/protocol';
import type { LiveTable, Person } from '@vexillum/table';
import '../people/people-panel.ts';
import { personLines } from '../people/person-lines.ts';
import { seatLines } from './seat-lines.ts';
import './table-listing.ts';
import type { WritableAtom } from 'nanostores';

/** Who is here, and how to see what they see; who sits where; new links for those who may give them; and for whoever set the table up, their links again. */
export class SeatsDialog extends VxElement {
  static override properties = {
    live: given,
    $following: given,
    machineIn: given,
    callsTo: given,
    table: { attribute: false },
    go: { attribute: false },
    isOpen: { state: true },
    asked: { state: true },
    fresh: { state: true },
    told: { state: true },
    recovery: { state: true },
    isForgetting: { state: true },
    problem: { state: true },
  };
  declare live: LiveTable;
  /** Whose view the reader's camera follows; not every game's board can. */
  declare $following: WritableAtom<string | undefined> | undefined;
  /** Who plays a seat where no person sits, as a game with machines calls it. */
  declare machineIn: ((seat: string) => string | undefined) | undefined;
  /** What players here are called to while they are away; left out, to their turns. */
  declare callsTo: CallsTo | undefined;
  declare table: string;
  declare go: Router['go'];
  declare isOpen: boolean;
  /** A held seat that is to change hands, once the reader has said so again. */
  declare asked: SeatLine | undefined;
  /** A link to be sent; one that a captain has made can be taken back. */
  declare fresh: { readonly seat: SeatLine; readonly url: string } | undefined;
  /** What became of a link that was taken back. */
  declare told: string | undefined;
  /** A code that was just made, until it is written down. */
  declare recovery: string | undefined;
  /** Whether the reader's name is to be forgotten, once they have said so again. */
  declare isForgetting: boolean;
  declare problem: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #online = new StoreController<ReadonlySet<string>>(this);
  readonly #presence = new StoreController<ReadonlyMap<string, Presence>>(this);
  readonly #following = new StoreController<string | undefined>(this);
  readonly #people = new StoreController<readonly Person[]>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 44rem;
      }
      vx-people-panel {
        margin: -0.75rem -0.75rem 0.5rem;
      }
      h2 {
        margin-bottom: 0.3em;
        font-size: 1rem;
      }
      .recover {
        margin-top: 0.7em;
      }
      .kept {
        margin-top: 0.7em;
      }
      .renewal {
        display: grid;
        gap: 0.5em;
        margin-top: 1em;
        padding: 0.7em 1em;
        border: 1px solid var(--vx-brass);
        border-radius: var(--wa-border-radius-m);
      }
      wa-details {
        margin-top: 1em;
      }
    `,
  ];

  open() {
    this.#forget();
    this.isOpen = true;
  }

  #forget() {
    this.asked = undefined;
    this.fresh = undefined;
    this.told = undefined;
    this.recovery = undefined;
    this.isForgetting = false;
    this.problem = undefined;
  }

  #ask(seat: SeatLine) {
    this.#forget();
    const made = seat.renewal === 'invite' ? this.#madeFor(seat) : undefined;
    if (made) this.fresh = { seat, url: made.url };
    else if (seat.name === undefined) void this.#renew(seat);
    else this.asked = seat;
  }

  /** The link that waits for somebody already: a new one would end it. */
  #madeFor({ id }: SeatLine): Invite | undefined {
    return invitesOf(this.table)?.invites.find(({ seat }) => seat === id);
  }

  async #renew(seat: SeatLine) {
    const invite = await this.#makeLink(seat);
    if (!invite) return;
    keepInvite(this.table, tableOf(this.live.$snapshot.get())?.name ?? '', invite);
    this.fresh = { seat, url: invite.url };
  }

  /** The link that takes its place is shown to nobody. */
  async #takeLinkBack(seat: SeatLine) {
    if (!(await this.#makeLink(seat))) return;
    dropInvite(this.table, seat.id);
    this.told = msg(str`The link for ${seat.title} no longer works.`);
  }

  async #makeLink({ id }: SeatLine): Promise<Invite | undefined> {
    this.#forget();
    const invite = await renewSeat(this.table, id, this.live.seat.id);
    if (!isApiProblem(invite) && !('notice' in invite)) return invite;
    if (!isApiProblem(invite)) {
      this.told = msg(
        str`Everybody was told. If nobody there says that they are here, make the link at ${timeOfDay(invite.notice.until)}.`,
      );
      return undefined;
    }
    this.problem = invite.status === 0 ? problemText(invite) : wordsText(invite.words);
    return undefined;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('live')) return;
    this.#snapshot.watch(this.live.$snapshot);
    this.#online.watch(this.live.$online);
    this.#presence.watch(this.live.$presence);
    this.#following.watch(this.$following);
    this.#people.watch(this.live.$people);
  }

  override render() {
    if (!this.isOpen) return nothing;
    const kept = invitesOf(this.table);
    const keptUntil = myTable(this.table)?.keptUntil;
    return html`<wa-dialog label=${msg('Seats')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      ${this.#renderPeople()}
      ${ownConvenedByLine(this.table)}
      <vx-card-offer table=${this.table}></vx-card-offer>
      <h2>${msg('Seats')}</h2>
      ${this.#renderWhoInvites()}
      <vx-seat-list .seats=${this.#lines()} @renew=${(event: CustomEvent<SeatLine>) => this.#ask(event.detail)}></vx-seat-list>
      ${this.#renderRenewal()}
      ${this.#renderRecovery()}
      ${this.#renderForgetting()}
      <vx-turn-call-switch .table=${this.table} .seat=${this.live.seat} .callsTo=${this.callsTo ?? 'turns'}></vx-turn-call-switch>
      <vx-table-listing .live=${this.live} .table=${this.table}></vx-table-listing>
      ${keptUntil ? html`<p class="quiet small kept">${keptText(keptUntil)}</p>` : nothing}
      ${kept ? html`<wa-details summary=${msg('Invite links')}><vx-invite-list .kept=${kept} .go=${this.go}></vx-invite-list></wa-details>` : nothing}
    </wa-dialog>`;
  }

  #lines(): readonly SeatLine[] {
    const snapshot = this.live.$snapshot.get();
    return seatLines({
      snapshot,
      isUmpireAccepted: isUmpireAccepted(snapshot, umpiredSides(snapshot, this.live.game)),
      online: this.#online.value ?? new Set(),
      mine: this.live.seat,
      machineIn: (seat) => this.machineIn?.(seat),
    });
  }

  /** Who hands out the links of commanders, to those who may wonder. */
  #renderWhoInvites() {
    const { kind, side } = this.live.seat;
    const commanders = [...this.live.$snapshot.get().public.seat.values()].filter((seat) => seat.kind === 'commander');
    if (kind === 'captain' && commanders.some((seat) => seat.side === side))
      return html`<p class="quiet small">${msg('You invite your commanders: each seat gets a link of its own from you, and from nobody else.')}</p>`;
    if ((kind === 'host' || kind === 'umpire') && commanders.length > 0)
      return html`<p class="quiet small">${msg('Captains invite their commanders: nobody else comes to a side’s secrets.')}</p>`;
    return nothing;
  }

  #renderPeople() {
    const { live, $following } = this;
    const lines = personLines({
      people: this.#people.value ?? [],
      snapshot: live.$snapshot.get(),
      presence: this.#presence.value ?? new Map(),
      views: $following ? live.$views.get() : new Map(),
    });
    return html`<vx-people-panel
      .people=${lines}
      .following=${this.#following.value}
      .mayGather=${$following !== undefined && live.seat.kind !== 'spectator'}
      @follow=${(event: CustomEvent<{ from?: string }>) => $following?.set(event.detail.from)}
    ></vx-people-panel>`;
  }

  #renderRenewal() {
    if (this.problem) return html`<p class="renewal" role="alert">${this.problem}</p>`;
    if (this.asked) return this.#renderQuestion(this.asked);
    if (this.told) return html`<p class="renewal" role="status">${this.told}</p>`;
    if (!this.fresh) return nothing;
    const { seat, url } = this.fresh;
    const back = html`<button type="button" class="plain" @click=${() => void this.#takeLinkBack(seat)}>${msg('Take this link back')}</button>`;
    return html`<div class="renewal" role="status">
      <p>${msg('Send this link to the person who is to sit there. Older links of this seat no longer work.')}</p>
      <vx-copy-field label=${msg(str`Link for ${seat.title}`)} value=${url}></vx-copy-field>
      ${seat.renewal === 'renew' ? nothing : html`<div class="row wrap">${back}</div>`}
    </div>`;
  }

  /** For the own seat: how to come back to it without this device. */
  #renderRecovery() {
    if (this.live.seat.kind === 'spectator') return nothing;
    if (this.recovery !== undefined)
      return html`<div class="renewal" role="status">
        <p>${msg('Write it down, and give it to nobody: from any other device it brings you back to your seat. The one before no longer works.')}</p>
        <vx-copy-field label=${msg('Recovery code')} value=${this.recovery}></vx-copy-field>
        <div class="row wrap"><button type="button" class="plain" @click=${() => (this.recovery = undefined)}>${msg('I wrote it down')}</button></div>
      </div>`;
    return html`<p class="recover"><button type="button" class="plain small" @click=${() => void this.#makeRecovery()}>${msg('New recovery code for my seat')}</button></p>`;
  }

  async #makeRecovery() {
    this.#forget();
    const made = await makeRecovery(this.table, this.live.seat.id);
    if (isApiProblem(made)) this.problem = made.status === 0 ? problemText(made) : wordsText(made.words);
    else this.recovery = made.recovery;
  }

  /** For whoever does not want to be known here any more. */
  #renderForgetting() {
    const { kind, id } = this.live.seat;
    if (this.live.$snapshot.get().public.seat.get(id)?.name === undefined) return nothing;
    if (!this.isForgetting)
      return html`<p class="recover"><button type="button" class="plain small" @click=${() => this.#askForgetting()}>${msg('Forget my name at this table')}</button></p>`;
    return html`<div class="renewal" role="alertdialog" aria-label=${msg('Forget my name at this table')}>
      <p>${msg('Everybody reads “somebody” in the place of your name, at once and in the record of the game too. What you did and said stays, and so do files that others have saved. Nobody can undo it.')}</p>
      ${kind === 'spectator' ? nothing : html`<p class="quiet small">${msg('You keep your seat. With another device you may take another name.')}</p>`}
      <div class="row wrap">
        <button type="button" class="plain strong" @click=${() => void this.#forgetName()}>${msg('Forget my name')}</button>
        <button type="button" class="plain" @click=${() => (this.isForgetting = false)}>${msg('Leave it')}</button>
      </div>
    </div>`;
  }

  #askForgetting() {
    this.#forget();
    this.isForgetting = true;
  }

  async #forgetName() {
    this.#forget();
    const done = await forgetName(this.table, this.live.seat.id);
    if (isApiProblem(done)) this.problem = done.status === 0 ? problemText(done) : wordsText(done.words);
    else this.told = msg('Your name is forgotten at this table.');
  }

  #renderQuestion(seat: SeatLine) {
    const isTakenBack = seat.renewal === 'take-back';
    const label = isTakenBack ? msg(str`Take back: ${seat.title}`) : msg(str`New invite: ${seat.title}`);
    return html`<div class="renewal" role="alertdialog" aria-label=${label}>
      <p>${msg(str`${seat.name ?? ''} loses this seat on every device. Somebody who only lost the browser can use the new link too.`)}</p>
      <div class="row wrap">
        <button type="button" class="plain strong" @click=${() => void this.#renew(seat)}>${isTakenBack ? msg('Take the seat back') : msg('Give out a new invite')}</button>
        <button type="button" class="plain" @click=${() => (this.asked = undefined)}>${msg('Leave it')}</button>
      </div>
    </div>`;
  }
}
customElements.define('vx-seats-dialog', SeatsDialog);
