import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg, str } from '@vexillum/ui/words';
import type { ArmyList } from '../../rules/index.ts';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { forgetList, type KeptList, keptLists } from './list-memory.ts';
import { isLookedFor } from './own-lists.ts';

/** More are not shown at once: who has so many looks by name. */
const SHOWN = 40;

/** Army lists to choose from, found by name, theme and year. Tells `suggest` and `begin` with a list, and `forgotten`. */
export class StartLists extends VxElement {
  static override properties = { lists: { attribute: false }, wanted: { state: true }, year: { state: true } };
  /** Whoever opens or forgets one hands over the lists again. */
  declare lists: readonly KeptList[];
  declare wanted: string;
  declare year: number | null;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      .look {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6em;
        margin-bottom: 0.6em;
      }
      .look > :first-child {
        flex: 1 1 12rem;
      }
      .look > :last-child {
        flex: 0 1 9rem;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5em 1em;
        align-items: center;
        justify-content: space-between;
        padding: 0.55em 0;
        border-top: 1px solid var(--vx-line);
      }
      li > span:first-child {
        flex: 1 1 12rem;
      }
    `,
  ];

  constructor() {
    super();
    this.lists = [];
    this.wanted = '';
    this.year = null;
  }

  override render() {
    const found = this.lists.filter((kept) => isLookedFor(kept, this.wanted, this.year));
    const isMine = new Set(keptLists().map(({ list }) => list.name));
    return html`${this.lists.length > 2 || this.wanted !== '' || this.year !== null ? this.#renderLook() : nothing}
      <ul>${found.slice(0, SHOWN).map((kept) => this.#renderList(kept, isMine.has(kept.list.name)))}</ul>
      ${found.length === 0 ? html`<p class="empty small">${msg('No list is like that.')}</p>` : nothing}
      ${found.length > SHOWN ? html`<p class="small quiet">${msg(str`${found.length - SHOWN} more: look by name or year.`)}</p>` : nothing}`;
  }

  #renderLook() {
    const set = (event: Event) => (this.wanted = (event.target as HTMLInputElement).value);
    const setYear = (event: Event) => {
      const text = (event.target as HTMLInputElement).value;
      this.year = text === '' ? null : Math.trunc(Number(text));
    };
    return html`<div class="look">
      <wa-input type="search" with-clear label=${msg('Name or theme')} .value=${this.wanted} @input=${set}></wa-input>
      <wa-input type="number" label=${msg('Year (BC is negative)')} .value=${this.year === null ? '' : String(this.year)} @input=${setYear}></wa-input>
    </div>`;
  }

  #renderList({ list, themes = [] }: KeptList, isMine: boolean) {
    const about = [besidesItsName(list), ...themes].filter(Boolean).join(' · ');
    const forget = () => {
      forgetList(list);
      this.tell('forgotten');
    };
    return html`<li>
      <span><strong>${list.name}</strong><br /><span class="small quiet">${about}</span></span>
      <span class="row">
        <button type="button" class="plain" aria-label=${msg(str`Suggest an army: ${list.name}`)} @click=${() => this.tell('suggest', list)}>${icon('spark')}${msg('Suggest an army')}</button>
        <button type="button" class="plain" aria-label=${msg(str`Start empty: ${list.name}`)} @click=${() => this.tell('begin', list)}>${msg('Start empty')}</button>
        ${isMine ? html`<button type="button" class="plain" aria-label=${msg(str`Forget ${list.name}`)} title=${msg('Take it out of this browser')} @click=${forget}>${icon('trash')}</button>` : nothing}
      </span>
    </li>`;
  }
}

/** A list's long name most often begins with the short one, which stands above it. */
const besidesItsName = ({ name, extendedName }: ArmyList): string =>
  extendedName.startsWith(name) ? extendedName.slice(name.length).trim() : extendedName;

customElements.define('vx-start-lists', StartLists);
