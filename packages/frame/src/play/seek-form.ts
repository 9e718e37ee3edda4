import { msg } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, VxElement } from '@vexillum/ui';
import type { Lasting } from '@vexillum/protocol';
import { css, html, nothing } from 'lit';
import type { OfferedGame } from '../api.ts';
import { nextAt } from './next-at.ts';
import type { SeekWish } from './play-api.ts';
import { lastingWords } from './seek-words.ts';

const NOTE_LIMIT = 140;
const lastings: readonly Lasting[] = [60, 90, 120, 150, 180, 240, 'days'];

/** What one looks for: which game, how many, when, how long. Tells `seek` with the wish, `leave` where there is none. */
export class SeekForm extends VxElement {
  static override properties = {
    games: { attribute: false },
    isBusy: { attribute: false },
    game: { state: true },
    players: { state: true },
    lasting: { state: true },
  };
  declare games: readonly OfferedGame[];
  declare isBusy: boolean;
  declare game: string;
  declare players: number;
  declare lasting: Lasting | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      form {
        display: grid;
        gap: 0.8em;
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
        gap: 0.6em 1.2em;
      }
      .fields label {
        display: grid;
        gap: 0.25em;
        align-content: start;
      }
      .fields .note {
        grid-column: 1 / -1;
      }
      label.box {
        display: flex;
        gap: 0.6em;
        align-items: center;
        min-height: var(--vx-target, 2em);
      }
      select,
      .fields input {
        width: 100%;
        min-height: max(2.5rem, var(--vx-target));
      }
      .fields input {
        padding: 0 0.7em;
        border: 1px solid var(--wa-form-control-border-color);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        color: inherit;
        font: inherit;
      }
      @media (pointer: coarse) {
        select,
        .fields input {
          font-size: max(1rem, 16px);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.games = [];
    this.isBusy = false;
    this.game = '';
    this.players = 2;
  }

  override focus() {
    this.renderRoot.querySelector('select')?.focus();
  }

  get #chosen(): OfferedGame | undefined {
    return this.games.find(({ id }) => id === this.game) ?? this.games[0];
  }

  get #mostPlayers(): number {
    return this.#chosen?.mostPlayers ?? 2;
  }

  #submit(event: SubmitEvent) {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => {
      const said = form.get(name);
      return typeof said === 'string' ? said.trim() : '';
    };
    const [when, note] = [nextAt(text('when'), new Date()), text('note')];
    const wish: Omit<SeekWish, 'name'> = {
      game: this.#chosen?.id ?? '',
      players: Math.min(this.players, this.#mostPlayers),
      ...(when === undefined ? {} : { when }),
      ...(this.lasting === undefined ? {} : { lasting: this.lasting }),
      ...(note === '' ? {} : { note }),
      whileAway: form.get('whileAway') !== null,
    };
    this.dispatchEvent(new CustomEvent('seek', { detail: wish }));
  }

  override render() {
    return html`<form @submit=${(event: SubmitEvent) => this.#submit(event)}>
      <div class="fields">
        ${this.#renderGames()} ${this.#mostPlayers > 2 ? this.#renderPlayers() : nothing}
        <label>${msg('When (empty: now)')}<input type="time" name="when" /></label>
        ${this.#renderLasting()}
        <label class="note">${msg('A short note')}<input name="note" maxlength=${NOTE_LIMIT} autocomplete="off" placeholder=${msg('Beginners welcome')} /></label>
      </div>
      <label class="box"><input type="checkbox" name="whileAway" />${msg('Also while this page is closed')}</label>
      <div class="row wrap">
        <button type="submit" class="plain strong" ?disabled=${this.isBusy || this.games.length === 0}>${msg('Look for players')}</button>
        <button type="button" class="plain" @click=${() => this.dispatchEvent(new CustomEvent('leave'))}>${msg('Cancel')}</button>
      </div>
    </form>`;
  }

  #renderGames() {
    return html`<label>${msg('What to play')}
      <select @change=${(event: Event) => (this.game = (event.target as HTMLSelectElement).value)}>
        ${this.games.map(({ id, name }) => html`<option value=${id} ?selected=${id === this.#chosen?.id}>${name}</option>`)}
      </select>
    </label>`;
  }

  #renderPlayers() {
    const numbers = Array.from({ length: this.#mostPlayers - 1 }, (_, index) => index + 2);
    return html`<label>${msg('Players, with you')}
      <select @change=${(event: Event) => (this.players = Number((event.target as HTMLSelectElement).value))}>
        ${numbers.map((count) => html`<option value=${count} ?selected=${count === this.players}>${count}</option>`)}
      </select>
    </label>`;
  }

  #renderLasting() {
    const choose = (said: string) => (this.lasting = lastings.find((lasting) => String(lasting) === said));
    return html`<label>${msg('How long')}
      <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
        <option value="">${msg('does not matter')}</option>
        ${lastings.map((lasting) => html`<option value=${lasting} ?selected=${lasting === this.lasting}>${lastingWords(lasting)}</option>`)}
      </select>
    </label>`;
  }
}

customElements.define('vx-seek-form', SeekForm);
