import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str, translated, wordsText } from '@vexillum/ui/words';
import type { Json } from '@vexillum/model';
import { type HouseValues, fullProfileAt, type Snapshot, valueAt } from '../../rules/index.ts';
import { baseStyles, buttonStyles, icon, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import './rule-values.ts';
import { type HouseLine, linesInForce, linesProposed, ownProfile } from './rules-view.ts';
import { valueText } from './value-text.ts';
import { valueTitle } from './value-words.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';

/** What this table is played by: its profile, what it plays otherwise, what is proposed, and every value. */
export class RulesDialog extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    isOpen: { state: true },
    draft: { state: true },
    problem: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare isOpen: boolean;
  /** Values that the reader is about to propose together. */
  declare draft: HouseValues;
  declare problem: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 50rem;
      }
      h2 {
        margin: 1.1em 0 0.3em;
        font-size: 1.05rem;
      }
      .house li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.2em 1em;
        align-items: center;
        padding: 0.55em 0;
        border-top: 1px solid var(--vx-line);
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: 0.4em;
      }
      .draft {
        position: sticky;
        bottom: -1.4rem;
        z-index: 1;
        margin-top: 0.8em;
        padding: 0.7em 1em;
        border: 1px solid var(--vx-brass);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        box-shadow: 0 -2px 12px rgb(0 0 0 / 0.15);
      }
      .draft .buttons {
        justify-content: flex-start;
        margin-top: 0.5em;
      }
      .draft li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.6em;
      }
      .wrong {
        color: var(--wa-color-danger-on-quiet);
      }
      @media (max-width: 34rem) {
        .house li {
          grid-template-columns: minmax(0, 1fr);
        }
        .buttons {
          justify-content: flex-start;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.draft = {};
  }

  open() {
    this.problem = undefined;
    this.isOpen = true;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  /** House rules are made by captains; an umpire's word is enough by itself. */
  get #mayChange(): boolean {
    const { kind } = this.battle.seat;
    return kind === 'captain' || kind === 'umpire';
  }

  async #act(name: string, args: Json): Promise<boolean> {
    const answer = await this.actions.act(name, args);
    this.problem = answer.kind === 'ack' ? undefined : wordsText(answer.words);
    return answer.kind === 'ack';
  }

  async #propose(values: HouseValues) {
    if (await this.#act('propose-house-rule', { values })) this.draft = {};
  }

  #put({ path, value }: { readonly path: string; readonly value: Json }) {
    this.problem = undefined;
    this.draft = { ...this.draft, [path]: value };
  }

  #drop(path: string) {
    const { [path]: _dropped, ...rest } = this.draft;
    this.draft = rest;
    this.problem = undefined;
  }

  override render() {
    if (!this.isOpen) return nothing;
    const { snapshot } = this.battle;
    const [played, own] = [fullProfileAt(snapshot), ownProfile(snapshot)];
    return html`<wa-dialog label=${msg('Rules of this table')} open @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <p><strong>${own.name}</strong></p>
      <p class="quiet small">${translated(own.description)}</p>
      ${this.#renderInForce(linesInForce(snapshot))} ${this.#renderProposed(linesProposed(snapshot))}
      <h2>${msg('All values')}</h2>
      <p class="quiet small">${this.#mayChange ? msg('A value that you change is proposed to the other side; it holds once both captains have agreed.') : msg('Captains propose other values, and both agree on them; an umpire may rule.')}</p>
      <p class="quiet small row"><vx-unverified plain aria-hidden="true"></vx-unverified>${msg('marks a value that nobody has checked against a rulebook yet.')}</p>
      <vx-rule-values .profile=${played} .own=${own} ?mayChange=${this.#mayChange} @put-value=${(event: CustomEvent<{ path: string; value: Json }>) => this.#put(event.detail)}></vx-rule-values>
      ${this.#renderDraft()}
    </wa-dialog>`;
  }

  #renderInForce(lines: readonly HouseLine[]) {
    if (lines.length === 0) return nothing;
    return html`<h2>${msg('House rules in force')}</h2>
      <ul class="house">${lines.map((line) => html`<li>${this.#renderChanges(line, originText(line))}${this.#renderBack(line)}</li>`)}</ul>`;
  }

  #renderChanges({ changes }: HouseLine, origin: string) {
    return html`<div>
      ${changes.map(({ title, text, own }) => html`<div>${title}: <strong class="numbers">${text}</strong> <span class="quiet">${msg(str`instead of ${own}`)}</span></div>`)}
      <div class="quiet small">${origin}</div>
    </div>`;
  }

  /** Back to the profile is a proposal like any other. */
  #renderBack({ record }: HouseLine) {
    if (!this.#mayChange) return nothing;
    const own = ownProfile(this.battle.snapshot);
    const values = Object.fromEntries(Object.keys(record.values).map((path) => [path, valueAt(own, path) ?? null]));
    const label = this.battle.side === undefined ? msg('Back to the profile') : msg('Propose the profile’s own');
    return html`<div class="buttons"><button type="button" class="plain" @click=${() => void this.#propose(values)}>${icon('undo')}${label}</button></div>`;
  }

  #renderProposed(lines: readonly HouseLine[]) {
    if (lines.length === 0) return nothing;
    return html`<h2>${msg('Proposed')}</h2>
      <ul class="house">${lines.map((line) => html`<li>${this.#renderChanges(line, proposedText(line))}${this.#renderAnswers(line)}</li>`)}</ul>`;
  }

  #renderAnswers({ id, record }: HouseLine) {
    if (!this.#mayChange) return nothing;
    const { side } = this.battle;
    const isOwn = side !== undefined && record.proposedBy === side;
    const isAgreed = side !== undefined && record.agreed[side] === true;
    return html`<div class="buttons">
      ${isAgreed ? nothing : html`<button type="button" class="plain strong" @click=${() => void this.#act('agree-house-rule', { proposal: id })}>${icon('check')}${side === undefined ? msg('Rule it so') : msg('Agree')}</button>`}
      <button type="button" class="plain" @click=${() => void this.#act('withdraw-house-rule', { proposal: id })}>${isOwn ? msg('Take it back') : msg('Decline')}</button>
    </div>`;
  }

  #renderDraft() {
    const paths = Object.keys(this.draft);
    const wrong = this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing;
    if (paths.length === 0) return wrong;
    const isUmpire = this.battle.side === undefined;
    return html`<section class="draft" aria-label=${msg('Your proposal')}>
      <strong>${isUmpire ? msg('Your ruling') : msg('Your proposal')}</strong>
      <ul>${paths.map((path) => this.#renderDraftLine(path))}</ul>
      ${wrong}
      <div class="buttons">
        <button type="button" class="plain strong" @click=${() => void this.#propose(this.draft)}>${isUmpire ? msg('Put it in force') : msg('Propose it')}</button>
        <button type="button" class="plain" @click=${() => ((this.draft = {}), (this.problem = undefined))}>${msg('Drop it')}</button>
      </div>
    </section>`;
  }

  #renderDraftLine(path: string) {
    const played = fullProfileAt(this.battle.snapshot);
    const title = valueTitle(played, path);
    return html`<li>
      <span>${title}: <strong class="numbers">${valueText(played, path, this.draft[path])}</strong></span>
      <vx-tool-button icon="xmark" label=${msg(str`Not this one: ${title}`)} @click=${() => this.#drop(path)}></vx-tool-button>
    </li>`;
  }
}

const originText = ({ record: { proposedBy, agreed } }: HouseLine): string => {
  if (proposedBy === 'umpire') return msg('Ruled by the umpire.');
  if (proposedBy === undefined) return msg('Given when the table was made.');
  return agreed['red'] && agreed['blue']
    ? msg('Agreed by both sides.')
    : msg(str`Proposed by ${sideTitle(proposedBy)}, put in force by the umpire.`);
};

const proposedText = ({ record: { proposedBy } }: HouseLine): string =>
  msg(
    str`Proposed by ${sideTitle(proposedBy ?? '')}. It holds once both captains have agreed, or the umpire rules so.`,
  );

customElements.define('vx-rules-dialog', RulesDialog);
