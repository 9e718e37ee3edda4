import { msg, str } from '@vexillum/ui/words';
import { masqueradeFlags, masqueradeOf, type Snapshot, standSlot, whyStillMasked } from '../../rules/index.ts';
import { baseStyles, buttonStyles, icon, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { standNameText } from '../stand-name-text.ts';
import { isHiddenMasquerade } from './masquerade-rows.ts';
import { masqueradeFlagText, truthText } from './masquerade-words.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { LiveTable } from '../live-table.ts';

/** On the card of a stand that poses: who it is in truth, what the rules would say, and the button that shows it. For its side and the umpire. */
export class MasqueradeMark extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    live: given,
    stand: { attribute: false },
    isAsked: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare live: LiveTable;
  declare stand: string;
  /** Whether the reader is asked again: it cannot be taken back. */
  declare isAsked: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
      }
      :host([hidden]) {
        display: none;
      }
      .mark {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3em 0.6em;
        font-size: var(--vx-text-small);
      }
      .who,
      .flag {
        display: flex;
        gap: 0.4em;
      }
      .mark .icon {
        color: var(--vx-brass);
      }
      .flag {
        flex: 1 1 100%;
      }
    `,
  ];

  constructor() {
    super();
    this.isAsked = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
    if (changed.has('stand')) this.isAsked = false;
    // Where there is nothing to say it takes no row of a card.
    this.hidden = !isHiddenMasquerade(this.battle.snapshot, this.stand);
  }

  override render() {
    const { snapshot, profile } = this.battle;
    const { stand } = this;
    const truth = masqueradeOf(snapshot, stand);
    if (!truth || !isHiddenMasquerade(snapshot, stand)) return nothing;
    return html`<div class="mark">
      <span class="who">${icon('eye-slash')}<span><strong>${msg('Masquerade')}</strong>: ${truthText(profile, truth.real)}</span></span>
      ${this.#renderReveal()}
      ${this.#flags().map((text) => html`<span class="flag">${icon('warning')}<span>${text}</span></span>`)}
    </div>`;
  }

  #flags(): string[] {
    const { snapshot, profile } = this.battle;
    const side = snapshot.public.stand.get(this.stand)?.side;
    if (side === undefined) return [];
    return masqueradeFlags(snapshot, profile, side)
      .filter((flag) => ('stand' in flag ? flag.stand === this.stand : flag.stands.includes(this.stand)))
      .map((flag) => masqueradeFlagText(flag, this.battle.names()));
  }

  #mayReveal(): boolean {
    const { snapshot, profile } = this.battle;
    const { live } = this;
    const side = snapshot.public.stand.get(this.stand)?.side;
    if (side === undefined || live.seat.kind === 'host' || live.seat.kind === 'spectator') return false;
    if (live.seat.kind === 'umpire') return this.battle.mayLead;
    return !whyStillMasked(snapshot, profile, live.seat, side, this.stand);
  }

  #renderReveal() {
    if (!this.#mayReveal()) return nothing;
    const name = this.battle.names().get(this.stand);
    const label = msg(str`Reveal ${name ? standNameText(this.battle.profile, name) : ''}`);
    return this.isAsked
      ? html`<span class="small">${msg('Everyone will see it.')}</span>
          <button type="button" class="plain strong" @click=${() => void this.#reveal()}>${icon('seal-open')}${msg('Reveal it')}</button>
          <button type="button" class="plain" @click=${() => (this.isAsked = false)}>${msg('Not yet')}</button>`
      : html`<button type="button" class="plain" aria-label=${label} @click=${() => (this.isAsked = true)}>${icon('seal-open')}${msg('Reveal')}</button>`;
  }

  async #reveal() {
    const side = this.battle.snapshot.public.stand.get(this.stand)?.side;
    this.isAsked = false;
    if (side === undefined) return;
    await this.actions.act('reveal-secrets', { keys: [standSlot(this.stand)], side });
  }
}
customElements.define('vx-masquerade-mark', MasqueradeMark);
