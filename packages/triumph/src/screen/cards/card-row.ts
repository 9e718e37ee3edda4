import { msg, str, translated } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { cardCodes, fullProfileAt, type FullProfile, type Snapshot } from '../../rules/index.ts';
import { baseStyles, buttonStyles, floatStyles, given, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import { cardAbout } from '../armies/card-words.ts';
import { cardRowStyles } from './card-row-styles.ts';
import { cardAdds, cardCitation, cardTells } from './card-tells.ts';
import { cardsOfSide, type LaidCard } from './cards-of-side.ts';

/** More stands than these are only counted. */
const MOST_NAMES = 12;

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** The cards of one side at its edge of the board: face up or turned over, each with what it does, and a click away from being played. */
export class CardRow extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    hand: given,
    side: {},
    isAtTop: { type: Boolean },
    isAsked: { attribute: false },
    open: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare hand: Hand;
  declare side: SideId;
  /** The row lies above the board, so that what it tells opens downward. */
  declare isAtTop: boolean;
  /** Somebody asked for the cards: that there are none is told too. */
  declare isAsked: boolean;
  /** The card that is being read. */
  declare open: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #selection = new StoreController<ReadonlySet<string>>(this);

  static override styles = [baseStyles, buttonStyles, floatStyles, sideStyles, cardRowStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
    if (changed.has('hand')) this.#selection.watch(this.hand.shows.$selection);
  }

  override render() {
    const { snapshot } = this.battle;
    if (!snapshot.public.army.has(this.side)) return nothing;
    const profile = fullProfileAt(snapshot);
    const cards = cardsOfSide(snapshot, profile, this.side);
    // An army without cards leaves the room to the board, and says so to whoever asked for cards.
    if (cards.length === 0 && !this.isAsked) return nothing;
    const title = msg(str`Cards of ${sideTitle(this.side)}`);
    const open = cards.find(({ code }) => code === this.open);
    return html`<section class="float ${this.isAtTop ? 'top' : ''}" aria-label=${title} @keydown=${(event: KeyboardEvent) => this.#press(event)}>
      <span class="side ${this.side}" title=${title}></span>
      ${
        cards.length === 0
          ? html`<p class="quiet small">${msg('An army without battle cards')}</p>`
          : html`<ul>${cards.map((card) => html`<li>${this.#renderCard(card)}</li>`)}</ul>`
      }
      ${open ? this.#renderTold(profile, open) : nothing}
    </section>`;
  }

  #press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || this.open === undefined) return;
    event.stopPropagation();
    const { open } = this;
    this.open = undefined;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`button[data-card="${open}"]`)?.focus(),
    );
  }

  #renderCard({ code, number, name, toPlay, working, isDue, carriers }: LaidCard) {
    const isSpent = toPlay?.left === 0;
    const offer = this.#offer({ code, isDue });
    const count = toPlay
      ? html`<span class="count">${isSpent ? msg('spent') : msg(str`${toPlay.left} of ${toPlay.held}`)}</span>`
      : carriers.length > 0
        ? html`<span class="count quiet">${carriers.length}</span>`
        : nothing;
    return html`<button
        type="button"
        class="card ${isSpent ? 'spent' : ''} ${working.length > 0 ? 'working' : ''} ${isDue ? 'due' : ''}"
        data-card=${code}
        aria-expanded=${this.open === code ? 'true' : 'false'}
        aria-label=${`${translated(name)}${toPlay ? `, ${isSpent ? msg('spent') : msg(str`${toPlay.left} of ${toPlay.held}`)}` : ''}`}
        title=${cardAbout(code)}
        @click=${() => (this.open = this.open === code ? undefined : code)}
      ><span class="number" aria-hidden="true">${number}</span><span class="name">${translated(name)}</span>${count}</button>${offer ? this.#renderPlay(code, offer) : nothing}`;
  }

  /** The stands on which it would be played now by one click; `undefined` where it is not this reader's to play, or none fit. */
  #offer({ code, isDue }: Pick<LaidCard, 'code' | 'isDue'>): readonly string[] | undefined {
    if (!isDue || this.battle.side !== this.side || !this.battle.isPlayer) return undefined;
    const { stand } = this.battle.snapshot.public;
    const isEnemy = code === cardCodes.scythedChariots;
    const fits = [...(this.#selection.value ?? [])].filter((id) => {
      const each = stand.get(id);
      if (each?.place !== 'board' || (each.side !== this.side) !== isEnemy) return false;
      return isEnemy || (this.battle.mayHandle(id) && (each.cards === undefined || each.cards.includes(code)));
    });
    return fits.length > 0 ? fits : undefined;
  }

  #renderPlay(code: string, on: readonly string[]) {
    const names = this.#names(on);
    return html`<button type="button" class="plain strong small" @click=${() => this.#play(code, on)}>${msg(str`Play on ${names}`)}</button>`;
  }

  #play(code: string, on: readonly string[]) {
    void this.actions.act('play-card', { card: code, on: [...on] });
  }

  #names(ids: readonly string[]): string {
    const names = this.battle.names();
    const told = ids.map((id) => names.get(id)?.short ?? id).toSorted(byNumber);
    return told.length > MOST_NAMES
      ? msg(str`${told.slice(0, MOST_NAMES).join(', ')} and ${told.length - MOST_NAMES} more`)
      : told.join(', ');
  }

  #renderTold(profile: FullProfile, { code, name, carriers, toPlay, working, isDue }: LaidCard) {
    const adds = cardAdds(profile, code);
    const isOwn = this.battle.side === this.side && this.battle.isPlayer;
    return html`<div class="told" role="region" aria-label=${translated(name)}>
      <div class="row"><h3>${translated(name)}</h3>
        <button type="button" class="plain small" aria-label=${msg('Close')} @click=${() => (this.open = undefined)}>×</button></div>
      <p><strong>${cardAbout(code)}</strong> ${cardTells(profile, code)}</p>
      ${adds.length > 0 ? html`<p class="small">${msg(str`In combats: ${adds.join('; ')}`)}</p>` : nothing}
      ${carriers.length > 0 ? html`<p class="small">${msg(str`Carried by ${this.#names(carriers)}`)}</p>` : nothing}
      ${working.map(
        ([
          id,
          on,
        ]) => html`<p class="small working row">${on.length > 0 ? msg(str`In effect on ${this.#names(on)}`) : msg('In effect')}
          ${isOwn ? html`<button type="button" class="plain small" @click=${() => void this.actions.act('play-card', { card: code, over: id })}>${msg('Its effect is over')}</button>` : nothing}</p>`,
      )}
      ${toPlay && isOwn ? html`<p class="small quiet">${this.#howToPlay(code, toPlay.left, isDue)}</p>` : nothing}
      <p class="small quiet">${cardCitation(profile, code)}</p>
    </div>`;
  }

  #howToPlay(code: string, left: number, isDue: boolean): string {
    if (left === 0) return msg('Spent: it lies face down.');
    if (!isDue) return msg('A button appears here when it may be played.');
    return code === cardCodes.scythedChariots
      ? msg('Select the enemy stands that it shall mark, then play it.')
      : msg('Select the stands that it is for, then play it.');
  }
}
customElements.define('vx-card-row', CardRow);
