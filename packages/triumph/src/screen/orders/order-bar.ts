import { notLoadedText } from '@vexillum/frame/about/not-loaded-text';
import { msg } from '@vexillum/ui/words';
import type { Completion } from '../../hand/index.ts';
import { baseStyles, buttonStyles, fieldStyles, icon, VxElement, given } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { orderBarStyles } from './order-bar-styles.ts';
import { OrderHistory } from './order-history.ts';
import type { OrderHelpDialog } from './order-help-dialog.ts';
import type * as orderReader from './order-reader.ts';
import type { OrderAnswer } from './order-answer.ts';
import type { Hand } from '../hand/hand.ts';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';
import type { LiveTable } from '../live-table.ts';
import type { BattleActions } from '../battle-actions.ts';
import type { Pings } from '../hand/pings.ts';

const NONE = -1;

/** The line for typed orders. Tells `leave` when Escape is pressed in an empty line. */
export class OrderBar extends VxElement {
  static override properties = {
    hand: given,
    pings: given,
    actions: given,
    battle: given,
    live: given,
    overlays: given,
    line: { state: true },
    offers: { state: true },
    chosen: { state: true },
    answer: { state: true },
    reader: { state: true },
  };
  declare hand: Hand;
  declare pings: Pings;
  declare actions: BattleActions;
  declare battle: Battle;
  declare live: LiveTable;
  declare overlays: Overlays;
  declare line: string;
  /** What could come next; none while the list is closed. */
  declare offers: readonly Completion[];
  declare chosen: number;
  declare answer: OrderAnswer | undefined;
  /** Until it is there, a line can be written but is not completed. */
  declare reader: typeof orderReader | undefined;
  readonly #history = new OrderHistory();
  #given: Promise<void> = Promise.resolve();
  readonly #field = createRef<HTMLInputElement>();
  readonly #help = createRef<OrderHelpDialog>();

  static override styles = [baseStyles, buttonStyles, fieldStyles, orderBarStyles];

  constructor() {
    super();
    this.line = '';
    this.offers = [];
    this.chosen = NONE;
  }

  /** What reads orders comes with the first focus: whoever never types never waits for it. */
  async #readyReader(): Promise<typeof orderReader> {
    this.reader ??= await import('./order-reader.ts');
    return this.reader;
  }

  async #offer() {
    try {
      await this.#readyReader();
      if (this.line !== '') this.#write(this.line);
    } catch (error) {
      await this.#sayNotLoaded(error);
    }
  }

  async #sayNotLoaded(error: unknown) {
    console.error(error);
    this.answer = { kind: 'problem', said: await notLoadedText() };
  }

  #completions(line: string): readonly Completion[] {
    return this.reader?.completeOrder(line, this.hand.orderWords()) ?? [];
  }

  /** Puts the cursor into the line; with these words already in it, where some are given. */
  async begin(text?: string): Promise<void> {
    if (text !== undefined) this.#write(text);
    await this.updateComplete;
    this.#field.value?.focus();
    this.#field.value?.setSelectionRange(this.line.length, this.line.length);
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('chosen'))
      this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  #write(line: string) {
    this.line = line;
    this.chosen = NONE;
    this.offers = this.#completions(line);
  }

  #close() {
    this.offers = [];
    this.chosen = NONE;
  }

  #take(offer: Completion) {
    this.#write(offer.line.endsWith(' ') ? offer.line : `${offer.line} `);
    this.#field.value?.focus();
  }

  // --- keys ---

  #press(event: KeyboardEvent) {
    // Words that are still being composed belong to the input method.
    if (event.isComposing) return;
    if (this.#obeys(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Whether the key meant something here. */
  #obeys({ key, shiftKey }: KeyboardEvent): boolean {
    switch (key) {
      case 'ArrowDown':
        return this.#history.isBrowsed ? this.#call(this.#history.newer()) : this.#choose(1);
      case 'ArrowUp':
        return this.chosen === NONE ? this.#call(this.#history.older(this.line)) : this.#choose(-1);
      case 'Tab':
        return !shiftKey && this.#takeByTab();
      case 'Enter':
        return this.#enter();
      case 'Escape':
        return this.#escape();
      default:
        return false;
    }
  }

  #call(line: string): true {
    this.line = line;
    this.#close();
    return true;
  }

  #choose(step: 1 | -1): true {
    if (this.offers.length === 0) this.offers = this.#completions(this.line);
    this.chosen = Math.min(this.offers.length - 1, Math.max(NONE, this.chosen + step));
    return true;
  }

  /** Only while words are in the line and the list is open: an empty line, and one after Escape, is left by Tab as any other field. */
  #takeByTab(): boolean {
    const offer = this.offers[Math.max(0, this.chosen)];
    if (!offer || this.line.trim() === '') return false;
    this.#take(offer);
    return true;
  }

  #enter(): true {
    const offer = this.offers[this.chosen];
    if (offer) this.#take(offer);
    else this.#give();
    return true;
  }

  /** First the list, then the words, then the line itself is left. */
  #escape(): true {
    if (this.offers.length > 0) this.#close();
    else if (this.line !== '') this.#call('');
    else this.tell('leave');
    return true;
  }

  // --- giving the order ---

  /** Orders that are given faster than they are done wait for each other. */
  #give() {
    const line = this.line.trim();
    if (line === '') return;
    this.#close();
    this.#history.add(line);
    // At once, so that the next words can be typed meanwhile.
    this.line = '';
    this.#given = this.#given.then(() => this.#obey(line)).catch((error: unknown) => this.#sayNotLoaded(error));
  }

  async #obey(line: string) {
    const { parseOrder } = await this.#readyReader();
    if (parseOrder(line, this.hand.orderWords()).kind === 'help') return this.#openHelp();
    const { runOrder } = await import('./run-order.ts');
    this.answer = await runOrder(this, line);
    // What was not understood comes back, to be mended.
    if (this.answer.kind === 'problem' && this.line === '') this.line = line;
  }

  async #openHelp() {
    await import('./order-help-dialog.ts');
    this.#help.value?.open();
  }

  // --- what is seen ---

  override render() {
    return html`<form aria-label=${msg('Typed orders')} @submit=${(event: Event) => event.preventDefault()}>
        <div class="line">
          ${icon('keyboard')}${this.#renderField()}
          <p class="answer ${this.answer?.kind ?? 'nothing'}" role="status" aria-live="polite" title=${this.answer?.said ?? nothing}>${this.#renderAnswer()}</p>
          <button type="button" class="plain" ?disabled=${this.line.trim() === ''} @click=${() => this.#give()}>${icon('check')}<span class="wide">${msg('Do it')}</span></button>
          <button type="button" class="plain" aria-label=${msg('All orders')} title=${msg('All orders')} @click=${() => void this.#openHelp()}>${icon('help')}</button>
        </div>
        ${this.#renderOffers()}
      </form>
      <vx-order-help-dialog ${ref(this.#help)} @take-order=${(event: CustomEvent<string>) => void this.begin(event.detail)}></vx-order-help-dialog>`;
  }

  #renderField() {
    return html`<input
      ${ref(this.#field)}
      type="text"
      role="combobox"
      aria-label=${msg('Order')}
      aria-autocomplete="list"
      aria-expanded=${String(this.offers.length > 0)}
      aria-controls="offers"
      aria-activedescendant=${this.chosen === NONE ? nothing : `offer-${this.chosen}`}
      autocomplete="off"
      autocapitalize="off"
      autocorrect="off"
      spellcheck="false"
      enterkeyhint="go"
      maxlength=${this.reader?.ORDER_LIMIT ?? nothing}
      placeholder=${msg('e.g. red 2 wheel left 30')}
      .value=${this.line}
      @input=${(event: Event) => {
        this.#history.leave();
        this.#write((event.currentTarget as HTMLInputElement).value);
      }}
      @focus=${() => void this.#offer()}
      @blur=${() => this.#close()}
      @keydown=${(event: KeyboardEvent) => this.#press(event)}
    />`;
  }

  #renderOffers() {
    return html`<ul id="offers" role="listbox" aria-label=${msg('What could come next')} ?hidden=${this.offers.length === 0}>
      ${this.offers.map(
        (offer, index) => html`<li
          id="offer-${index}"
          role="option"
          aria-selected=${String(index === this.chosen)}
          @pointerdown=${(event: Event) => event.preventDefault()}
          @click=${() => this.#take(offer)}
        ><b>${offer.word}</b> <span class="quiet">${this.reader?.hintText(offer.hint)}</span></li>`,
      )}
    </ul>`;
  }

  #renderAnswer() {
    if (!this.answer) return nothing;
    const { kind, said } = this.answer;
    return kind === 'problem'
      ? html`${icon('warning')}<span>${said}</span>`
      : html`${icon('check')}<span>${said}</span>`;
  }
}
customElements.define('vx-order-bar', OrderBar);
