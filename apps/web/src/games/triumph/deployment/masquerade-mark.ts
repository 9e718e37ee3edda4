import { msg, str } from '@lit/localize';
import type { Snapshot } from '@vexillum/model';
import { masqueradeFlags, masqueradeOf, standSlot, whyStillMasked } from '@vexillum/triumph';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import type { Desk } from '../desk.ts';
import { standNameText } from '../stand-name-text.ts';
import { isHiddenMasquerade } from './masquerade-rows.ts';
import { masqueradeFlagText, truthText } from './masquerade-words.ts';

/** On the card of a stand that poses: who it is in truth, what the rules would say, and the button that shows it. For its side and the umpire. */
export class MasqueradeMark extends VxElement {
  static override properties = { desk: { attribute: false }, stand: { attribute: false }, isAsked: { state: true } };
  declare desk: Desk;
  declare stand: string;
  /** Whether the reader is asked once more: it cannot be taken back. */
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
    if (changed.has('desk')) this.#snapshot.watch(this.desk.live.$snapshot);
    if (changed.has('stand')) this.isAsked = false;
    // Where there is nothing to say it takes no row of a card.
    this.hidden = !isHiddenMasquerade(this.desk.snapshot, this.stand);
  }

  override render() {
    const { snapshot, profile } = this.desk;
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
    const { snapshot, profile } = this.desk;
    const side = snapshot.public.stand.get(this.stand)?.side;
    if (side === undefined) return [];
    return masqueradeFlags(snapshot, profile, side)
      .filter((flag) => ('stand' in flag ? flag.stand === this.stand : flag.stands.includes(this.stand)))
      .map((flag) => masqueradeFlagText(flag, this.desk.names()));
  }

  #mayReveal(): boolean {
    const { snapshot, profile, live } = this.desk;
    const side = snapshot.public.stand.get(this.stand)?.side;
    if (side === undefined || live.seat.kind === 'host' || live.seat.kind === 'spectator') return false;
    return live.seat.kind === 'umpire' || !whyStillMasked(snapshot, profile, live.seat, side, this.stand);
  }

  #renderReveal() {
    if (!this.#mayReveal()) return nothing;
    const name = this.desk.names().get(this.stand);
    const label = msg(str`Reveal ${name ? standNameText(this.desk.profile, name) : ''}`);
    return this.isAsked
      ? html`<span class="small">${msg('Everyone will see it.')}</span>
          <button type="button" class="plain strong" @click=${() => void this.#reveal()}>${icon('seal-open')}${msg('Reveal it')}</button>
          <button type="button" class="plain" @click=${() => (this.isAsked = false)}>${msg('Not yet')}</button>`
      : html`<button type="button" class="plain" aria-label=${label} @click=${() => (this.isAsked = true)}>${icon('seal-open')}${msg('Reveal')}</button>`;
  }

  async #reveal() {
    const side = this.desk.snapshot.public.stand.get(this.stand)?.side;
    this.isAsked = false;
    if (side === undefined) return;
    await this.desk.act('reveal-secrets', { keys: [standSlot(this.stand)], side });
  }
}
customElements.define('vx-masquerade-mark', MasqueradeMark);
