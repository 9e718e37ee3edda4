import '@awesome.me/webawesome/dist/components/tab/tab.js';
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/tab-panel/tab-panel.js';
import { msg } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import { baseStyles, icon, VxElement, given } from '@vexillum/ui';
import { html } from 'lit';
import { tabsStyles } from '@vexillum/frame/table/panels/tabs-styles';
import './terrain-panel.ts';
import './tray-panel.ts';
import type { Battle } from '../battle.ts';

/** Beside the board: what is still to be put on it. */
export class PiecesPanel extends VxElement {
  static override properties = { battle: given, middle: { attribute: false } };
  declare battle: Battle;
  declare middle: () => Point;

  static override styles = [baseStyles, tabsStyles];

  override render() {
    if (this.battle.isSpectator) return html`<div class="scroll"><vx-tray-panel></vx-tray-panel></div>`;
    return html`<wa-tab-group without-scroll-controls>
      <wa-tab panel="troops">${icon('tray')}${msg('Troops')}</wa-tab>
      <wa-tab panel="terrain">${icon('mountain')}${msg('Terrain')}</wa-tab>
      <wa-tab-panel name="troops"><vx-tray-panel></vx-tray-panel></wa-tab-panel>
      <wa-tab-panel name="terrain"><vx-terrain-panel .middle=${this.middle}></vx-terrain-panel></wa-tab-panel>
    </wa-tab-group>`;
  }
}
customElements.define('vx-pieces', PiecesPanel);
