import type { ScreenPoint } from '@vexillum/geometry';
import { fightsAsAt, reachReport, standReport, type StandReport } from '../../rules/index.ts';
import { baseStyles, given, sideStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { hoverCardStyles } from '@vexillum/frame/table/hover-card-styles';
import type { Battle } from '../battle.ts';
import {
  belongingText,
  detailTexts,
  enemyText,
  headingText,
  reachText,
  standTitle,
  zoneText,
} from '../order-of-battle/stand-words.ts';
import { troopFacts, troopFactsStyles } from '../panels/troop-facts.ts';
import { ledByText } from '../wing/led-by.ts';

/** A pointer that only passes by opens nothing. */
const WAIT_MS = 450;
const GAP = 14;

/** What a stand under the pointer is: shown beside it after a moment, gone with it. Nothing in it can be pressed. */
export class HoverCard extends VxElement {
  static override properties = {
    battle: given,
    stand: { attribute: false },
    at: { attribute: false },
    room: { attribute: false },
    isShown: { state: true },
  };
  declare battle: Battle;
  /** The stand under the pointer; none where there is none, or while a hand is busy. */
  declare stand: string | undefined;
  /** Where the stand is on the screen, in CSS pixels of whatever the card is positioned in. */
  declare at: ScreenPoint | undefined;
  /** How large that is. */
  declare room: { readonly width: number; readonly height: number };
  declare isShown: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = [
    baseStyles,
    hoverCardStyles,
    sideStyles,
    troopFactsStyles,
    css`
      :host {
        max-width: min(20rem, 60%);
      }
      /* A finger has no hovering: the selection card tells the same. */
      @media (hover: none) {
        :host {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.isShown = false;
    this.room = { width: 0, height: 0 };
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('stand')) return;
    clearTimeout(this.#timer);
    if (this.stand === undefined) this.isShown = false;
    // From one stand to the next there is no waiting: the reader is reading.
    else if (!this.isShown) this.#timer = setTimeout(() => (this.isShown = true), WAIT_MS);
  }

  /** Beside the stand, on the side where there is room. */
  protected override updated() {
    const { at, room, style } = this;
    if (!at) return;
    const isRight = at.left < room.width / 2;
    const isBelow = at.top < room.height / 2;
    style.left = isRight ? `${at.left + GAP}px` : '';
    style.right = isRight ? '' : `${room.width - at.left + GAP}px`;
    style.top = isBelow ? `${at.top + GAP}px` : '';
    style.bottom = isBelow ? '' : `${room.height - at.top + GAP}px`;
  }

  override render() {
    if (!this.isShown || this.stand === undefined) return nothing;
    const { snapshot, profile } = this.battle;
    const report = standReport(this.battle.world(), snapshot, profile, this.stand);
    return report ? this.#renderStand(report) : nothing;
  }

  #renderStand(report: StandReport) {
    const { snapshot, profile } = this.battle;
    const { board, side, id } = report;
    const so = fightsAsAt(snapshot, profile, id);
    const leader = ledByText(this.battle, id);
    const reach = reachReport(this.battle.world(), snapshot, profile, id);
    // The order of battle tells the same to those who cannot hover.
    return html`<div class="card" aria-hidden="true">
      <span class="row"><span class="side ${side}"></span><strong>${standTitle(report, profile)}</strong></span>
      <span>${belongingText(report)}</span>
      ${leader === undefined ? nothing : html`<span>${leader}</span>`}
      ${so ? html`<dl>${troopFacts(so)}</dl>` : nothing}
      ${board ? html`<span class="quiet">${[zoneText(board, profile), headingText(board), enemyText(board)].join('; ')}</span>` : nothing}
      ${board ? detailTexts(board, profile).map((text) => html`<span>${text}</span>`) : nothing}
      ${reach ? html`<span class="quiet">${reachText(reach)}</span>` : nothing}
    </div>`;
  }
}
customElements.define('vx-hover-card', HoverCard);
