import '@vexillum/ui/unverified';
import { msg, str } from '@vexillum/ui/words';
import type { Profile } from '../../rules/index.ts';
import { baseStyles, buttonStyles, getLocale, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { lastOf } from '@vexillum/frame/last-of';
import { type Chapter, chaptersOf, type Only, type ValueLine, wanted } from './rules-view.ts';
import './value-editor.ts';
import { type ChapterName, chapterTitle } from './value-groups.ts';
import { sourceText } from '../source-text.ts';

/** More than this nobody reads; whoever looks for something writes another word. */
const MOST_SHOWN = 120;

/**
 * Every value of a profile, in words, with where it comes from; looked through by a word. Tells `put-value` with a path and a value where
 * the reader may change them.
 */
export class RuleValues extends VxElement {
  static override properties = {
    profile: { attribute: false },
    own: { attribute: false },
    mayChange: { type: Boolean },
    only: {},
    query: { state: true },
    opened: { state: true },
    edited: { state: true },
  };
  declare profile: Profile;
  /** The profile as it was written; the differences to it are shown. */
  declare own: Profile;
  declare mayChange: boolean;
  declare only: Only;
  declare query: string;
  declare opened: ReadonlySet<ChapterName>;
  declare edited: string | undefined;
  readonly #chaptersOf = lastOf((_key: string, played: Profile, own: Profile) => chaptersOf(played, own));
  #keys = new WeakMap<Profile, number>();
  #nextKey = 1;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
      }
      .tools {
        margin-top: 0.6em;
        display: flex;
        flex-wrap: wrap;
        gap: 0.5em;
        margin-bottom: 0.7em;
      }
      .search {
        display: flex;
        flex: 1 1 12rem;
        align-items: center;
        gap: 0.5em;
        min-height: var(--vx-button-height, 2.3em);
        padding: 0 0.7em;
        border: 1px solid var(--wa-color-neutral-border-normal);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
      }
      .search input {
        flex: 1;
        min-width: 0;
        border: 0;
        outline: 0;
        background: transparent;
        color: inherit;
        font: inherit;
      }
      .search:focus-within {
        outline: var(--wa-focus-ring);
        outline-offset: 2px;
      }
      .plain[aria-pressed='true'] {
        border-color: var(--wa-color-brand-border-loud);
        background: var(--wa-color-brand-fill-quiet);
      }
      details {
        border-top: 1px solid var(--vx-line);
      }
      summary {
        display: flex;
        align-items: center;
        gap: 0.6em;
        min-height: max(2.6em, var(--vx-target, 0px));
        padding-block: 0.25em;
        cursor: pointer;
        font: 600 1.02rem var(--vx-font-heading);
        font-variant-numeric: lining-nums;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      summary .icon {
        transition: rotate 120ms;
      }
      details[open] > summary .icon {
        rotate: 90deg;
      }
      @media (prefers-reduced-motion: reduce) {
        summary .icon {
          transition: none;
        }
      }
      li {
        padding: 0.45em 0 0.45em 1.6em;
        border-top: 1px solid var(--vx-line-faint);
      }
      .line {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 1em;
        align-items: center;
      }
      .value {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        align-items: center;
        gap: 0.2em 0.5em;
        max-width: 17rem;
        text-align: right;
      }
      .value b {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .source {
        overflow-wrap: anywhere;
        line-height: 1.35;
      }
      s {
        text-decoration-thickness: 1px;
      }
      @media (max-width: 34rem) {
        li {
          padding-left: 0;
        }
        .line {
          grid-template-columns: minmax(0, 1fr);
        }
        .value {
          justify-content: flex-start;
          max-width: none;
          text-align: left;
        }
        .value button {
          margin-left: auto;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.mayChange = false;
    this.only = 'all';
    this.query = '';
    this.opened = new Set();
  }

  /** A new answer for another profile or another language, and the same one else. */
  get #chapters(): readonly Chapter[] {
    return this.#chaptersOf(
      `${this.#keyOf(this.profile)}.${this.#keyOf(this.own)}.${getLocale()}`,
      this.profile,
      this.own,
    );
  }

  #keyOf(profile: Profile): number {
    const key = this.#keys.get(profile) ?? this.#nextKey++;
    this.#keys.set(profile, key);
    return key;
  }

  override render() {
    const found = wanted(this.#chapters, this.query, this.only);
    const count = found.reduce((sum, { lines }) => sum + lines.length, 0);
    return html`${this.#renderTools()}
      <p class="for-readers" role="status">${this.query === '' ? '' : msg(str`Values found: ${count}`)}</p>
      ${found.length === 0 ? html`<p class="empty">${this.#nothingText}</p>` : found.map((chapter) => this.#renderChapter(chapter))}`;
  }

  get #nothingText(): string {
    if (this.query !== '') return msg('No value has these words.');
    return this.only === 'changed' ? msg('This table plays by its profile.') : msg('Every value is verified.');
  }

  #renderTools() {
    return html`<div class="tools">
      <label class="search">${icon('search')}<span class="for-readers">${msg('Look for a value')}</span>
        <input type="search" autocomplete="off" placeholder=${msg('Look for a value')} .value=${this.query} @input=${(event: Event) => (this.query = (event.target as HTMLInputElement).value)} />
      </label>
      ${this.#renderOnly('unverified', msg('Unverified'))} ${this.own === this.profile ? nothing : this.#renderOnly('changed', msg('House rules'))}
    </div>`;
  }

  #renderOnly(only: Only, label: string) {
    const isOn = this.only === only;
    return html`<button type="button" class="plain" aria-pressed=${String(isOn)} @click=${() => (this.only = isOn ? 'all' : only)}>
      ${only === 'unverified' ? html`<vx-unverified plain aria-hidden="true"></vx-unverified>` : nothing}${label}
    </button>`;
  }

  #isOpen({ name }: Chapter): boolean {
    return this.query !== '' || this.only === 'changed' || this.opened.has(name);
  }

  #toggle(event: Event, { name }: Chapter) {
    event.preventDefault();
    const opened = new Set(this.opened);
    if (!opened.delete(name)) opened.add(name);
    this.opened = opened;
  }

  #renderChapter(chapter: Chapter) {
    const isOpen = this.#isOpen(chapter);
    const open = chapter.lines.filter(({ isVerified }) => !isVerified).length;
    return html`<details ?open=${isOpen}>
      <summary @click=${(event: Event) => this.#toggle(event, chapter)}>
        ${icon('chevron-right')}<span class="grow">${chapterTitle(chapter.name)}</span>
        <span class="quiet small numbers">${this.#countText(chapter.lines.length, open)}</span>
      </summary>
      ${isOpen ? this.#renderLines(chapter.lines) : nothing}
    </details>`;
  }

  #countText(count: number, open: number): string {
    if (open === 0) return String(count);
    const doubtful = msg(str`${open} unverified`);
    return this.only === 'unverified' ? doubtful : `${count} · ${doubtful}`;
  }

  #renderLines(lines: readonly ValueLine[]) {
    const rest = lines.length - MOST_SHOWN;
    return html`<ul>
        ${lines.slice(0, MOST_SHOWN).map((line) => this.#renderLine(line))}
      </ul>
      ${rest > 0 ? html`<p class="quiet small">${msg(str`… and ${rest} more: look for a word of theirs.`)}</p>` : nothing}`;
  }

  #renderLine(line: ValueLine) {
    const isEdited = this.edited === line.path;
    return html`<li>
      <div class="line">
        <div>
          <div>${line.title}</div>
          <div class="source quiet small">${line.isHouseRule ? msg('House rule of this table') : sourceText(line.source)}</div>
        </div>
        <div class="value">
          ${line.own === undefined ? nothing : html`<s class="quiet"><span class="for-readers">${msg('The profile says:')} </span>${line.own}</s>`}
          <b class="numbers">${line.text}</b>
          ${line.isVerified ? nothing : html`<vx-unverified plain></vx-unverified>`}
          ${this.mayChange && !isEdited ? html`<button type="button" class="plain small" aria-label=${msg(str`Change: ${line.title}`)} @click=${() => (this.edited = line.path)}>${msg('Change')}</button>` : nothing}
        </div>
      </div>
      ${isEdited ? this.#renderEditor(line) : nothing}
    </li>`;
  }

  #renderEditor(line: ValueLine) {
    return html`<vx-value-editor
      .profile=${this.profile}
      path=${line.path}
      label=${line.title}
      .value=${line.value}
      @put-value=${() => (this.edited = undefined)}
      @leave-value=${() => (this.edited = undefined)}
    ></vx-value-editor>`;
  }
}
customElements.define('vx-rule-values', RuleValues);
