import '@awesome.me/webawesome/dist/components/dropdown/dropdown.js';
import '@awesome.me/webawesome/dist/components/dropdown-item/dropdown-item.js';
import { msg, str } from '@vexillum/ui/words';
import {
  CLOCK_RULE,
  clockOf,
  isLongTurn,
  type Json,
  limitOf,
  sidesOfClock,
  type SideId,
  type Snapshot,
} from '@vexillum/model';
import {
  baseStyles,
  buttonStyles,
  getLocale,
  StoreController,
  VxElement,
  wholeDeadlineText,
  given,
  type Toasts,
} from '@vexillum/ui';
import '@vexillum/ui/clock';
import { css, html, nothing, type PropertyValues } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { sideTitle } from '../seat-title.ts';
import { loadPart } from '../table/load-part.ts';
import type { ClockDialog } from './clock-dialog.ts';
import { LateWatch } from './late-watch.ts';
import { clockLines } from './clock-lines.ts';
import { type ClockOffers, clockOffers } from './clock-offers.ts';
import type { LiveTable } from '@vexillum/table';
import type { Actions } from '../table/actions.ts';
import { nameOfSeat } from '../table/name-of-seat.ts';

const MORE_SECONDS = 60;
const DAY_SECONDS = 86_400;
const PASS_OVER = 'pass-over';

/** What passes over a late turn, where the game's own buttons do not. */
export interface PassingOver {
  readonly text: string;
  readonly title: string;
  readonly name: string;
  readonly args: Json;
}

/** The clock in a table's head, with what the reader may do about it. Nothing where no clock runs and they cannot set one. */
export class ClockStrip extends VxElement {
  static override properties = {
    live: given,
    actions: given,
    toasts: given,
    isSettable: { type: Boolean, reflect: true },
    passing: { attribute: false },
  };
  declare live: LiveTable;
  declare actions: Actions;
  declare toasts: Toasts;
  /** The game has no rules of its own for its clock: the host and the umpire set one here. */
  declare isSettable: boolean;
  declare passing: PassingOver | undefined;
  /** Offers change when the time is up. */
  readonly late = new LateWatch(this, () => this.live);
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #dialog = createRef<ClockDialog>();

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: inline-flex;
        align-items: center;
        gap: 0.25rem;
      }
      .deadline {
        max-width: 18rem;
        margin: 0;
        padding: 0.3em 0.9em;
      }
      .asked {
        border-color: var(--vx-brass);
        white-space: nowrap;
      }
      /* In one row with everything else there is room for the menu alone, which then says that somebody waits. */
      @media (max-width: 34rem) {
        :host(:not([isSettable])) .asked {
          display: none;
        }
        :host(:not([isSettable])) .waits {
          border-radius: var(--wa-border-radius-m);
          box-shadow: inset 0 0 0 2px var(--vx-brass);
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#snapshot.watch(this.live.$snapshot);
  }

  readonly #nameOf = (side: SideId): string =>
    this.live.$snapshot.get().public.seat.has(side) ? nameOfSeat(this.live.$snapshot.get(), side) : sideTitle(side);

  override render() {
    const { live } = this;
    const snapshot = live.$snapshot.get();
    const lines = clockLines(snapshot, this.live.seat.side, this.#nameOf);
    const offers = clockOffers(live.seat, snapshot, live.serverNow());
    const items = [...this.#items(offers), ...(this.#maySet ? [['set', this.#setText] as const] : [])];
    return html`${lines.length === 0 ? nothing : html`<vx-clock ?tight=${!this.isSettable} .lines=${lines} .now=${live.serverNow}></vx-clock>`}
      ${this.#renderAnswer(offers)} ${this.#renderPassing(offers)}
      ${items.length === 0 ? nothing : this.#renderMenu(items, offers)}
      ${this.#maySet ? html`<vx-clock-dialog ${ref(this.#dialog)} @closed=${() => void this.#comeBack()}></vx-clock-dialog>` : nothing}`;
  }

  get #maySet(): boolean {
    const { kind } = this.live.seat;
    return this.isSettable && (kind === 'host' || kind === 'umpire');
  }

  get #setText(): string {
    return this.live.$snapshot.get().public.clock.has(CLOCK_RULE) ? msg('Change the clock …') : msg('Set a clock …');
  }

  /** Somebody waits for this reader's word: that is no matter for a menu. */
  #renderAnswer({ pause, resume }: ClockOffers) {
    const { asks = {} } = clockOf(this.live.$snapshot.get()) ?? {};
    const who = sidesOfClock(this.live.$snapshot.get())
      .filter((side) => asks[side])
      .map(this.#nameOf)
      .join(', ');
    if (pause === 'agree')
      return this.#renderButton('propose-pause', msg('Agree to a pause'), msg(str`${who} would like a pause.`));
    if (resume === 'agree')
      return this.#renderButton('resume-clock', msg('Go on'), msg(str`${who} would like to go on.`));
    return resume === undefined
      ? nothing
      : this.#renderButton('resume-clock', msg('Go on'), msg('Lets the clock go on.'));
  }

  /** The others decide about a late turn: pass it over, give more time (in the menu), or wait. */
  #renderPassing({ canPassOver }: ClockOffers) {
    const { passing } = this;
    return canPassOver && passing
      ? this.#renderButton(passing.name, passing.text, passing.title, passing.args)
      : nothing;
  }

  #renderButton(name: string, text: string, title: string, args: Json = {}) {
    return html`<button type="button" class="plain small asked" title=${title} @click=${() => void this.actions.act(name, args)}>${text}</button>`;
  }

  get #isLong(): boolean {
    const face = clockOf(this.live.$snapshot.get());
    return face !== undefined && isLongTurn(limitOf(face));
  }

  #items({
    pause,
    resume,
    canWithdraw,
    canGrant,
    canPassOver,
  }: ClockOffers): (readonly [value: string, text: string])[] {
    const { passing } = this;
    const { pausedAt } = clockOf(this.live.$snapshot.get()) ?? {};
    const asked = pausedAt === undefined ? msg('I want no pause any more') : msg('I do not want to go on yet');
    return [
      ...(pause === 'at-once' ? [['propose-pause', msg('Stop the clock')] as const] : []),
      ...(pause === 'ask' ? [['propose-pause', msg('Ask for a pause')] as const] : []),
      ...(pause === 'agree' ? [['propose-pause', msg('Agree to a pause')] as const] : []),
      ...(resume ? [['resume-clock', msg('Go on')] as const] : []),
      ...(canWithdraw ? [['withdraw-pause', asked] as const] : []),
      ...(canPassOver && passing ? [[PASS_OVER, passing.text] as const] : []),
      ...(canGrant
        ? [
            [
              'grant-time',
              this.#isLong ? msg('Give the mover a day more') : msg(str`Give the mover ${MORE_SECONDS} seconds more`),
            ] as const,
          ]
        : []),
    ];
  }

  #renderMenu(items: readonly (readonly [value: string, text: string])[], { pause, resume, canPassOver }: ClockOffers) {
    const [[value, text] = [], ...others] = items;
    if (value === 'set' && others.length === 0)
      return html`<vx-tool-button icon="clock" label=${text ?? ''} @click=${() => this.#choose(value)}></vx-tool-button>`;
    return html`<wa-dropdown placement="bottom-end" @wa-select=${(event: CustomEvent<{ item: { value: string } }>) => this.#choose(event.detail.item.value)}>
      <vx-tool-button slot="trigger" class=${pause === 'agree' || resume || (canPassOver && this.passing) ? 'waits' : ''} icon="clock" label=${msg('Clock: a pause, more time')}></vx-tool-button>
      ${this.#renderDeadline()}
      ${items.map(([name, words]) => html`<wa-dropdown-item value=${name}>${words}</wa-dropdown-item>`)}
    </wa-dropdown>`;
  }

  /** In full, where the head has no room for more than "in 2 days". */
  #renderDeadline() {
    const { deadlineAt, pausedAt } = clockOf(this.live.$snapshot.get()) ?? {};
    if (!deadlineAt || pausedAt !== undefined || !this.#isLong) return nothing;
    return html`<p class="deadline quiet small">${msg(str`Until ${wholeDeadlineText(Date.parse(deadlineAt), getLocale())}`)}</p>`;
  }

  #choose(value: string) {
    if (value === 'set') void this.#open();
    else if (value === PASS_OVER && this.passing) void this.actions.act(this.passing.name, this.passing.args);
    else
      void this.actions.act(
        value,
        value === 'grant-time' ? { seconds: this.#isLong ? DAY_SECONDS : MORE_SECONDS } : {},
      );
  }

  /** The button that opened it may have become another: there is a clock now, or none any more. */
  async #comeBack() {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('vx-tool-button')?.focus();
  }

  async #open() {
    if (await loadPart(this.toasts, () => import('./clock-dialog.ts'))) this.#dialog.value?.open();
  }
}
customElements.define('vx-clock-strip', ClockStrip);
