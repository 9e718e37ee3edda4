import { msg } from '@vexillum/ui/words';
import type { BattleLayerName } from '../../board/index.ts';
import type { Origin } from '../../rules/index.ts';
import { baseStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, type PropertyValues } from 'lit';
import type { OverlayName } from '../view/board-moment.ts';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';

type Choice = OverlayName | 'ghosts' | 'zones-off';

/** What is drawn over the board of what the rules measure. Tells `layers` with the hidden ones, as the view bar does. */
export class OverlayMenu extends VxElement {
  static override properties = { battle: given, overlays: given, hiddenLayers: { attribute: false } };
  declare battle: Battle;
  declare overlays: Overlays;
  declare hiddenLayers: ReadonlySet<BattleLayerName>;
  readonly #shown = new StoreController<ReadonlySet<OverlayName>>(this);

  static override styles = [
    baseStyles,
    css`
      h3 {
        padding: 0.4em 1em 0.2em;
        color: var(--wa-color-text-quiet);
        font: 600 var(--vx-text-small) var(--wa-font-family-body);
      }
      kbd {
        padding: 0 0.35em;
        border: 1px solid currentColor;
        border-radius: 3px;
        font: inherit;
        font-size: 0.85em;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#shown.watch(this.overlays.$names);
  }

  #has(name: OverlayName): boolean {
    return this.#shown.value?.has(name) ?? false;
  }

  #turn(name: OverlayName, isOn: boolean) {
    if (this.#has(name) !== isOn) this.overlays.toggle(name);
  }

  #choose(choice: Choice) {
    switch (choice) {
      case 'ghosts':
        return this.#toggleGhosts();
      case 'zones-off':
      case 'zones-of-control-enemy':
      case 'zones-of-control-all':
        this.#turn('zones-of-control-enemy', choice === 'zones-of-control-enemy');
        return this.#turn('zones-of-control-all', choice === 'zones-of-control-all');
      default:
        return this.overlays.toggle(choice);
    }
  }

  #toggleGhosts() {
    const hidden = new Set(this.hiddenLayers);
    if (!hidden.delete('ghosts')) hidden.add('ghosts');
    this.tell('layers', hidden);
  }

  override render() {
    const { commandRangeMu, fireWideningMu, troopTypes, zoneOfControlMu } = this.battle.profile;
    const isOn = (this.#shown.value?.size ?? 0) > 0;
    const item = (value: Choice, text: string, isChecked: boolean, keys?: string, ...origins: readonly Origin[]) =>
      html`<wa-dropdown-item type="checkbox" value=${value} ?checked=${isChecked}>${text} ${doubt(origins)}${keys ? html`<kbd slot="details">${keys}</kbd>` : ''}</wa-dropdown-item>`;
    const isAll = this.#has('zones-of-control-all');
    const isEnemy = this.#has('zones-of-control-enemy') && !isAll;
    return html`<wa-dropdown
      placement="right-start"
      @wa-select=${(event: CustomEvent<{ item: { value: Choice } }>) => {
        event.preventDefault();
        this.#choose(event.detail.item.value);
      }}
    >
      <vx-tool-button slot="trigger" placement="right" icon="reach" label=${msg('Ranges and zones')} .pressed=${isOn ? true : undefined}></vx-tool-button>
      <h3>${msg('Zones of control')}</h3>
      ${item('zones-off', msg('Off'), !isAll && !isEnemy)} ${item('zones-of-control-enemy', msg('The enemy’s'), isEnemy, undefined, zoneOfControlMu)}
      ${item('zones-of-control-all', msg('Everybody’s'), isAll, undefined, zoneOfControlMu)}
      <wa-divider></wa-divider>
      ${item('command-ranges', msg('Command ranges'), this.#has('command-ranges'), undefined, commandRangeMu)} ${item('fire', msg('Shooting'), this.#has('fire'), undefined, fireWideningMu, troopTypes.columns?.rangeMu ?? troopTypes)}
      ${item('threat', msg('What could reach what'), this.#has('threat'), 'T')}
      ${item('ghosts', msg('Where they stood when the turn began'), !this.hiddenLayers.has('ghosts'), 'G')}
    </wa-dropdown>`;
  }
}
/** What it shows rests on a number that nobody has checked. */
const doubt = (origins: readonly Origin[]) =>
  origins.every(({ isVerified }) => isVerified) ? '' : html`<vx-unverified plain></vx-unverified>`;

customElements.define('vx-overlay-menu', OverlayMenu);
