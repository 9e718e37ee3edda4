import '@awesome.me/webawesome/dist/components/tab/tab.js';
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/tab-panel/tab-panel.js';
import { msg } from '@lit/localize';
import type { Point } from '@vexillum/geometry';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { html } from 'lit';
import type { Desk } from '../desk.ts';
import { tabsStyles } from '../../../table/panels/tabs-styles.ts';
import './terrain-panel.ts';
import './tray-panel.ts';

/** Beside the board: what is still to be put on it. */
export class PiecesPanel extends VxElement {
  static override properties = { desk: { attribute: false }, middle: { attribute: false } };
  declare desk: Desk;
  declare middle: () => Point;

  static override styles = [baseStyles, tabsStyles];

  override render() {
    const { desk } = this;
    if (desk.isSpectator) return html`<div class="scroll"><vx-tray-panel .desk=${desk}></vx-tray-panel></div>`;
    return html`<wa-tab-group without-scroll-controls>
      <wa-tab panel="troops">${icon('tray')}${msg('Troops')}</wa-tab>
      <wa-tab panel="terrain">${icon('mountain')}${msg('Terrain')}</wa-tab>
      <wa-tab-panel name="troops"><vx-tray-panel .desk=${desk}></vx-tray-panel></wa-tab-panel>
      <wa-tab-panel name="terrain"><vx-terrain-panel .desk=${desk} .middle=${this.middle}></vx-terrain-panel></wa-tab-panel>
    </wa-tab-group>`;
  }
}
customElements.define('vx-pieces', PiecesPanel);
