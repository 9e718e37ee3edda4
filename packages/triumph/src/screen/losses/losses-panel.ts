import { msg, str } from '@vexillum/ui/words';
import type { Snapshot } from '@vexillum/model';
import { type Losses, lossesForReader, outcomeOf } from '../../rules/index.ts';
import { baseStyles, buttonStyles, sideStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { renderCampDeeds, renderReserveDeeds, renderRoutDeeds } from './loss-deeds.ts';
import { lossesStyles } from './losses-styles.ts';
import { renderSideLosses } from './side-losses.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';

/** What both sides have lost, how near that is to panic and defeat, and what is to be done about it. */
export class LossesPanel extends VxElement {
  static override properties = { battle: given, actions: given };
  declare battle: Battle;
  declare actions: Actions;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [baseStyles, buttonStyles, sideStyles, panelStyles, lossesStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const { snapshot, profile, side } = this.battle;
    if (snapshot.public.army.size === 0) return nothing;
    const losses = lossesForReader(snapshot, profile);
    const shown = side === 'blue' ? losses.toReversed() : losses;
    return html`<section class="pad" aria-label=${msg('Losses')}>
      <h2>${msg('Losses')}</h2>
      ${this.#renderEnd(losses)}
      ${shown.map(
        (army) => html`<div class="army">
          ${renderSideLosses(army, profile)} ${renderRoutDeeds(this, army.commands)}
          ${renderCampDeeds(this, army.side)} ${renderReserveDeeds(this, army.side)}
        </div>`,
      )}
    </section>`;
  }

  #renderEnd(losses: Losses) {
    const outcome = outcomeOf(losses);
    switch (outcome.kind) {
      case 'none':
        return nothing;
      case 'equal':
        return html`<p class="end">${msg('Enough is lost for defeat, but both have lost the same: play goes on.')}</p>`;
      case 'defeat':
        return html`<p class="end"><strong>${msg(str`If the turn ends now, ${sideTitle(outcome.side)} is defeated.`)}</strong></p>`;
      default:
        return outcome satisfies never;
    }
  }
}
customElements.define('vx-losses', LossesPanel);
