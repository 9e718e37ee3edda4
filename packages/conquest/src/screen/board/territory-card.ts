import { msg, str } from '@vexillum/ui/words';
import { boardOf, mayAttack, rulesOf, type Snapshot, territoryOf } from '../../rules/index.ts';
import type { ScreenPoint } from '@vexillum/geometry';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { hoverCardStyles } from '@vexillum/frame/table/hover-card-styles';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { ownerName } from '../names.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { oddsOf, oddsText } from '../play/odds.ts';
import { armiesText } from '../count-texts.ts';
import { cardPlace } from './card-place.ts';
import { landFacts } from './territory-line.ts';
import { touchWords } from './touch-words.ts';

/** A pointer that only passes by opens nothing. */
const WAIT_MS = 350;
/** What a territory under the pointer is: shown beside it after a moment, gone with it. Nothing in it can be pressed. */
export class TerritoryCard extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    territory: { attribute: false },
    at: { attribute: false },
    clear: { attribute: false },
    room: { attribute: false },
    isAsked: { attribute: false },
    isShown: { state: true },
  };
  declare sitting: ConquestSitting;
  /** The territory under the pointer; none where there is none. */
  declare territory: string | undefined;
  /** Where it is on the screen, in CSS pixels of the board. */
  declare at: ScreenPoint | undefined;
  /** What the card should not hide: where an arrow starts, and where it may lead. */
  declare clear: readonly ScreenPoint[];
  /** How large the board is. */
  declare room: { readonly width: number; readonly height: number };
  /** Asked for by a finger that rests: no waiting then. */
  declare isAsked: boolean;
  declare isShown: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = [
    baseStyles,
    hoverCardStyles,
    ownerBadgeStyles,
    css`
      :host {
        max-width: min(18rem, 70%);
      }
      div.card {
        gap: 0.25em;
      }
      .next {
        padding-top: 0.25em;
        border-top: 1px solid var(--vx-line-faint);
      }
    `,
  ];

  constructor() {
    super();
    this.isShown = false;
    this.isAsked = false;
    this.room = { width: 0, height: 0 };
    this.clear = [];
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('territory') && !changed.has('isAsked')) return;
    clearTimeout(this.#timer);
    if (this.territory === undefined) this.isShown = false;
    else if (this.isAsked) this.isShown = true;
    // From one territory to the next there is no waiting: the reader is reading.
    else if (!this.isShown) this.#timer = setTimeout(() => (this.isShown = true), WAIT_MS);
  }

  protected override updated() {
    if (!this.at || !this.isShown) return;
    const { left, top } = cardPlace(
      this.at,
      { width: this.offsetWidth, height: this.offsetHeight },
      this.room,
      this.clear,
    );
    this.style.left = `${left}px`;
    this.style.top = `${top}px`;
  }

  override render() {
    const { territory: id, sitting } = this;
    if (!this.isShown || id === undefined) return nothing;
    const { snapshot } = sitting;
    const { owner } = territoryOf(snapshot, id);
    const territory = boardOf(snapshot).territory(id);
    const region = boardOf(snapshot).regions.find((each) => each.id === territory?.region);
    if (!territory || !region) return nothing;
    // The list of territories tells the same to those who cannot hover.
    return html`<div class="card" aria-hidden="true">
      <strong>${territory.name}</strong>
      <span class="row">${owner === null ? nothing : ownerBadge(owner)}
        <span>${holderLine(snapshot, id)}</span></span>
      <span class="quiet">${msg(str`${region.name}, worth +${region.bonus}`)}</span>
      ${this.#renderNext(id)}
    </div>`;
  }

  #renderNext(id: string) {
    const { snapshot, aim } = this.sitting;
    const meaning = this.sitting.meaningOf(id);
    const words = touchWords(snapshot, aim, id, meaning, false);
    if (words === undefined) return nothing;
    const isAttack = meaning.kind === 'act' && meaning.name === mayAttack.action && aim.from !== undefined;
    const odds = isAttack && rulesOf(snapshot).areOddsShown ? oddsOf(snapshot, aim.from ?? '', id) : undefined;
    return html`<span class="next">${words}</span>${odds ? html`<span>${oddsText(odds)}</span>` : nothing}`;
  }
}
/** Who holds it, and with how much, as far as the reader knows. */
const holderLine = (snapshot: Snapshot, id: string): string => {
  const { owner, armies, seen } = territoryOf(snapshot, id);
  if (seen === 0) return msg('In the fog: never seen');
  if (owner === null) return msg('Nobody holds it yet');
  const said = [ownerName(snapshot, owner), armiesText(armies), ...landFacts(snapshot, id)].join(' · ');
  return seen === undefined ? said : msg(str`In the fog. Last seen in turn ${seen}: ${said}`);
};

customElements.define('vx-territory-card', TerritoryCard);
