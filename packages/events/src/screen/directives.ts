import { choiceOf, type ErrandDeed } from '@vexillum/model';
import { icon, timeOfDay } from '@vexillum/ui';
import { msg, wordsText } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import {
  type Directive,
  directivesOf,
  mayPauseTables,
  mayResumeTables,
  mayTellTables,
  pairingOf,
} from '../rules/index.ts';
import { EventPart } from './event-part.ts';
import { nameOf } from './event-words.ts';
import { formText } from './form-text.ts';

const TEXT_LIMIT = 500;
/** So many of the last ones are shown. */
const SHOWN = 3;

const deedText = (deed: ErrandDeed): string => {
  switch (deed.kind) {
    case 'pause':
      return msg('Clocks stopped');
    case 'resume':
      return msg('Clocks go on');
    case 'announce':
      return msg('Said: {0}', deed.text);
    case 'grant-time':
      return msg('More time given');
    case 'rule':
      return msg('Flag ruled');
    default:
      return deed satisfies never;
  }
};

/** What an umpire does at all tables together, and what came of it. */
class DirectivesPart extends EventPart {
  static override properties = { ...EventPart.properties, isTelling: { state: true } };
  declare isTelling: boolean;

  static override styles = [
    ...EventPart.styles,
    css`
      :host {
        display: grid;
        gap: var(--wa-space-xs);
      }
      li {
        overflow-wrap: anywhere;
      }
    `,
  ];

  override render() {
    const { seat } = this.live;
    const may = (question: typeof mayPauseTables) => choiceOf(question, this.snapshot, seat).ok;
    const last = directivesOf(this.snapshot).slice(-SHOWN).toReversed();
    const press = (action: 'pause-tables' | 'resume-tables', text: string) =>
      html`<button type="button" class="plain" @click=${() => void this.act(action, {})}>${text}</button>`;
    return html`<div class="row wrap">
        ${may(mayPauseTables) ? press('pause-tables', msg('Stop all clocks')) : nothing}
        ${may(mayResumeTables) ? press('resume-tables', msg('Let all clocks go on')) : nothing}
        ${may(mayTellTables) ? html`<button type="button" class="plain" aria-expanded=${String(this.isTelling === true)} @click=${() => (this.isTelling = !this.isTelling)}>${msg('Say something at all tables')}</button>` : nothing}
      </div>
      ${this.isTelling && may(mayTellTables) ? this.#renderTelling() : nothing}
      ${last.length === 0 ? nothing : html`<ul class="small" aria-live="polite">${last.map((one) => html`<li>${this.#renderOne(one)}</li>`)}</ul>`}`;
  }

  #renderTelling() {
    return html`<form @submit=${(event: SubmitEvent) => void this.#tell(event)}>
      <label>${msg('What everybody at the tables should know')}<textarea name="text" rows="2" required maxlength=${TEXT_LIMIT}></textarea></label>
      <div><button type="submit" class="plain strong">${msg('Say it at all tables')}</button></div>
    </form>`;
  }

  async #tell(event: SubmitEvent) {
    event.preventDefault();
    const text = formText(new FormData(event.target as HTMLFormElement), 'text');
    if (text !== '' && (await this.act('tell-tables', { text }))) this.isTelling = false;
  }

  #renderOne({ by, at, deed, keys, state, refused = [] }: Directive) {
    const done = keys.length - refused.length;
    const said = `${timeOfDay(at)} · ${nameOf(this.snapshot, by)} · ${deedText(deed)}`;
    if (state === 'open') return html`<span class="quiet">${said} · ${msg('is being done …')}</span>`;
    return html`<span class="quiet">${said} · ${msg('{0, plural, =0 {at no table} one {at # table} other {at # tables}}', done)}</span>
      ${this.#reasons(refused).map(([why, boards]) => html`<br />${icon('warning')} ${msg('Not at {0}: {1}', boards.join(', '), why)}`)}`;
  }

  /** Tables that refuse for the same reason are named together. */
  #reasons(refused: NonNullable<Directive['refused']>): readonly (readonly [string, readonly string[]])[] {
    const reasons = new Map<string, string[]>();
    for (const { key, why } of refused) {
      const text = wordsText(why);
      reasons.set(text, [...(reasons.get(text) ?? []), this.#boardText(key)]);
    }
    return [...reasons];
  }

  #boardText(key: string): string {
    const { board = 0 } = pairingOf(this.snapshot, key.slice(0, key.lastIndexOf('.'))) ?? {};
    return msg('board {0}', board);
  }
}
customElements.define('vx-event-directives', DirectivesPart);
