import { msg } from '@vexillum/ui/words';
import { SIGN_RESULT, type Signer, signersOf, type Snapshot } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { baseStyles, buttonStyles, given, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { myTable } from '../memory/my-tables.ts';
import type { Actions } from './actions.ts';
import { nameOfSeat } from './name-of-seat.ts';

/** Who has signed how the game ended: its captains, and the umpire where one sits. At a table of an event the event asks for it. */
export class ResultSignatures extends VxElement {
  static override properties = {
    live: given,
    actions: given,
    table: { attribute: false },
    isBusy: { state: true },
  };
  declare live: LiveTable;
  declare actions: Actions;
  declare table: string;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        flex: 1 1 100%;
        gap: 0.4em;
      }
      p {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2em 0.8em;
        align-items: center;
      }
      .signed {
        display: inline-flex;
        gap: 0.3em;
        align-items: center;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#snapshot.watch(this.live.$snapshot);
  }

  override render() {
    const snapshot = this.live.$snapshot.get();
    const result = this.live.game.result?.(snapshot);
    const signers = result ? signersOf(result, snapshot) : [];
    // Who played alone, or against machines, has nobody to sign it for.
    if (signers.length < 2 || myTable(this.table)?.convenedBy) return nothing;
    const own = signers.find(({ seat }) => seat === this.live.seat.id);
    return html`<p class="small" role="status">${this.#says(snapshot, signers)}</p>
      ${own && !own.hasSigned ? html`<div class="row wrap"><button type="button" class="plain" title=${msg('Your name stands under it for everybody, and in the match file, where this device countersigns the record if it can: a check says who did. It changes nothing of the game.')} ?disabled=${this.isBusy} @click=${() => void this.#sign()}>${icon('check')}${own.kind === 'umpire' ? msg('Countersign the result') : msg('Sign the result')}</button></div>` : nothing}`;
  }

  #says(snapshot: Snapshot, signers: readonly Signer[]) {
    const nameOf = ({ seat }: Signer) => nameOfSeat(snapshot, seat);
    const signed = signers.filter(({ hasSigned }) => hasSigned);
    const missing = signers.filter(({ hasSigned }) => !hasSigned);
    if (signed.length === 0) return html`<span class="quiet">${msg('Nobody has signed this result yet.')}</span>`;
    return html`${signed.map((signer) => html`<span class="signed">${icon('check')}${signer.kind === 'umpire' ? msg('{0} has countersigned the result', nameOf(signer)) : msg('{0} has signed the result', nameOf(signer))}</span>`)}
      ${missing.length === 0 ? nothing : html`<span class="quiet">${msg('Still to sign: {0}.', missing.map(nameOf).join(', '))}</span>`}`;
  }

  async #sign() {
    this.isBusy = true;
    await this.actions.act(SIGN_RESULT, {});
    this.isBusy = false;
  }
}
customElements.define('vx-result-signatures', ResultSignatures);
