import '@awesome.me/webawesome/dist/components/dropdown/dropdown.js';
import '@awesome.me/webawesome/dist/components/dropdown-item/dropdown-item.js';
import { msg, str } from '@vexillum/ui/words';
import type { Point, ScreenPoint } from '@vexillum/geometry';
import { baseStyles, given, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { standNameText } from '../stand-name-text.ts';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import type { Overlays } from './overlays.ts';

/** The place on the board that a reader has pressed with the other button, or with the menu key. */
export interface AskedPlace {
  readonly at: Point;
  /** In CSS pixels of whatever the menu is positioned in. */
  readonly screen: ScreenPoint;
  /** The stand that lies there. */
  readonly stand: string | undefined;
}

type Choice = 'select' | 'reach' | 'measure' | 'ping' | 'note';

/** What can be done at a place of the board. Tells `measure-from` with the place, and `left` when it is done or put away. */
export class BoardMenu extends VxElement {
  static override properties = { battle: given, hand: given, overlays: given, asked: { attribute: false } };
  declare battle: Battle;
  declare hand: Hand;
  declare overlays: Overlays;
  declare asked: AskedPlace;

  static override styles = [
    baseStyles,
    css`
      :host {
        position: absolute;
        width: 0;
        height: 0;
      }
      h3 {
        padding: 0.4em 1em 0.2em;
        color: var(--wa-color-text-quiet);
        font: 600 var(--vx-text-small) var(--wa-font-family-body);
        white-space: nowrap;
      }
    `,
  ];

  protected override updated() {
    const { left, top } = this.asked.screen;
    this.style.left = `${left}px`;
    this.style.top = `${top}px`;
  }

  override render() {
    const { stand } = this.asked;
    const name = stand === undefined ? undefined : this.battle.names().get(stand);
    const item = (choice: Choice, picture: string, text: string) =>
      html`<wa-dropdown-item value=${choice}><span slot="icon">${icon(picture)}</span>${text}</wa-dropdown-item>`;
    const title = name && standNameText(this.battle.profile, name);
    return html`<wa-dropdown open placement="bottom-start" aria-label=${msg('At this place')}
      @wa-select=${(event: CustomEvent<{ item: { value: Choice } }>) => this.#choose(event.detail.item.value)}
      @wa-after-hide=${() => this.tell('left')}
    >
      <span slot="trigger"></span>
      ${title === undefined ? nothing : html`<h3>${title}</h3>${item('select', 'pointer', msg(str`Select ${title}`))}${item('reach', 'reach', msg('What could reach what'))}`}
      ${item('measure', 'ruler', msg('Measure from here'))}
      ${this.battle.isSpectator ? nothing : html`${item('ping', 'look-here', msg('Show everybody this place'))}${item('note', 'note', msg('Pin a note here'))}`}
    </wa-dropdown>`;
  }

  #choose(choice: Choice) {
    const { at, stand } = this.asked;
    switch (choice) {
      case 'select':
        return this.hand.select(stand === undefined ? [] : [stand]);
      case 'reach':
        this.hand.select(stand === undefined ? [] : [stand]);
        return this.overlays.$names.get().has('threat') ? undefined : this.overlays.toggle('threat');
      case 'measure':
        return this.tell('measure-from', this.asked);
      case 'ping':
        return this.hand.ping(at);
      case 'note':
        return this.hand.askNote(at);
      default:
        return choice satisfies never;
    }
  }
}
customElements.define('vx-board-menu', BoardMenu);
