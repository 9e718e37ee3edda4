import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str, wordsText } from '@vexillum/ui/words';
import { isUmpireAccepted, type SeatRecord, type Snapshot, tableOf, umpiredSides } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import {
  type AskedAbout,
  baseStyles,
  buttonStyles,
  fieldStyles,
  given,
  icon,
  StoreController,
  VxElement,
} from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { isApiProblem, type Invite, readWatchers, report, type Reported, sendAway, type Watcher } from '../../api.ts';
import { problemText } from '../../api-problem-text.ts';
import { $muted, isMuted, setMuted } from '../../memory/muted.ts';
import { keepInvite } from '../../memory/my-invites.ts';
import { seatTitle } from '../../seat-title.ts';
import type { Actions } from '../actions.ts';
import { chatLines } from '../chat-lines.ts';
import { nameOfSeat } from '../name-of-seat.ts';

/** Characters that a report's reason may have, as the server counts. */
const REASON = 300;

interface Matter {
  readonly about: Reported;
  /** Whom or what it is about, for the heading. */
  readonly name: string;
}

/**
 * What a reader can do about a line of talk or about whoever sits somewhere: mute it for themselves, report it; and whoever leads the table
 * also silences talk for everybody, and sends those away who only watch.
 */
export class PersonDialog extends VxElement {
  static override properties = {
    live: given,
    actions: given,
    table: { attribute: false },
    asked: { state: true },
    matter: { state: true },
    leaving: { state: true },
    watchers: { state: true },
    fresh: { state: true },
    told: { state: true },
    problem: { state: true },
    isBusy: { state: true },
  };
  declare live: LiveTable;
  declare actions: Actions;
  declare table: string;
  declare asked: AskedAbout | undefined;
  /** What is being reported. */
  declare matter: Matter | undefined;
  /** Who is to be sent away, once the reader has said so again. */
  declare leaving: Watcher | undefined;
  /** Those who watch; none before the server has told. */
  declare watchers: readonly Watcher[] | undefined;
  /** The spectators' new link, where the former one was ended. */
  declare fresh: Invite | undefined;
  declare told: string | undefined;
  declare problem: string | undefined;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #muted = new StoreController(this, $muted);

  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    css`
      wa-dialog {
        --width: 30rem;
      }
      blockquote {
        margin: 0 0 0.8em;
        padding: 0.35em 0.65em;
        border-left: 3px solid var(--vx-brass);
        background: var(--wa-color-neutral-fill-quiet);
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
      .deeds {
        display: grid;
        gap: 0.5em;
        justify-items: start;
      }
      .deeds p {
        margin: 0 0 0.4em;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4em;
        padding: 0.35em 0;
      }
      li + li {
        border-top: 1px solid var(--vx-line);
      }
      form,
      .question {
        display: grid;
        gap: 0.5em;
        margin-top: 1em;
        padding: 0.7em 1em;
        border: 1px solid var(--vx-brass);
        border-radius: var(--wa-border-radius-m);
      }
      label {
        display: grid;
        gap: 0.25em;
      }
      label.choice {
        grid-template-columns: auto 1fr;
        align-items: center;
        min-height: var(--vx-target, 0);
      }
      .told {
        margin-top: 1em;
      }
    `,
  ];

  constructor() {
    super();
    this.isBusy = false;
  }

  open(asked: AskedAbout) {
    this.#forget();
    this.fresh = undefined;
    this.watchers = undefined;
    this.asked = asked;
    if (this.#record?.kind === 'spectator') void this.#readWatchers();
  }

  #forget() {
    this.matter = undefined;
    this.leaving = undefined;
    this.told = undefined;
    this.problem = undefined;
  }

  async #readWatchers() {
    const read = await readWatchers(this.table, this.live.seat.id);
    if (isApiProblem(read)) this.#failed(read);
    else this.watchers = read.watchers;
  }

  #failed(problem: Parameters<typeof problemText>[0]) {
    this.problem = problem.status === 0 || problem.status === 429 ? problemText(problem) : wordsText(problem.words);
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#snapshot.watch(this.live.$snapshot);
  }

  get #record(): SeatRecord | undefined {
    return this.asked && this.live.$snapshot.get().public.seat.get(this.asked.seat);
  }

  /** As the server decides it. */
  get #isLeading(): boolean {
    const { live } = this;
    const snapshot = live.$snapshot.get();
    if (live.seat.kind === 'host') return true;
    return live.seat.kind === 'umpire' && isUmpireAccepted(snapshot, umpiredSides(snapshot, live.game));
  }

  override render() {
    const { asked, live } = this;
    const record = this.#record;
    if (!asked || !record) return nothing;
    const isMany = record.kind === 'spectator';
    const label = isMany ? msg('Who watches') : nameOfSeat(live.$snapshot.get(), asked.seat);
    const closed = (event: Event) => event.target === event.currentTarget && (this.asked = undefined);
    return html`<wa-dialog label=${label} open light-dismiss @wa-after-hide=${closed}>
      ${isMany ? this.#renderWatchers() : this.#renderHolder(asked, record)}
      ${this.matter ? this.#renderReport(this.matter) : nothing}
      ${this.leaving ? this.#renderLeaving(this.leaving) : nothing}
      ${this.problem ? html`<p class="told" role="alert">${this.problem}</p>` : nothing}
      ${this.told ? html`<p class="told" role="status">${this.told}</p>` : nothing}
      ${this.fresh ? html`<vx-copy-field label=${msg('The new link for spectators')} value=${this.fresh.url}></vx-copy-field>` : nothing}
    </wa-dialog>`;
  }

  #renderHolder(asked: AskedAbout, record: SeatRecord) {
    const { live, table } = this;
    const snapshot = live.$snapshot.get();
    const name = nameOfSeat(snapshot, asked.seat);
    const lines = chatLines(snapshot, { table, seat: live.seat, muted: this.#muted.value ?? [] });
    const line = lines.find(({ id }) => id === asked.line);
    const about = line ? { line: line.id } : { seat: asked.seat };
    const wish = !isMuted(table, asked.seat);
    return html`<p class="quiet small">${seatTitle(record)}</p>
      ${line ? html`<blockquote>${line.text}</blockquote>` : nothing}
      <div class="deeds">
        <button type="button" class="plain" @click=${() => setMuted(table, asked.seat, wish)}>${icon(wish ? 'eye-slash' : 'eye')}${wish ? msg('Mute for me') : msg('No longer mute')}</button>
        <p class="quiet small">${msg('What this seat says is hidden in this browser only; nobody is told.')}</p>
        ${this.#isLeading ? this.#renderSilence(asked.seat, record) : nothing}
        <button type="button" class="plain" @click=${() => this.#begin({ about, name })}>${icon('flag')}${line ? msg('Report this line…') : msg('Report…')}</button>
      </div>`;
  }

  #renderSilence(seat: string, { silencedBy }: SeatRecord) {
    const isSilenced = silencedBy !== undefined;
    const deed = isSilenced ? 'lift-silence' : 'silence-seat';
    return html`<button type="button" class="plain" @click=${() => void this.actions.act(deed, { seat })}>${icon(isSilenced ? 'sound' : 'sound-off')}${isSilenced ? msg('Let them talk to the table again') : msg('Silence for everybody')}</button>
      <p class="quiet small">${msg('Silence takes the talk to the whole table away, and nothing else: play and talk within the side go on. It is written into the log.')}</p>`;
  }

  #renderWatchers() {
    const { watchers } = this;
    if (!watchers) return this.problem ? nothing : html`<p class="quiet">${msg('Asking who watches…')}</p>`;
    if (watchers.length === 0) return html`<p class="empty">${msg('Nobody watches just now.')}</p>`;
    return html`<ul>${watchers.map(
      (watcher) => html`<li>
        <span class="grow"><strong>${watcher.name}</strong> <span class="quiet small">${watcher.connected ? msg('here') : msg('away')}</span></span>
        <button type="button" class="plain small" aria-label=${msg(str`Report ${watcher.name}`)} @click=${() => this.#begin({ about: { watcher: watcher.watcher }, name: watcher.name })}>${icon('flag')}${msg('Report…')}</button>
        ${this.#isLeading ? html`<button type="button" class="plain small" aria-label=${msg(str`Send ${watcher.name} away`)} @click=${() => this.#ask(watcher)}>${msg('Send away…')}</button>` : nothing}
      </li>`,
    )}</ul>`;
  }

  #begin(matter: Matter) {
    this.#forget();
    this.matter = matter;
  }

  #ask(watcher: Watcher) {
    this.#forget();
    this.leaving = watcher;
  }

  #renderReport({ name }: Matter) {
    return html`<form aria-label=${msg(str`Report ${name}`)} @submit=${(event: Event) => void this.#report(event)}>
      <label>${msg('What is wrong, in a few words')}<input type="text" name="reason" required maxlength=${REASON} autocomplete="off" /></label>
      <p class="quiet small">${msg('Those who run this server get it, with your name, what you could read of it yourself, and nothing else. Nobody at the table is told.')}</p>
      <div class="row wrap">
        <button type="submit" class="plain strong" ?disabled=${this.isBusy}>${msg('Send the report')}</button>
        <button type="button" class="plain" @click=${() => this.#forget()}>${msg('Leave it')}</button>
      </div>
    </form>`;
  }

  async #report(event: Event) {
    event.preventDefault();
    const { matter } = this;
    const reason = new FormData(event.currentTarget as HTMLFormElement).get('reason');
    if (!matter || this.isBusy || typeof reason !== 'string' || reason.trim() === '') return;
    this.isBusy = true;
    const answer = await report(this.table, this.live.seat.id, matter.about, reason.trim());
    this.isBusy = false;
    this.problem = undefined;
    if (isApiProblem(answer)) return this.#failed(answer);
    this.#forget();
    this.told = msg('Thank you. Those who run this server have been told.');
  }

  #renderLeaving(watcher: Watcher) {
    const { name } = watcher;
    return html`<form role="alertdialog" aria-label=${msg(str`Send ${name} away`)} @submit=${(event: Event) => void this.#sendAway(event, watcher)}>
      <p>${msg(str`${name} no longer watches, and does not come back from that browser by the same link. Everybody else stays.`)}</p>
      <label class="choice"><input type="checkbox" name="newLink" />${msg('End the link, too: nobody else comes in by it, and you get a new one to hand out.')}</label>
      <div class="row wrap">
        <button type="submit" class="plain strong" ?disabled=${this.isBusy}>${msg('Send away')}</button>
        <button type="button" class="plain" @click=${() => this.#forget()}>${msg('Leave it')}</button>
      </div>
    </form>`;
  }

  async #sendAway(event: Event, { watcher, name }: Watcher) {
    event.preventDefault();
    if (this.isBusy) return;
    const newLink = new FormData(event.currentTarget as HTMLFormElement).has('newLink');
    this.isBusy = true;
    const gone = await sendAway(this.table, this.live.seat.id, watcher, newLink);
    this.isBusy = false;
    this.#forget();
    if (isApiProblem(gone)) return this.#failed(gone);
    this.told = msg(str`${name} was sent away.`);
    this.fresh = gone.invite;
    if (gone.invite) keepInvite(this.table, tableOf(this.live.$snapshot.get())?.name ?? '', gone.invite);
    await this.#readWatchers();
  }
}
customElements.define('vx-person-dialog', PersonDialog);
