import { msg, str } from './words.ts';
import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { baseStyles } from './base-styles.ts';
import { buttonStyles } from './button-styles.ts';
import './dice-by-hand.ts';
import { dieFace, dieStyles } from './dice-faces.ts';
import './dice-statistics.ts';
import type { DiceTallyView } from './dice-statistics.ts';
import { diceTrayStyles } from './dice-tray-styles.ts';
import { icon } from './icon.ts';
import { readDice } from './read-dice.ts';
import { sideStyles } from './side-styles.ts';
import { VxElement } from './vx-element.ts';

const handfuls = [1, 2, 3, 4, 6];
const WHY_LIMIT = 120;

/** What is known of a roll: recalculated in this browser (`unchosen`: and an opponent's device had a part in it; `shared`: another player's, who may be a partner), not yet, wrong; or thrown by hand, and confirmed by the other side or not. */
export type RollMark = 'verified' | 'unchosen' | 'shared' | 'waiting' | 'fault' | 'by-hand' | 'confirmed';

export interface RollView {
  readonly id: string;
  readonly seq: number;
  readonly who: string;
  readonly side?: string;
  readonly why: string;
  readonly dice: readonly number[];
  readonly values: readonly number[];
  /** Dice that were thrown against those; `dice` has theirs behind the others. */
  readonly against?: readonly number[];
  readonly mark: RollMark;
  /** What comes of it: "5 command points". */
  readonly result?: string;
  /** The reader is asked to confirm it. */
  readonly isToConfirm?: boolean;
}

/** Something that one rolls for, as the game names it. */
export interface RollWish {
  /** As it is sent. */
  readonly why: string;
  readonly label: string;
  readonly dice: readonly number[];
}

/** Dice to throw, for what, and the last throws. Tells `roll` and `enter-dice` with `{dice, why}`, `acknowledge-dice` with `{seq}`. */
export class DiceTray extends VxElement {
  static override properties = {
    rolls: { attribute: false },
    wishes: { attribute: false },
    tallies: { attribute: false },
    canRoll: { attribute: false },
    canEnter: { attribute: false },
    wish: { state: true },
    why: { state: true },
    custom: { state: true },
    isUnreadable: { state: true },
  };
  declare rolls: readonly RollView[];
  declare wishes: readonly RollWish[];
  declare tallies: readonly DiceTallyView[];
  declare canRoll: boolean;
  declare canEnter: boolean;
  declare wish: RollWish | undefined;
  declare why: string;
  declare custom: string;
  declare isUnreadable: boolean;
  /** Rolls that were there when the tray was opened do not tumble. */
  #known: ReadonlySet<string> | undefined;
  #fresh: ReadonlySet<string> = new Set();

  static override styles = [baseStyles, buttonStyles, sideStyles, dieStyles, diceTrayStyles];

  constructor() {
    super();
    this.rolls = [];
    this.wishes = [];
    this.tallies = [];
    this.canEnter = false;
    this.why = '';
    this.custom = '';
    this.isUnreadable = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('rolls')) return;
    const known = this.#known;
    const ids = this.rolls.map(({ id }) => id);
    const fresh = known ? ids.filter((id) => !known.has(id)) : [];
    if (fresh.length > 0) this.#fresh = new Set(fresh);
    this.#known = new Set(ids);
  }

  get #reason(): string {
    return this.wish?.why ?? this.why.trim().slice(0, WHY_LIMIT);
  }

  #roll(dice: readonly number[]) {
    this.tell('roll', { dice, why: this.#reason });
    this.why = '';
  }

  #rollCustom(event: Event) {
    event.preventDefault();
    const dice = readDice(this.custom);
    this.isUnreadable = dice === undefined;
    if (dice) this.#roll(dice);
  }

  override render() {
    return html`${this.canRoll ? this.#renderControls() : nothing}
      <section aria-label=${msg('Last rolls')} aria-live="polite">
        ${
          this.rolls.length === 0
            ? html`<p class="empty">${msg('No dice yet. The server throws them, and every browser checks them.')}</p>`
            : repeat(
                this.rolls,
                ({ id }) => id,
                (roll) => this.#renderRoll(roll),
              )
        }
      </section>
      <details><summary>${msg('How the dice fell')}</summary><vx-dice-statistics .tallies=${this.tallies}></vx-dice-statistics></details>`;
  }

  #renderControls() {
    return html`${this.wishes.length > 0 ? this.#renderWishes() : nothing} ${this.wish ? this.#renderWished(this.wish) : this.#renderOwnWhy()}
      <div class="handfuls" role="group" aria-label=${msg('Six-sided dice')}>
        ${handfuls.map(
          (
            count,
          ) => html`<button type="button" class="throw" aria-label=${msg(str`Roll ${count}d6`)} @click=${() => this.#roll(Array(count).fill(6))}>
            ${icon('die')}<span>${`${count}d6`}</span>
          </button>`,
        )}
      </div>
      <form @submit=${(event: Event) => this.#rollCustom(event)}>
        <input
          aria-label=${msg('Other dice')}
          aria-invalid=${String(this.isUnreadable)}
          placeholder=${msg('other: 2d10 d6')}
          .value=${this.custom}
          @input=${(event: Event) => (this.custom = (event.target as HTMLInputElement).value)}
        />
        <button type="submit" class="throw">${msg('Roll')}</button>
      </form>
      ${this.isUnreadable ? html`<p class="small" role="alert">${msg('Write dice as 2d6 or d20: up to 12 dice of 2 to 100 sides.')}</p>` : nothing}
      ${this.canEnter ? html`<details><summary>${msg('Real dice, entered by hand')}</summary><vx-dice-by-hand @enter-dice=${(event: CustomEvent<object>) => this.#enter(event)}></vx-dice-by-hand></details>` : nothing}`;
  }

  #enter(event: CustomEvent<object>) {
    event.stopPropagation();
    this.tell('enter-dice', { ...event.detail, why: this.#reason });
    this.why = '';
  }

  #renderWishes() {
    return html`<div class="chips" role="group" aria-label=${msg('Roll for')}>
      ${this.wishes.map((wish) => {
        const isOn = this.wish?.why === wish.why;
        return html`<button type="button" class="chip" aria-pressed=${String(isOn)} @click=${() => (this.wish = isOn ? undefined : wish)}>${wish.label}</button>`;
      })}
    </div>`;
  }

  #renderWished({ dice, label }: RollWish) {
    const handful = dice.length === 1 ? `d${dice[0]}` : `${dice.length}d${dice[0]}`;
    return html`<button type="button" class="throw strong" @click=${() => this.#roll(dice)}>${icon('die')}${msg(str`Roll ${handful}: ${label}`)}</button>`;
  }

  #renderOwnWhy() {
    return html`<label
      ><span class="small">${msg('What for?')}</span>
      <input
        maxlength=${WHY_LIMIT}
        placeholder=${msg('in your own words')}
        .value=${this.why}
        @input=${(event: Event) => (this.why = (event.target as HTMLInputElement).value)}
    /></label>`;
  }

  #renderRoll(roll: RollView) {
    const total = roll.values.reduce((sum, value) => sum + value, 0);
    const isFresh = this.#fresh.has(roll.id);
    return html`<div class="roll ${roll.side ?? ''}">
      <div class="small quiet row"><span class="side ${roll.side ?? ''}"></span><span class="grow">${roll.who}${roll.why ? html`: ${roll.why}` : nothing}</span>${renderMark(roll.mark)}</div>
      <div class="values numbers">
        ${roll.values.map((value, index) => dieFace(value, roll.dice[index] ?? 0, isFresh, index))}
        ${roll.against ? this.#renderAgainst(roll, roll.against) : roll.values.length > 1 ? html`<span class="quiet">= ${total}</span>` : nothing}
        ${roll.result ? html`<strong>${roll.result}</strong>` : nothing}
        ${roll.isToConfirm ? html`<button type="button" class="plain small" @click=${() => this.tell('acknowledge-dice', { seq: roll.seq })}>${icon('check')}${msg('I saw these dice')}</button>` : nothing}
      </div>
    </div>`;
  }

  #renderAgainst({ id, values, dice }: RollView, against: readonly number[]) {
    const isFresh = this.#fresh.has(id);
    return html`<span class="quiet">${msg('against')}</span>
      ${against.map((value, index) => dieFace(value, dice[values.length + index] ?? 0, isFresh, values.length + index))}`;
  }
}

const renderMark = (mark: RollMark) => {
  switch (mark) {
    case 'verified':
      return html`<span class="mark verified" title=${msg('This browser has recalculated these dice: they are what they must be.')}>${icon('check')}<span class="for-readers">${msg('verified')}</span></span>`;
    case 'unchosen':
      return html`<span class="mark verified" title=${msg('This browser has recalculated these dice, and an opponent’s device had a part in them: nobody could have chosen them.')}>${icon('check')}${icon('users')}<span class="for-readers">${msg('verified, with an opponent’s device')}</span></span>`;
    case 'shared':
      return html`<span class="mark verified" title=${msg('This browser has recalculated these dice, and another player’s device had a part in them, perhaps a partner’s: nobody could have chosen them alone.')}>${icon('check')}${icon('users')}<span class="for-readers">${msg('verified, with another player’s device')}</span></span>`;
    case 'fault':
      return html`<span class="mark fault">${icon('warning')}${msg('wrong dice')}</span>`;
    case 'by-hand':
      return html`<span class="mark" title=${msg('Entered by hand; the other side has not confirmed it yet.')}>${icon('user')}${msg('by hand')}</span>`;
    case 'confirmed':
      return html`<span class="mark confirmed" title=${msg('Entered by hand, and confirmed by the other side.')}>${icon('users')}${msg('by hand, confirmed')}</span>`;
    case 'waiting':
      return nothing;
    default:
      return mark satisfies never;
  }
};

customElements.define('vx-dice-tray', DiceTray);
