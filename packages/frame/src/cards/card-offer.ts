import { msg, str, wordsText } from '@vexillum/ui/words';
import type { Snapshot } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { baseStyles, buttonStyles, given, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { notLoadedText } from '../about/not-loaded-text.ts';
import { isApiProblem } from '../api.ts';
import { problemText } from '../api-problem-text.ts';
import './card-picture.ts';
import { myCard } from './my-card.ts';

/** Whether the reader plays here with their player card, and how they may. The seat is theirs without it. */
export class CardOffer extends VxElement {
  static override properties = { live: given, table: {}, isBusy: { state: true }, problem: { state: true } };
  declare live: LiveTable;
  declare table: string;
  declare isBusy: boolean;
  declare problem: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      p {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3em 0.7em;
        align-items: center;
        margin: 0.7em 0;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#snapshot.watch(this.live.$snapshot);
  }

  async #signIn() {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = undefined;
    try {
      const { signInAt } = await import('./player-card.ts');
      const done = await signInAt(this.table, this.live.seat.id);
      if (isApiProblem(done)) this.problem = done.status === 0 ? problemText(done) : wordsText(done.words);
    } catch (error) {
      console.error(error);
      this.problem = await notLoadedText();
    }
    this.isBusy = false;
  }

  override render() {
    const seat = this.live?.$snapshot.get().public.seat.get(this.live.seat.id);
    if (!seat || seat.kind === 'spectator') return nothing;
    const { card } = seat;
    const mine = myCard();
    if (card)
      return html`<p class="small"><vx-card-picture card=${card.key} .colours=${mine?.key === card.key ? mine.colours : undefined}></vx-card-picture>${msg(str`You play here with the player card of ${card.name}.`)}</p>`;
    if (!mine)
      return html`<p class="small quiet"><span>${msg('You play here as a guest.')} <a href="/me" target="_blank">${msg('Make a player card')}</a></span></p>`;
    return html`<p class="small">
        <button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => void this.#signIn()}><vx-card-picture card=${mine.key} .colours=${mine.colours}></vx-card-picture>${msg(str`Play here with my player card (${mine.name})`)}</button>
        <span class="quiet">${msg('Everybody sees it, and it stays in the record of this table.')}</span>
      </p>
      ${this.problem ? html`<p class="small" role="alert">${this.problem}</p>` : nothing}`;
  }
}
customElements.define('vx-card-offer', CardOffer);
