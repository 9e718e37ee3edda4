import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, fieldStyles, given, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { pointOf } from '../view/stored-point.ts';
import { answeredText, answerText, askingText } from './request-words.ts';
import { answer, answers, forget, isFor, type Request, REQUEST_LIMIT, requestsIn } from './requests.ts';
import type { Point } from '@vexillum/geometry';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import type { LiveTable } from '../live-table.ts';
import type { Snapshot } from '../../rules/index.ts';

/** What commanders of one side ask each other, what was answered, and the answers a click away. Tells `look-at`, and `ask-commander`, with a place of the board where one is meant. */
export class RequestList extends VxElement {
  static override properties = { battle: given, hand: given, live: given };
  declare battle: Battle;
  declare hand: Hand;
  declare live: LiveTable;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #requests = new StoreController<ReadonlyMap<string, unknown>>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    panelStyles,
    css`
      :host {
        font-size: var(--vx-text-small);
      }
      section {
        display: grid;
        gap: 0.4em;
        margin-top: 0.8em;
      }
      ul {
        display: grid;
        gap: 0.4em;
      }
      li {
        display: grid;
        gap: 0.2em;
        padding: 0.4em 0.6em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
      }
      li.open {
        border-inline-start: 4px solid var(--vx-brass);
      }
      .row {
        gap: 0.2em 0.4em;
      }
      .text {
        overflow-wrap: anywhere;
      }
      .plain {
        min-height: max(1.9em, var(--vx-target));
        font-size: inherit;
      }
      input {
        flex: 1 1 6rem;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
    if (changed.has('live')) this.#requests.watch(this.live.plan?.$requests);
  }

  override render() {
    const { plan } = this.live;
    if (!plan || !this.battle.isPlayer) return nothing;
    const requests = requestsIn(this.#requests.value ?? new Map());
    const open = requests.filter(({ answer: answered }) => !answered).length;
    return html`<section aria-label=${msg('Requests')}>
      <h3 class="row wrap"><span>${msg('Requests')}</span>${open > 0 ? html`<span class="quiet">${msg('{0, plural, one {# waits for an answer} other {# wait for an answer}}', open)}</span>` : nothing}</h3>
      ${requests.length === 0 ? html`<p class="quiet">${msg('Ask another commander something, pinned to a place on the board. Only your side reads it.')}</p>` : nothing}
      <ul aria-label=${msg('Requests')}>${requests.map((request) => this.#renderRequest(request))}</ul>
      <p><button type="button" class="plain" title=${msg('Pinned to what is selected, otherwise to the middle of what you see')} @click=${() => this.tell('ask-commander', this.#selected())}>${icon('note')}${msg('Ask a commander')}</button></p>
    </section>`;
  }

  /** Where the first of the selected pieces lies; otherwise the question is pinned where one looks. */
  #selected(): Point | undefined {
    return [...this.hand.selection].flatMap((id) => {
      const pose = this.battle.snapshot.public.pose.get(id);
      return pose ? [pointOf([pose[0], pose[1]])] : [];
    })[0];
  }

  #renderRequest(request: Request) {
    const { id, text, seat, at, answer: answered } = request;
    const isMine = isFor(this.battle.snapshot, this.battle.seat, request);
    const show = () => this.tell('look-at', pointOf(at));
    const { plan } = this.live;
    return html`<li class=${answered ? '' : 'open'} data-request=${id}>
      <span class="quiet">${askingText(this.battle, request)}</span>
      <span class="text">${text}</span>
      ${answered ? html`<span class="text"><span class="quiet">${this.battle.nameOfSeat(answered.seat)}:</span> <strong>${answeredText(answered)}</strong></span>` : nothing}
      <div class="row wrap">
        <button type="button" class="plain" aria-label=${msg(str`Show the place: ${text}`)} title=${msg('Show the place')} @click=${show}>${icon('look-here')}</button>
        ${isMine ? this.#renderAnswers(request) : nothing}
        ${answered || seat === this.battle.seat.id || this.battle.seat.kind === 'captain' ? html`<button type="button" class="plain" aria-label=${msg(str`Remove: ${text}`)} title=${msg('Remove it for your side')} @click=${() => plan && forget(plan, request)}>${icon('trash')}</button>` : nothing}
      </div>
    </li>`;
  }

  /** One click, with a word where one was written. */
  #renderAnswers(request: Request) {
    const { plan, seat } = this.live;
    const give = (event: Event, says: (typeof answers)[number]) => {
      const field = (event.currentTarget as HTMLElement).closest('li')?.querySelector('input');
      if (plan) answer(plan, seat.id, request, says, field?.value ?? '');
      if (field) field.value = '';
    };
    return html`${answers.map(
      (says) =>
        html`<button type="button" class="plain" aria-pressed=${String(request.answer?.says === says)} @click=${(event: Event) => give(event, says)}>${answerText(says)}</button>`,
    )}
      <input type="text" maxlength=${REQUEST_LIMIT} aria-label=${msg('A word with the answer')} placeholder=${msg('a word with it')} />`;
  }
}
customElements.define('vx-request-list', RequestList);
