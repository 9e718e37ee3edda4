import { msg, str } from '@vexillum/ui/words';
import { type PriceTag, type MoveDraft, priceTag, type ProposalKind } from '../../hand/index.ts';
import { baseStyles, buttonStyles, fieldStyles, floatStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { type MovePoints, pointsOfMove } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { legText, toldLeg } from '../leg-words.ts';
import { numberText } from '../mu-text.ts';
import { combatAhead } from '../view/draft-views.ts';
import { handBarStyles } from './hand-bar-styles.ts';
import type { Hand } from './hand.ts';

/** A sign for each tone, so that the colour is never alone. */
const toneSigns: Readonly<Record<PriceTag['tone'], string>> = { good: '✓', near: '≈', over: '!' };

/** "3.00 / 4.00 MU" as the reader writes numbers. */
const priceLabel = ({ total, budget }: PriceTag): string =>
  budget === undefined ? `${numberText(total)} MU` : `${numberText(total)} / ${numberText(budget)} MU`;

const pointsLabel = (price: number): string =>
  msg('{0, plural, one {# command point} other {# command points}}', price);

/** The same in words, for those who hear it: "3.00 of 4.00 MU", and by how much it is too far. */
const priceSentence = ({ total, budget, tone, over = 0 }: PriceTag): string => {
  if (budget === undefined) return `${numberText(total)} MU`;
  const price = msg(str`${numberText(total)} of ${numberText(budget)} MU`);
  switch (tone) {
    case 'good':
      return price;
    case 'near':
      return msg(str`${price}, nearly all of it`);
    case 'over':
      return msg(str`${price}, ${numberText(over)} MU too far`);
  }
};

/** Why the last leg rests where it does. */
const stopText = (stop: NonNullable<PriceTag['stop']>): string => {
  switch (stop) {
    case 'whole':
      return msg('at a whole MU');
    case 'budget':
      return msg('at the end of its allowance');
    case 'contact':
      return msg('at first contact');
  }
};

interface Offer {
  readonly kind: ProposalKind;
  readonly label: string;
  readonly picture: string;
  readonly keys?: string;
}

const offers = (): readonly Offer[] => [
  { kind: 'conform', label: msg('Conform'), picture: 'conform', keys: 'C' },
  { kind: 'column', label: msg('Into column'), picture: 'column', keys: 'V' },
  { kind: 'line', label: msg('Into line'), picture: 'ranks' },
  { kind: 'push-back', label: msg('Push back'), picture: 'push-back' },
  { kind: 'about-face', label: msg('Turn about'), picture: 'about-face' },
];

/** What the selected stands could do, and what the move in the making costs. Tells `why` and `orders`. */
export class HandBar extends VxElement {
  static override properties = { hand: given, battle: given, problem: { state: true } };
  declare hand: Hand;
  declare battle: Battle;
  declare problem: string | undefined;
  readonly #draft = new StoreController<MoveDraft | undefined>(this);
  readonly #selection = new StoreController<ReadonlySet<string>>(this);
  readonly #snapping = new StoreController<boolean>(this);
  readonly #adding = new StoreController<boolean>(this);

  static override styles = [baseStyles, buttonStyles, fieldStyles, floatStyles, handBarStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('hand')) return;
    this.#draft.watch(this.hand.shows.$draft);
    this.#selection.watch(this.hand.shows.$selection);
    this.#snapping.watch(this.hand.shows.$isSnapping);
    this.#adding.watch(this.hand.shows.$isAdding);
  }

  override render() {
    const draft = this.#draft.value;
    const hasStands = draft !== undefined || this.hand.selectedStands().length > 0;
    if (!hasStands) return nothing;
    return html`<section class="float" aria-label=${draft ? msg('Move in the making') : msg('Move')}>
      ${draft ? this.#renderDraft(draft) : nothing} ${this.#renderOffers()}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
    </section>`;
  }

  #renderOffers() {
    return html`<div class="tools" role="group" aria-label=${msg('What they could do')}>
      ${this.#renderPhoneAdd()} ${offers().map((offer) => this.#renderOffer(offer))}
      <vx-tool-button icon="turn-start" label=${msg('Back to where the turn began')} keys=${msg('Backspace')} placement="top" @click=${() => this.hand.tool.returnToTurnStart()}></vx-tool-button>
      ${this.#renderSnapping()} ${this.#renderPhoneOrders()} ${this.#renderExact()}
    </div>`;
  }

  #renderSnapping() {
    return html`<vx-tool-button icon="magnet" label=${msg('Snap into contact')} keys="S" placement="top" .pressed=${this.#snapping.value ?? true} @click=${() => this.hand.setSnapping(!this.hand.shows.$isSnapping.get())}></vx-tool-button>`;
  }

  /** A finger has no Shift. */
  #renderPhoneAdd() {
    return html`<vx-tool-button class="phone" icon="plus" label=${msg('Add to the selection')} placement="top" .pressed=${this.#adding.value ?? false} @click=${() => this.hand.setAdding(!this.hand.shows.$isAdding.get())}></vx-tool-button>`;
  }

  /** Nor has it a key for them. */
  #renderPhoneOrders() {
    return html`<vx-tool-button class="phone" icon="keyboard" label=${msg('Typed orders')} placement="top" @click=${() => this.tell('orders')}></vx-tool-button>`;
  }

  #renderOffer({ kind, label, picture, keys }: Offer) {
    return html`<vx-tool-button icon=${picture} label=${label} keys=${keys ?? nothing} placement="top" @click=${() => this.hand.tool.propose(kind)}><span class="words">${label}</span></vx-tool-button>`;
  }

  #renderDraft(draft: MoveDraft) {
    const tag = priceTag(draft);
    return html`<span class="price numbers ${tag.tone}" title=${priceSentence(tag)}><span aria-hidden="true">${toneSigns[tag.tone]} ${priceLabel(tag)}</span>${this.#renderSpoken(draft, tag)}</span>
      ${this.#points(draft).map(({ price, left, command }) => html`<span class="price numbers ${left < 0 ? 'over' : ''}" title=${msg(str`Command ${command} then has ${left} left`)}>${left < 0 ? '! ' : ''}${pointsLabel(price)}</span>`)}
      ${this.#renderLegs(draft, tag)}
      <span class="tools" role="group" aria-label=${msg('Put down or give up')}>
        <vx-tool-button icon="check" label=${msg('Put down')} keys=${msg('Enter')} placement="top" @click=${() => this.hand.tool.commit()}></vx-tool-button>
        <vx-tool-button icon="xmark" label=${msg('Give up')} keys="Esc" placement="top" @click=${() => this.hand.tool.cancel()}></vx-tool-button>
        <vx-tool-button icon="step-back" label=${msg('Take off the last part')} keys=${msg('Backspace')} placement="top" @click=${() => this.hand.tool.stepBack()}></vx-tool-button>
        <vx-tool-button icon="why" label=${msg(str`Why ${numberText(tag.total)} MU?`)} placement="top" @click=${() => this.tell('why')}></vx-tool-button>
      </span>`;
  }

  /** What the move would take from the commands, as the table will note it. */
  #points({ plan }: MoveDraft): MovePoints[] {
    return pointsOfMove(this.battle.snapshot, plan.poses);
  }

  /** The price, and the odds of a combat that the move would come to. While a hand steers it says nothing: both change with every pixel. */
  #renderSpoken(draft: MoveDraft, tag: PriceTag) {
    const combat = combatAhead(this.battle.snapshot, draft);
    const told = combat === undefined ? priceSentence(tag) : `${priceSentence(tag)}; ${combat}`;
    return html`<span class="for-readers" role="status">${draft.isHeld ? nothing : told}</span>`;
  }

  #renderLegs({ legs, typed, snap, choice }: MoveDraft, { details, stop }: PriceTag) {
    return html`<ol class="legs numbers" aria-label=${msg('Parts of the move')}>
      ${legs.map((leg, index) => html`<li>${legText(toldLeg(leg), 2)} <b>${numberText(details[index]?.price ?? 0)}</b></li>`)}
      ${typed === undefined ? nothing : html`<li aria-live="polite">${msg(str`typed: ${typed}`)}</li>`}
      ${stop && !snap ? html`<li class="quiet">${stopText(stop)}</li>` : nothing}
      ${snap ? html`<li class="quiet">${msg('snapped into contact')}</li>` : nothing}
      ${choice && choice.of > 1 ? html`<li class="quiet">${msg(str`proposal ${choice.number} of ${choice.of}: ask again for the next`)}</li>` : nothing}
    </ol>`;
  }

  #renderExact() {
    return html`<form @submit=${(event: SubmitEvent) => void this.#enter(event)}>
      <input
        name="exact"
        type="text"
        inputmode="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        maxlength="24"
        aria-label=${msg('Exactly: 2.5, or wl30d for a wheel to the left')}
        title=${msg('Exactly: 2.5, or wl30d for a wheel to the left')}
        placeholder=${msg('f2.5 · wl30d')}
        @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && this.#leave(event)}
      />
    </form>`;
  }

  #leave(event: KeyboardEvent) {
    (event.currentTarget as HTMLInputElement).value = '';
    this.problem = undefined;
  }

  async #enter(event: SubmitEvent) {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('exact') as HTMLInputElement;
    // An empty line means the move as it is.
    if (field.value.trim() === '') return this.hand.tool.commit();
    const { exactMove } = await import('./exact-move.ts');
    this.problem = exactMove(this, field.value);
    if (this.problem === undefined) field.value = '';
  }
}
customElements.define('vx-hand-bar', HandBar);
