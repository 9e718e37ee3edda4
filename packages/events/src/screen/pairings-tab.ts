import { choiceOf } from '@vexillum/model';
import { msg } from '@vexillum/ui/words';
import { icon } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  drawnRound,
  lastRound,
  mayDispute,
  mayAttest,
  mayCorrect,
  maySwap,
  type Named,
  type Pairing,
  pairingsOf,
} from '../rules/index.ts';
import { EventPart } from './event-part.ts';
import { nameOf } from './event-words.ts';
import { keyOf } from './next-step.ts';
import { pairingFacts, pairingStyles } from './pairing-facts.ts';
import './calls-list.ts';
import './dispute-form.ts';
import './result-form.ts';

type Form = 'dispute' | 'correct';

/** Who meets whom, round by round, the last first, and what may be done about it. */
class PairingsTab extends EventPart {
  static override properties = {
    ...EventPart.properties,
    open: { state: true },
    picked: { state: true },
  };
  /** The form that is open, and of which pairing. */
  declare open: { readonly pairing: string; readonly form: Form } | undefined;
  /** The first of two who are to change places. */
  declare picked: string | undefined;

  static override styles = [
    ...EventPart.styles,
    pairingStyles,
    css`
      .swap {
        min-height: max(2rem, var(--vx-target));
      }
      .swap[aria-pressed='true'] {
        border-color: var(--vx-brass);
        box-shadow: inset 0 0 0 1px var(--vx-brass);
      }
    `,
  ];

  override render() {
    const rounds = Array.from({ length: lastRound(this.snapshot) }, (_, n) => n + 1).toReversed();
    if (rounds.length === 0)
      return html`<p class="empty">${msg('No round is drawn yet. Once sign-up is closed, here stands who meets whom.')}</p>`;
    const { kind } = this.live.seat;
    // Umpires have them at their desk.
    const calls = kind === 'host' || kind === 'umpire' ? nothing : html`<vx-event-calls></vx-event-calls>`;
    return html`${rounds.map((round) => this.#renderRound(round))}${calls}`;
  }

  #renderRound(round: number) {
    const isDrawn = drawnRound(this.snapshot) === round;
    const maySwapHere = isDrawn && choiceOf(maySwap, this.snapshot, this.live.seat).ok;
    return html`<section aria-labelledby="round-${round}">
      <h2 id="round-${round}">${isDrawn ? msg('Round {0}, not published yet', round) : msg('Round {0}', round)}</h2>
      ${maySwapHere ? html`<p class="small quiet" role="status">${this.#swapText()}</p>` : nothing}
      <ul class="cards">
        ${repeat(
          pairingsOf(this.snapshot, round),
          ({ id }) => id,
          (pairing) => this.#renderPairing(pairing, maySwapHere),
        )}
      </ul>
    </section>`;
  }

  #swapText(): string {
    return this.picked === undefined
      ? msg('To change it, press two names: they change places.')
      : msg('{0} changes places with …', nameOf(this.snapshot, this.picked));
  }

  #renderPairing(pairing: Named<Pairing>, maySwapHere: boolean) {
    const { side } = this.live.seat;
    const isOwn = side !== undefined && pairing.sides.includes(side);
    return html`<li class="card ${isOwn ? 'own' : ''}">
      ${pairingFacts(this.snapshot, pairing, maySwapHere ? (id) => this.#renderSwap(id) : undefined)}
      ${this.#renderDoors(pairing, isOwn)}
      ${this.open?.pairing === pairing.id ? this.#renderForm(pairing, this.open.form) : nothing}
    </li>`;
  }

  #renderSwap(id: string) {
    return html`<button type="button" class="plain swap" aria-pressed=${String(this.picked === id)} @click=${() => void this.#pick(id)}>${icon('flip')}${nameOf(this.snapshot, id)}</button>`;
  }

  async #pick(id: string) {
    const { picked } = this;
    this.picked = picked === undefined ? id : undefined;
    if (picked !== undefined && picked !== id) await this.act('swap-pairing', { one: picked, other: id });
  }

  #renderDoors(pairing: Named<Pairing>, isOwn: boolean) {
    const { id, table } = pairing;
    const { snapshot } = this;
    const { seat } = this.live;
    const may = (question: typeof mayAttest | typeof mayDispute | typeof mayCorrect) =>
      choiceOf(question, snapshot, seat).whyNot({ pairing: id }) === undefined;
    const form = (kind: Form, text: string) =>
      html`<button type="button" class="plain" aria-expanded=${String(this.open?.pairing === id && this.open.form === kind)} @click=${() => this.#toggle(id, kind)}>${text}</button>`;
    const doors = [
      table === undefined
        ? nothing
        : html`<button type="button" class="plain ${isOwn ? 'strong' : ''}" @click=${() => this.tell('to-table', keyOf(pairing))}>${isOwn ? msg('To my table') : seat.kind === 'captain' || seat.kind === 'spectator' ? msg('Watch') : msg('Go to the table')}</button>`,
      may(mayAttest)
        ? html`<button type="button" class="plain strong" @click=${() => void this.act('attest-result', { pairing: id })}>${icon('check')}${msg('Confirm')}</button>`
        : nothing,
      may(mayDispute) ? form('dispute', msg('Dispute')) : nothing,
      may(mayCorrect) ? form('correct', msg('Set the result')) : nothing,
    ];
    return doors.every((door) => door === nothing) ? nothing : html`<div class="row wrap doors">${doors}</div>`;
  }

  #toggle(pairing: string, form: Form) {
    this.open = this.open?.pairing === pairing && this.open.form === form ? undefined : { pairing, form };
  }

  #renderForm(pairing: Named<Pairing>, form: Form) {
    const close = () => (this.open = undefined);
    return form === 'dispute'
      ? html`<vx-dispute-form .pairing=${pairing.id} @closed=${close}></vx-dispute-form>`
      : html`<vx-result-form .pairing=${pairing} @closed=${close}></vx-result-form>`;
  }
}
customElements.define('vx-event-pairings', PairingsTab);
