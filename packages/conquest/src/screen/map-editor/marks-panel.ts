import { msg, wordsText } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { closeGap, type Drawing, type DrawingMark, placeCountInside } from '../../rules/maps/editing/editing.ts';
import type { Checks } from './checks-at-rest.ts';
import type { DrawingHand } from './drawing-hand.ts';
import { editorPanelStyles } from './editor-panel-styles.ts';

/** What is wrong with the drawing, each line a way to the place. Tells `show-mark`. */
export class MarksPanel extends VxElement {
  static override properties = {
    hand: { attribute: false },
    drawing: { attribute: false },
    checks: { attribute: false },
  };
  declare hand: DrawingHand;
  declare drawing: Drawing;
  declare checks: Checks;

  static override styles = [baseStyles, buttonStyles, editorPanelStyles];

  override render() {
    const { marks } = this.checks;
    return html`<p class="row" role="status">${this.#renderVerdict()}</p>
      ${marks.length === 0 ? nothing : html`<ul>${marks.map((mark) => this.#renderMark(mark))}</ul>`}`;
  }

  #renderVerdict() {
    const { marks, isLooking } = this.checks;
    if (isLooking) return html`${icon('search')}${msg('The map is being looked through …')}`;
    const isPlayable = marks.every(({ stops }) => !stops);
    return html`${icon(isPlayable ? 'check' : 'warning')}${isPlayable ? msg('This map can be played on.') : msg('Not playable yet:')}`;
  }

  #renderMark(mark: DrawingMark) {
    return html`<li class=${mark.stops ? 'stops' : 'looks'}>
      <button type="button" class="mark" ?disabled=${mark.at === undefined} title=${mark.stops ? msg('Nobody can play before this is mended') : msg('Worth a look')} @click=${() => this.tell('show-mark', mark)}>${icon(mark.stops ? 'circle-xmark' : 'warning')}<span>${wordsText(mark.says)}</span></button>
      ${this.#renderMending(mark)}</li>`;
  }

  #renderMending({ code, lands: [one, other] }: DrawingMark) {
    if (code === 'gap' && one !== undefined && other !== undefined)
      return html`<button type="button" class="plain" ?disabled=${this.checks.isLooking} @click=${() => this.hand.edit(closeGap(this.drawing, [one, other]))}>${msg('Close the gap')}</button>`;
    if (code === 'count-outside' && one !== undefined)
      return html`<button type="button" class="plain" ?disabled=${this.checks.isLooking} @click=${() => this.hand.edit(placeCountInside(this.drawing, one))}>${msg('To the middle')}</button>`;
    return nothing;
  }
}
customElements.define('vx-marks-panel', MarksPanel);
