import { msg } from '@vexillum/ui/words';
import { given, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import type { Battle } from '../battle.ts';

/** In the menu of those who may: captains and the umpire go back further than undo does. It comes after the board. */
export class GoBack extends VxElement {
  static override properties = { battle: given };
  declare battle: Battle;

  override render() {
    const { kind } = this.battle.seat;
    if (kind !== 'captain' && kind !== 'umpire') return nothing;
    return html`<vx-tool-button named icon="hourglass" label=${msg('Go back …')} @click=${() => this.tell('open-positions')}></vx-tool-button>`;
  }
}
customElements.define('vx-go-back', GoBack);
