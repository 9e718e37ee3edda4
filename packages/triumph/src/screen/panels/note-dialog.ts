import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg, str } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import { baseStyles, given, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { type CommandNumber, leaderOf } from '../../rules/index.ts';
import { ask, REQUEST_LIMIT } from '../requests/requests.ts';
import { putNote } from '../hand/put-down.ts';
import { storedPoint } from '../view/stored-point.ts';
import { commandsKnown } from '../wing/own-wing.ts';
import type { Battle } from '../battle.ts';
import type { LiveTable } from '../live-table.ts';

/** Pins a note to the side's plan, or a question to one of its commanders. */
export class NoteDialog extends VxElement {
  static override properties = {
    battle: given,
    live: given,
    at: { state: true },
    text: { state: true },
    to: { state: true },
  };
  declare battle: Battle;
  declare live: LiveTable;
  declare at: Point | undefined;
  declare text: string;
  /** Whom it asks; a note asks nobody. */
  declare to: CommandNumber | undefined;

  static override styles = [
    baseStyles,
    css`
      form {
        display: grid;
        gap: 0.7em;
      }
    `,
  ];

  /** `isAsking`: the first of the others' commands is asked. */
  open(at: Point, isAsking = false) {
    this.text = '';
    this.to = isAsking ? this.#others()[0] : undefined;
    this.at = at;
    // A dialog that opens gives the focus to the first control that can take it by itself, and the field is none.
    void this.updateComplete.then(() =>
      requestAnimationFrame(() => this.renderRoot.querySelector('wa-input')?.focus()),
    );
  }

  /** The commands that somebody else leads. */
  #others(): readonly CommandNumber[] {
    const { snapshot, profile, seat } = this.battle;
    const { id, side } = seat;
    if (side === undefined) return [];
    return commandsKnown(snapshot, profile, side).filter((command) => leaderOf(snapshot, side, command) !== id);
  }

  #pin(event: Event) {
    event.preventDefault();
    const { at, to, live } = this;
    const text = this.text.trim();
    this.at = undefined;
    if (!at || text === '') return;
    if (to === undefined) putNote(live, at, text);
    else if (live.plan) ask(live.plan, live.seat.id, { to, at: storedPoint(at), text });
  }

  #leaderName(command: CommandNumber): string {
    const { snapshot, seat } = this.battle;
    const leader = leaderOf(snapshot, seat.side ?? '', command);
    return (leader === undefined ? undefined : snapshot.public.seat.get(leader)?.name) ?? msg('nobody yet');
  }

  override render() {
    if (!this.at) return nothing;
    const title = this.to === undefined ? msg('Pin a note') : msg('Ask a commander');
    return html`<wa-dialog label=${title} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.at = undefined))}>
      <form @submit=${(event: Event) => this.#pin(event)}>
        <div class="row">
          <wa-input class="grow" label=${this.to === undefined ? msg('Note') : msg('Question')} maxlength=${REQUEST_LIMIT} .value=${this.text} @input=${(event: Event) => (this.text = (event.target as HTMLInputElement).value)}></wa-input>
          <wa-button type="submit" variant="brand" style="align-self:end">${msg('Pin')}</wa-button>
        </div>
        ${this.#renderTo()}
      </form>
    </wa-dialog>`;
  }

  #renderTo() {
    const others = this.#others();
    if (others.length === 0) return nothing;
    const choose = ({ currentTarget }: Event) => {
      const { value } = currentTarget as HTMLSelectElement;
      this.to = others.find((command) => String(command) === value);
    };
    return html`<label class="row wrap">${msg('For')}
      <select aria-label=${msg('For')} @change=${choose}>
        <option value="" ?selected=${this.to === undefined}>${msg('the whole side, as a note')}</option>
        ${others.map((command) => html`<option value=${command} ?selected=${this.to === command}>${msg(str`Command ${command}: ${this.#leaderName(command)}`)}</option>`)}
      </select>
    </label>`;
  }
}
customElements.define('vx-note-dialog', NoteDialog);
