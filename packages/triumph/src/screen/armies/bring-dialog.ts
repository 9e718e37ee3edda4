import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import { msg, str, translated, wordsText } from '@vexillum/ui/words';
import type { Json } from '@vexillum/model';
import {
  type ArmyFile,
  armyFileOf,
  hasRightPoints,
  isProblem,
  plannedOrders,
  readArmyFile,
  sampleArmies,
  suggestArmy,
  takesArmiesOf,
  withRightPoints,
} from '../../rules/index.ts';
import { baseStyles, icon, VxElement, given, type Toasts } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { type KeptArmy, myArmies } from '@vexillum/frame/memory/my-armies';
import { halfPointsText } from '../half-points-text.ts';
import { pointsText } from '../points-text.ts';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { standsText } from '../troops-text.ts';
import { dropStyles } from '@vexillum/frame/styles/drop-styles';
import { readFile } from './read-file.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { LiveTable } from '../live-table.ts';

/** Chooses an army for the own side: kept in this browser, a sample, or a file. */
export class BringDialog extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    toasts: given,
    live: given,
    isOpen: { state: true },
    problem: { state: true },
    counted: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare toasts: Toasts;
  declare live: LiveTable;
  declare isOpen: boolean;
  declare problem: string | undefined;
  /** An army that was counted anew, because its points were false. */
  declare counted: { readonly army: ArmyFile; readonly plans: unknown } | undefined;

  static override styles = [
    baseStyles,
    panelStyles,
    dropStyles,
    css`
      wa-dialog {
        --width: 38rem;
      }
      .points {
        white-space: nowrap;
      }
      h3 {
        margin: 1em 0 0.4em;
        color: var(--wa-color-text-quiet);
      }
      li {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0 1em;
        align-items: center;
        padding: 0.55em 0;
        border-top: 1px solid var(--vx-line);
      }
    `,
  ];

  open() {
    this.problem = undefined;
    this.counted = undefined;
    this.isOpen = true;
  }

  async #bring(army: ArmyFile, plans?: unknown) {
    const { side } = this.battle;
    if (side === undefined) return;
    if (!hasRightPoints(army, this.battle.profile)) return this.#offerCounted(army, plans);
    this.isOpen = false;
    const answer = await this.actions.act('bring-army', { side, army: army as unknown as Json });
    if (answer.kind !== 'ack') return;
    this.live.plan?.putOrders(plannedOrders(plans));
    this.toasts.add(msg(str`${army.name}: ${standsText(army.stands.length)} in your reserve.`), 'success');
  }

  /** The server would refuse it; one click brings it with the points that it has. */
  #offerCounted(army: ArmyFile, plans: unknown) {
    const right = withRightPoints(army, this.battle.profile);
    this.counted = { army: right, plans };
    this.problem = msg(
      str`This army says that it has ${halfPointsText(army.halfPoints)} points; its stands and cards come to ${halfPointsText(right.halfPoints)}.`,
    );
  }

  async #bringFile(file: File | undefined) {
    if (!file) return;
    const read = await readFile(file, this.battle.profile);
    if (typeof read === 'string') this.problem = msg(str`Nothing was brought. ${read}`);
    else if (read.kind === 'army') void this.#bring(read.army);
    else if (read.kind === 'list') void this.#bring(armyFileOf(suggestArmy(read.list, this.battle.profile)));
    else this.problem = msg('This file holds no army and no army list. Bring the army or its list.');
  }

  #bringKept(kept: KeptArmy) {
    const army = readArmyFile(kept.army, this.battle.profile);
    if (isProblem(army)) this.problem = `${army.field}: ${wordsText(army.says)}`;
    else void this.#bring(army, kept.plans);
  }

  override render() {
    if (!this.isOpen) return nothing;
    const { profile } = this.battle;
    const mine = myArmies().filter((kept) => takesArmiesOf(profile, kept.profile));
    return html`<wa-dialog label=${msg('Bring an army')} open @wa-after-hide=${(event: Event) => this.#hidden(event)}>
      <p class="quiet small">${msg('It comes into your reserve. The other side sees which troops you have, not which command they are in.')}</p>
      ${this.problem ? html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${this.problem} ${this.#renderCounted()}</wa-callout>` : nothing}
      ${mine.length > 0 ? html`<h3>${msg('My armies')}</h3><ul>${mine.map((kept) => this.#renderChoice(kept.name, kept.halfPoints, '', () => this.#bringKept(kept)))}</ul>` : nothing}
      <h3>${msg('Sample armies')}</h3>
      <ul>
        ${sampleArmies.filter((sample) => takesArmiesOf(profile, sample.profile)).map(({ army, about }) => this.#renderChoice(army.name, army.halfPoints, about, () => void this.#bring(army)))}
      </ul>
      <h3>${msg('From a file')}</h3>
      <label class="drop" @dragover=${(event: Event) => event.preventDefault()} @drop=${(event: DragEvent) => this.#dropped(event)}>
        ${icon('upload')}<span>${msg('Army file or army list (.json): drop it here or choose it')}</span>
        <span class="plain" aria-hidden="true">${msg('Choose a file')}</span>
        <input type="file" class="for-readers" accept=".json,application/json" aria-label=${msg('Army file')} @change=${(event: Event) => void this.#bringFile((event.target as HTMLInputElement).files?.[0])} />
      </label>
      <p class="small quiet" style="margin-top:1em">${msg('To choose every stand yourself, go to')} <a href="/armies" target="_blank">${msg('Armies')}</a>.</p>
    </wa-dialog>`;
  }

  #renderCounted() {
    const { counted } = this;
    if (!counted) return nothing;
    return html`<button type="button" class="plain" @click=${() => void this.#bring(counted.army, counted.plans)}>${msg(str`Bring it with ${halfPointsText(counted.army.halfPoints)} points`)}</button>`;
  }

  #dropped(event: DragEvent) {
    event.preventDefault();
    void this.#bringFile(event.dataTransfer?.files[0]);
  }

  #hidden(event: Event) {
    if (event.target === event.currentTarget) this.isOpen = false;
  }

  #renderChoice(name: string, halfPoints: number, about: string, bring: () => void) {
    return html`<li>
      <span><strong>${name}</strong> <span class="quiet small points">${pointsText(halfPoints)}</span>
        ${about ? html`<br /><span class="small quiet">${translated(about)}</span>` : nothing}</span>
      <button type="button" class="plain" aria-label=${msg(str`Bring ${name}`)} @click=${bring}>${msg('Bring')}</button>
    </li>`;
  }
}
customElements.define('vx-bring-dialog', BringDialog);
