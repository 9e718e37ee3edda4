import { msg, str } from '@vexillum/ui/words';
import {
  baseStyles,
  buttonStyles,
  floatStyles,
  given,
  icon,
  sideStyles,
  StoreController,
  VxElement,
} from '@vexillum/ui';
import type { Actions } from '@vexillum/frame/table/actions';
import { createPresses } from '@vexillum/frame/table/presses';
import { sideTitle } from '@vexillum/frame/seat-title';
import { css, html, nothing, type PropertyValues } from 'lit';
import { positionId, type ReturnWish, type Snapshot, toldPosition, wishToReturn } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { stripStyles } from '../strip-styles.ts';
import { positionText } from './position-words.ts';

/** That a captain would go back: who is asked answers here, and everybody reads it. */
export class ReturnNotice extends VxElement {
  static override properties = { battle: given, actions: given };
  declare battle: Battle;
  declare actions: Actions;
  readonly #press = createPresses((name, args) => this.actions.act(name, args));
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    floatStyles,
    sideStyles,
    stripStyles,
    css`
      .says {
        flex: 1 1 14rem;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .deeds {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const { snapshot } = this.battle;
    const wish = wishToReturn(snapshot);
    const position = wish && snapshot.public.position.get(positionId(wish.to));
    if (!wish || !position) return nothing;
    return html`<section class="float" aria-label=${msg('A proposal to go back')}>
      <div class="line">
        <span class="side ${wish.side}"></span>
        <span class="says" role="status">${this.#text(wish, positionText(toldPosition(position)))}</span>
        <span class="deeds">${this.#renderDeeds(wish)}</span>
      </div>
    </section>`;
  }

  #text({ side }: ReturnWish, to: string): string {
    return side === this.battle.side && this.battle.seat.kind === 'captain'
      ? msg(str`You propose to go back to ${to}; the other captain is asked.`)
      : msg(str`${sideTitle(side)} proposes to go back to ${to}.`);
  }

  #renderDeeds({ side, to }: ReturnWish) {
    const { seat } = this.battle;
    const say = (name: string, label: string, isStrong = false) =>
      html`<button type="button" class="plain ${isStrong ? 'strong' : ''}" @click=${() => void this.#press(name, { to })}>${isStrong ? icon('check') : nothing}${label}</button>`;
    if (this.battle.isUmpireWaiting) return say('withdraw-return', msg('Set it aside'));
    if (seat.kind === 'umpire')
      return html`${say('return-to-position', msg('Rule it'), true)}${say('withdraw-return', msg('Set it aside'))}`;
    if (seat.kind !== 'captain') return nothing;
    if (seat.side === side) return say('withdraw-return', msg('Take it back'));
    return html`${say('return-to-position', msg('Agree'), true)}${say('withdraw-return', msg('No'))}`;
  }
}
customElements.define('vx-return-notice', ReturnNotice);
