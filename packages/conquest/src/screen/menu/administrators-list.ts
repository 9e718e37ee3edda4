import { msg } from '@vexillum/ui/words';
import { isMachine, playerIds, setupOf, type Snapshot } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import { baseStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { ownerName } from '../names.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import type { HostHand } from '../host-hand.ts';

/** Which players may do what the host may; the host names them, everyone reads it. */
export class AdministratorsList extends VxElement {
  static override properties = { sitting: { attribute: false }, hand: { attribute: false } };
  declare sitting: ConquestSitting;
  declare hand: HostHand;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    ownerBadgeStyles,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
        gap: 0 1em;
      }
      label,
      .named {
        display: flex;
        gap: 0.5em;
        align-items: center;
        min-height: max(2.2em, var(--vx-target));
      }
      label {
        cursor: pointer;
      }
      input {
        flex: none;
        width: 1.1em;
        height: 1.1em;
        accent-color: var(--wa-color-brand-fill-loud);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#snapshot.watch(this.sitting.live.$snapshot);
  }

  override render() {
    const { snapshot } = this.sitting;
    const { administrators } = setupOf(snapshot);
    if (this.hand.may('host'))
      return html`<ul>${playerIds.map((side) => this.#renderChoice(side, administrators.includes(side)))}</ul>`;
    if (administrators.length === 0) return html`<p>${msg('None but the host.')}</p>`;
    return html`<ul>${administrators.map((side) => html`<li class="named">${icon('check')}${ownerBadge(side)}${ownerName(snapshot, side)}</li>`)}</ul>`;
  }

  #renderChoice(side: SideId, isNamed: boolean) {
    const { snapshot } = this.sitting;
    const isEmpty = snapshot.public.seat.get(side)?.name === undefined && !isMachine(snapshot, side);
    return html`<li><label class=${isEmpty ? 'quiet' : ''}><input type="checkbox" .checked=${isNamed} @change=${() => void this.#name(side, !isNamed)} />
      ${ownerBadge(side)}${ownerName(snapshot, side)}${isEmpty ? html`<span class="small">${msg('(empty seat)')}</span>` : nothing}</label></li>`;
  }

  async #name(side: SideId, isNamed: boolean) {
    const others = setupOf(this.sitting.snapshot).administrators.filter((known) => known !== side);
    await this.hand.act('host', 'name-administrators', { seats: isNamed ? [...others, side].sort() : others });
    // Where it was refused, the box shows again what holds.
    this.requestUpdate();
  }
}
customElements.define('vx-administrators-list', AdministratorsList);
