import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import type { Json } from '@vexillum/model';
import { msg, str, wordsText } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, given, icon, StoreController, timeOfDay, VxElement } from '@vexillum/ui';
import type { Actions } from '@vexillum/frame/table/actions';
import { css, html, nothing, type PropertyValues } from 'lit';
import {
  isAlone,
  type Position,
  POSITION_NAME_LIMIT,
  positionsOf,
  type Snapshot,
  toldPosition,
  whyNoPositions,
  whyPast,
  wishToReturn,
} from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { positionText } from './position-words.ts';

/** The moments that have names: one more is named here, and the way back to one begins here. */
export class PositionsDialog extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    isOpen: { state: true },
    text: { state: true },
    problem: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare isOpen: boolean;
  declare text: string;
  declare problem: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 36rem;
      }
      form {
        display: grid;
        gap: 0.5em;
        margin: 0.8em 0;
      }
      .field {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 0.6em;
      }
      wa-input {
        flex: 1 1 12rem;
        min-width: 0;
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.2em 1em;
        padding: 0.55em 0;
        border-top: 1px solid var(--vx-line);
        overflow-wrap: anywhere;
      }
      .title::first-letter {
        text-transform: uppercase;
      }
      .wrong {
        color: var(--wa-color-danger-on-quiet);
      }
    `,
  ];

  constructor() {
    super();
    this.isOpen = false;
    this.text = '';
  }

  open() {
    this.text = '';
    this.problem = undefined;
    this.isOpen = true;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  get #mayAct(): boolean {
    const { kind } = this.battle.seat;
    return kind === 'captain' || kind === 'umpire';
  }

  async #act(name: string, args: Json): Promise<boolean> {
    const answer = await this.actions.act(name, args);
    this.problem = answer.kind === 'ack' ? undefined : wordsText(answer.words);
    return answer.kind === 'ack';
  }

  async #name(event: Event) {
    event.preventDefault();
    if (await this.#act('name-position', { name: this.text })) this.text = '';
  }

  /** What comes of it is on the board and above it. */
  async #goBack(name: string, to: number) {
    if (await this.#act(name, { to })) this.isOpen = false;
  }

  override render() {
    if (!this.isOpen) return nothing;
    const { snapshot } = this.battle;
    const early = whyNoPositions(snapshot);
    return html`<wa-dialog label=${msg('Go back')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <p class="quiet small">${msg('Both captains go back together, or the umpire rules it. Nothing is erased: the log keeps what was done. What was opened stays open, and dice that were thrown stay thrown.')}</p>
      ${this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing}
      ${early ? html`<p>${wordsText(early.words)}</p>` : html`${this.#mayAct ? this.#renderForm() : nothing}${this.#renderList(snapshot)}`}
    </wa-dialog>`;
  }

  #renderForm() {
    const suggested = [msg('before the charge'), msg('before the shooting'), msg('before the dice')];
    return html`<form @submit=${(event: Event) => void this.#name(event)}>
      <div class="field">
        <wa-input label=${msg('Name of this moment')} maxlength=${POSITION_NAME_LIMIT} .value=${this.text} @input=${(event: Event) => (this.text = (event.target as HTMLInputElement).value)}></wa-input>
        <wa-button type="submit" variant="brand" ?disabled=${this.text.trim() === ''}>${msg('Name this moment')}</wa-button>
      </div>
      <div class="row wrap small" role="group" aria-label=${msg('Suggestions')}>
        ${suggested.map((text) => html`<button type="button" class="plain small" @click=${() => (this.text = text)}>${text}</button>`)}
      </div>
    </form>`;
  }

  #renderList(snapshot: Snapshot) {
    const positions = positionsOf(snapshot);
    if (positions.length === 0)
      return html`<p>${msg('No moment has a name yet. Each turn names itself as it begins; any other moment is named here.')}</p>`;
    return html`<ol aria-label=${msg('Moments, the latest first')}>${positions.map((position) => this.#renderPosition(snapshot, position))}</ol>`;
  }

  #renderPosition(snapshot: Snapshot, position: Position) {
    const refused = whyPast(snapshot, position);
    return html`<li>
      <div>
        <div class="title"><strong>${positionText(toldPosition(position))}</strong></div>
        <div class="quiet small">${this.#byText(position)}</div>
        ${refused ? html`<div class="quiet small">${wordsText(refused.words)}</div>` : nothing}
      </div>
      ${this.#mayAct && !refused ? this.#renderDeed(snapshot, position) : nothing}
    </li>`;
  }

  #byText({ at, kind, by }: Position): string {
    const time = timeOfDay(at);
    if (by === undefined) return time;
    const name = this.battle.nameOfSeat(by);
    return kind === 'left' ? msg(str`${time}, left by ${name}`) : msg(str`${time}, named by ${name}`);
  }

  #renderDeed(snapshot: Snapshot, { seq, ...position }: Position) {
    const { side } = this.battle;
    const wish = wishToReturn(snapshot);
    const what = positionText(toldPosition(position));
    const button = (text: string, name: string) =>
      html`<button type="button" class="plain" aria-label=${msg(str`${text}: ${what}`)} @click=${() => void this.#goBack(name, seq)}>${icon('undo')}${text}</button>`;
    if (this.battle.isUmpireWaiting) return nothing;
    if (side === undefined) return button(msg('Rule it'), 'return-to-position');
    if (isAlone(snapshot, side)) return button(msg('Go back'), 'return-to-position');
    if (!wish || wish.side === side)
      return wish?.to === seq
        ? html`<span class="quiet small">${msg('Proposed')}</span>`
        : button(msg('Propose'), 'propose-return');
    return wish.to === seq ? button(msg('Agree'), 'return-to-position') : nothing;
  }
}
customElements.define('vx-positions', PositionsDialog);
