import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@vexillum/ui/words';
import { CLOCK_RULE, type ClockRule, isRefusal } from '@vexillum/model';
import { baseStyles, buttonStyles, VxElement, given } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { secondsText } from '../table/seconds-text.ts';
import { type ClockMode, clockModes, type ClockWish, ruleFrom, wishFrom } from './clock-wish.ts';
import type { LiveTable } from '@vexillum/table';
import type { Actions } from '../table/actions.ts';

const modeText = (mode: ClockMode): string => {
  switch (mode) {
    case 'none':
      return msg('No clock');
    case 'begin':
      return msg('Time to begin a turn');
    case 'turn':
      return msg('Time for each turn');
    case 'bank':
      return msg('Time for all turns together');
    case 'correspondence':
      return msg('By correspondence: hours or days for each turn');
    default:
      return mode satisfies never;
  }
};

/** Where the host or the umpire sets the clock of a table. Tells `closed` when it is done with. */
export class ClockDialog extends VxElement {
  static override properties = { live: given, actions: given, wish: { state: true } };
  declare live: LiveTable;
  declare actions: Actions;
  /** None while it is closed. */
  declare wish: ClockWish | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 30rem;
      }
      form {
        display: grid;
        gap: 0.9em;
      }
      fieldset {
        display: grid;
        gap: 0.2em;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0 0 0.2em;
        font-weight: 600;
      }
      label {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5em;
        min-height: max(1.9em, var(--vx-target, 0px));
      }
      /* Of a choice, all words stay beside its button. */
      label.choice {
        flex-wrap: nowrap;
      }
      .choice input {
        flex: none;
        accent-color: var(--wa-color-brand-fill-loud);
      }
      input[type='number'] {
        width: 6em;
        min-height: max(2.1em, var(--vx-target, 0px));
        padding: 0.2em 0.5em;
        border: 1px solid var(--wa-color-neutral-border-normal);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        color: inherit;
        font: inherit;
      }
      .end {
        justify-content: flex-end;
      }
    `,
  ];

  open() {
    this.wish = wishFrom(this.live.$snapshot.get().public.clock.get(CLOCK_RULE) as ClockRule | undefined);
  }

  override render() {
    const { wish } = this;
    if (!wish) return nothing;
    return html`<wa-dialog label=${msg('The clock of this table')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && this.#close()}>
      <form @submit=${(event: Event) => this.#submit(event, wish)}>
        <fieldset>
          <legend>${msg('What is limited')}</legend>
          ${clockModes.map((mode) => this.#renderChoice('mode', mode, modeText(mode), wish.mode === mode))}
        </fieldset>
        ${wish.mode === 'none' ? nothing : this.#renderLimits(wish)}
        <p class="quiet small">${msg('Everyone sees the clock, and every change of it in the log. The time that this turn has used already counts.')}</p>
        <div class="row end">
          <button type="button" class="plain" @click=${() => this.#close()}>${msg('Cancel')}</button>
          <button type="submit" class="plain strong">${wish.mode === 'none' ? msg('Play without a clock') : msg('Set the clock')}</button>
        </div>
      </form>
    </wa-dialog>`;
  }

  #renderLimits(wish: ClockWish) {
    return html`${wish.mode === 'correspondence' ? this.#renderHours(wish) : this.#renderMinutes(wish)}
      ${wish.mode === 'bank' ? html`<label>${msg('Seconds added after each turn')}<input type="number" name="increment" min="0" max="3600" step="1" required .value=${String(wish.increment)} @input=${this.#changed} /></label>` : nothing}
      <fieldset>
        <legend>${msg('When the time is up')}</legend>
        ${this.#renderChoice('onLate', 'wait', msg('the others wait, give more time, or begin their own turn'), wish.onLate === 'wait')}
        ${this.#renderChoice('onLate', 'pass', msg('the turn passes to the other side by itself'), wish.onLate === 'pass')}
      </fieldset>`;
  }

  #renderMinutes({ minutes }: ClockWish) {
    return html`<label>${msg('Minutes')}<input type="number" name="minutes" min="0.5" max="15000" step="0.5" required .value=${String(minutes)} @input=${this.#changed} />${minutes >= 120 ? this.#renderTime(minutes * 60) : nothing}</label>`;
  }

  #renderHours({ hours }: ClockWish) {
    return html`<label>${msg('Hours')}<input type="number" name="hours" min="1" max="720" step="1" required .value=${String(hours)} @input=${this.#changed} />${hours >= 48 ? this.#renderTime(hours * 3600) : nothing}</label>
      <p class="quiet small">${msg('Everyone is shown the day and the hour at which a turn ends. Nobody has to be there while the others think.')}</p>`;
  }

  /** Nobody should have to convert days to minutes. */
  #renderTime(seconds: number) {
    return html`<span class="quiet">${secondsText(Math.round(seconds))}</span>`;
  }

  #renderChoice(name: 'mode' | 'onLate', value: string, text: string, isChosen: boolean) {
    return html`<label class="choice"><input type="radio" name=${name} value=${value} .checked=${isChosen} @change=${this.#changed} />${text}</label>`;
  }

  readonly #changed = (event: Event) => {
    const { name, value, valueAsNumber } = event.target as HTMLInputElement;
    const said = name === 'mode' || name === 'onLate' ? value : valueAsNumber;
    if (this.wish) this.wish = { ...this.wish, [name]: said };
  };

  #close() {
    this.wish = undefined;
    this.tell('closed', undefined);
  }

  async #submit(event: Event, wish: ClockWish) {
    event.preventDefault();
    const answer = await this.actions.act('set-clock', ruleFrom(wish));
    if (!isRefusal(answer) || answer.code === 'nothing-to-do') this.#close();
  }
}
customElements.define('vx-clock-dialog', ClockDialog);
