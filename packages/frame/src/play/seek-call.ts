import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { type ApiProblem, type ClaimedSeat, isApiProblem } from '../api.ts';
import { problemText } from '../api-problem-text.ts';
import { noticeLeave, notify } from '../alive/turn-notice.ts';
import { TableSounds } from '../alive/table-sounds.ts';
import { type Router, tablePath } from '../router.ts';
import { type MySeek, mySeek } from './my-seek.ts';

/** Calls whoever looks for players as soon as somebody has answered, on whatever page they are: by a line, the page's title, a sound, and a notice. */
export class SeekCall extends VxElement {
  static override properties = { go: { attribute: false } };
  declare go: Router['go'];
  readonly #now = new StoreController<MySeek>(this, mySeek.$now);
  #sounds: TableSounds | undefined;
  #stopHearing = () => {};
  /** The page's title before the call, and that of the call. */
  #titles: readonly [before: string, call: string] | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      .call {
        position: fixed;
        z-index: 950;
        left: 50%;
        bottom: calc(1rem + env(safe-area-inset-bottom));
        translate: -50% 0;
        display: flex;
        flex-wrap: wrap;
        gap: 0.5em 0.9em;
        align-items: center;
        justify-content: center;
        width: max-content;
        max-width: calc(100vw - 2rem);
        padding: 0.8em 1em;
        border: 2px solid var(--vx-brass);
        border-radius: var(--wa-border-radius-l);
        background: var(--wa-color-surface-raised);
        box-shadow: var(--vx-shadow);
      }
      p {
        margin: 0;
        overflow-wrap: anywhere;
      }
      .plain {
        min-width: var(--vx-target);
        min-height: max(2.5rem, var(--vx-target));
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    this.#sounds = new TableSounds();
    let found: string | undefined;
    this.#stopHearing = mySeek.$now.subscribe((now) => {
      const table = now.kind === 'found' && !isApiProblem(now.sat) ? now.sat.table : undefined;
      if (now.kind === 'found' && table !== undefined && table !== found) this.#call(now.by, table);
      found = table;
    });
    mySeek.watch();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#stopHearing();
    this.#sounds?.close();
  }

  #call(by: string, table: string) {
    const text = msg(str`${by} plays with you`);
    this.#titles = [document.title, text];
    document.title = text;
    this.#sounds?.play(['turn']);
    if (document.hidden && noticeLeave() === 'granted') notify(text, { tag: `vexillum:found:${table}` });
  }

  #putAway() {
    const [before, call] = this.#titles ?? [];
    if (before !== undefined && document.title === call) document.title = before;
    this.#titles = undefined;
    mySeek.putAway();
  }

  #goTo({ table, seat }: ClaimedSeat) {
    this.#putAway();
    this.go(tablePath(table, seat));
  }

  override render() {
    const now = this.#now.value;
    if (now?.kind !== 'found') return nothing;
    return html`<div class="call" role="alert">${isApiProblem(now.sat) ? this.#renderProblem(now.by, now.sat) : this.#renderFound(now.by, now.sat)}</div>`;
  }

  #renderFound(by: string, sat: ClaimedSeat) {
    return html`<p>${icon('users')} ${msg(str`${by} plays with you: your table is ready.`)}</p>
      <button type="button" class="plain strong" @click=${() => this.#goTo(sat)}>${msg('Go to your table')}</button>
      <button type="button" class="plain" aria-label=${msg('Later')} title=${msg('Later: it stands under “My tables” on the start page')} @click=${() => this.#putAway()}>${icon('xmark')}</button>`;
  }

  #renderProblem(by: string, problem: ApiProblem) {
    return html`<p>${icon('warning')} ${msg(str`${by} plays with you, but your seat could not be taken just now.`)} ${problemText(problem)}</p>
      <button type="button" class="plain strong" @click=${() => void mySeek.sit(by)}>${msg('Try again')}</button>`;
  }
}

customElements.define('vx-seek-call', SeekCall);
