import { msg, str } from '@vexillum/ui/words';
import { THIS_TABLE } from '@vexillum/model';
import { BATTLE_STEP, type DeploymentStatus, LAST_STEP } from '../../rules/index.ts';
import { baseStyles, buttonStyles, fieldStyles, icon, VxElement, given } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';

/** What an umpire does with the steps, and how both captains end the game. */
export class StepByHand extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    status: { attribute: false },
    reason: { state: true },
    isAsked: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare status: DeploymentStatus;
  declare reason: string;
  declare isAsked: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    css`
      .row {
        margin-top: 0.5em;
      }
      input {
        min-width: min(100%, 8em);
        flex: 1 1 17em;
      }
    `,
  ];

  constructor() {
    super();
    this.reason = '';
    this.isAsked = false;
  }

  override render() {
    const { kind } = this.battle.seat;
    const { number } = this.status;
    const isOver = number >= LAST_STEP;
    // A table that goes without the steps fights as soon as turns are taken.
    const isFighting = number === BATTLE_STEP || (!isOver && this.battle.snapshot.public.turn.has(THIS_TABLE));
    if (this.battle.isUmpireWaiting) return isOver ? nothing : this.#renderWaiting();
    return html`${kind === 'umpire' && !isOver ? this.#renderUmpire(number) : nothing}
      ${(kind === 'umpire' || kind === 'captain') && isFighting ? this.#renderEnd(kind === 'umpire') : nothing}`;
  }

  #renderWaiting() {
    return html`<p class="small">${msg('Until both captains accept you as umpire, the steps, what is sealed and the end of the game are theirs alone.')}</p>`;
  }

  #renderUmpire(number: number) {
    return html`<div class="row wrap" role="group" aria-label=${msg('As umpire')}>
      <input aria-label=${msg('Reason')} placeholder=${msg('Reason, told to the table')} maxlength="200" .value=${this.reason} @input=${(event: Event) => (this.reason = (event.target as HTMLInputElement).value)} />
      <button type="button" class="plain" ?disabled=${number === 0} @click=${() => void this.#go(number === BATTLE_STEP ? this.#lastNumber : number - 1)}>${icon('undo')}${msg('Step back')}</button>
      <button type="button" class="plain" ?disabled=${number >= BATTLE_STEP || this.status.advantaged === undefined} @click=${() => void this.#go(this.status.next)}>${icon('redo')}${msg('Next step')}</button>
    </div>`;
  }

  get #lastNumber(): number {
    return this.battle.profile.deploymentOrder.value.at(-1)?.number ?? 0;
  }

  async #go(to: number | undefined) {
    if (to === undefined) return;
    const answer = await this.actions.act('advance-step', { to });
    const reason = this.reason.trim();
    if (answer.kind !== 'ack') return;
    this.reason = '';
    if (reason !== '') void this.actions.act('say', { text: msg(str`Step ${to}: ${reason}`), to: 'table' });
  }

  #renderEnd(isUmpire: boolean) {
    const own = this.battle.side === undefined ? undefined : this.status.sides[this.battle.side];
    const others = Object.values(this.status.sides).some((side) => side !== own && side.wantsEnd);
    if (own?.wantsEnd)
      return html`<div class="row wrap"><span class="small">${msg('You want to end the game; the other captain is asked.')}</span>
        <button type="button" class="plain" @click=${() => void this.actions.act('end-game', { withdraw: true })}>${msg('Play on')}</button></div>`;
    if (this.isAsked) return this.#renderQuestion(isUmpire);
    return html`<div class="row wrap">
      ${others ? html`<span class="small">${msg('The other captain wants to end the game.')}</span>` : nothing}
      <button type="button" class="plain" @click=${() => (this.isAsked = true)}>${icon('flag')}${msg('End the game')}</button>
    </div>`;
  }

  #renderQuestion(isUmpire: boolean) {
    const end = () => {
      this.isAsked = false;
      void this.actions.act('end-game', {});
    };
    return html`<div class="row wrap" role="alertdialog" aria-label=${msg('End the game')}>
      <span class="small">${isUmpire ? msg('The game ends at once, and every seal opens for everybody.') : msg('When both captains say so, every seal opens for everybody.')}</span>
      <button type="button" class="plain strong" @click=${end}>${msg('End the game')}</button>
      <button type="button" class="plain" @click=${() => (this.isAsked = false)}>${msg('Leave it')}</button>
    </div>`;
  }
}
customElements.define('vx-step-by-hand', StepByHand);
