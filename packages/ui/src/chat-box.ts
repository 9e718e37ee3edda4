import { msg, str } from './words.ts';
import { css, html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { baseStyles } from './base-styles.ts';
import { icon } from './icon.ts';
import { fieldStyles } from './field-styles.ts';
import { sideStyles } from './side-styles.ts';
import { timeOfDay } from './time-of-day.ts';
import { VxElement } from './vx-element.ts';

export interface ChatLine {
  readonly id: string;
  readonly seat: string;
  readonly name: string;
  readonly side?: string;
  readonly text: string;
  readonly at: string;
  readonly isTeam: boolean;
  readonly isMine: boolean;
  /** The reader does not want to read what this seat says. */
  readonly isMuted?: true;
}

/** What a reader asks about: a line of talk, or whoever sits in a seat. */
export interface AskedAbout {
  readonly seat: string;
  readonly line?: string;
}

export type ChatAudience = 'table' | 'side';

/** Talk at the table. Tells `say` with `{text, to}`, and `ask-about` with what the reader would do something about. */
export class ChatBox extends VxElement {
  static override properties = {
    lines: { attribute: false },
    canSpeak: { attribute: false },
    hasTeam: { attribute: false },
    silenced: { attribute: false },
    limit: { attribute: false },
    to: { state: true },
    draft: { state: true },
  };
  declare lines: readonly ChatLine[];
  declare canSpeak: boolean;
  declare hasTeam: boolean;
  /** Why the whole table does not hear the reader just now. */
  declare silenced: string | undefined;
  declare limit: number;
  declare to: ChatAudience;
  declare draft: string;

  static override styles = [
    baseStyles,
    fieldStyles,
    sideStyles,
    css`
      :host {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
        height: 100%;
        min-height: 0;
      }
      .lines {
        overflow: auto;
        padding: var(--wa-space-xs) var(--wa-space-s);
      }
      li {
        margin-block: 0.45em;
      }
      .bubble {
        padding: 0.35em 0.65em;
        border-radius: 0.2em 0.8em 0.8em;
        background: var(--wa-color-neutral-fill-quiet);
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
      .mine .bubble {
        background: var(--wa-color-brand-fill-quiet);
      }
      .team .bubble {
        border: 1px dashed var(--wa-color-brand-border-loud);
      }
      .about {
        min-width: var(--vx-target, 0);
        margin-left: auto;
        padding: 0 0.5em;
        background: none;
        color: inherit;
      }
      .muted {
        gap: 0.35em;
        padding: 0;
        background: none;
        color: var(--wa-color-text-quiet);
        font-size: var(--vx-text-small);
      }
      .about:hover,
      .muted:hover {
        background: var(--vx-hover);
      }
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--wa-space-2xs);
        padding: var(--wa-space-xs) var(--wa-space-s) var(--wa-space-s);
        border-top: 1px solid var(--vx-line);
      }
      .writing {
        display: flex;
        gap: var(--wa-space-2xs);
      }
      input[type='text'] {
        flex: 1;
        padding: 0.5em 0.7em;
      }
      input::placeholder {
        font-size: var(--vx-text-small);
      }
      button {
        display: inline-flex;
        align-items: center;
        gap: 0.35em;
        min-height: var(--vx-target, 0);
        padding: 0 0.7em;
        border: 0;
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-brand-fill-loud);
        color: var(--wa-color-brand-on-loud);
        cursor: pointer;
      }
      fieldset {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1em;
        margin: 0;
        padding: 0;
        border: 0;
        font-size: var(--vx-text-small);
      }
      label {
        display: inline-flex;
        gap: 0.35em;
        align-items: center;
        min-height: var(--vx-target, 0);
        cursor: pointer;
      }
      input[type='radio'] {
        accent-color: var(--wa-color-brand-fill-loud);
      }
    `,
  ];

  constructor() {
    super();
    this.to = 'table';
    this.draft = '';
  }

  protected override updated(changed: PropertyValues) {
    const list = this.renderRoot.querySelector('.lines');
    if (changed.has('lines') && list) list.scrollTop = list.scrollHeight;
  }

  #send(event: Event) {
    event.preventDefault();
    const text = this.draft.trim();
    // Whoever has nothing to send is shown where to write it.
    if (text === '') return this.renderRoot.querySelector<HTMLInputElement>('.writing input')?.focus();
    this.tell('say', { text, to: this.to });
    this.draft = '';
  }

  override render() {
    return html`<div class="lines">${this.lines.length === 0 ? this.#renderEmpty() : this.#renderLines()}</div>
      ${this.canSpeak ? this.#renderForm() : nothing}`;
  }

  #renderEmpty() {
    return html`<p class="empty">${msg('No one has said anything yet.')}</p>`;
  }

  #renderLines() {
    const shown = this.lines.filter(({ isMuted }) => !isMuted);
    const last = shown.findLast(({ isMine }) => !isMine)?.id;
    return html`<div role="log" aria-label=${msg('Chat')}><ol @keydown=${(event: KeyboardEvent) => this.#walk(event)}>
      ${repeat(
        shown,
        (line) => line.id,
        (line) => html`<li class="${line.isMine ? 'mine' : ''} ${line.isTeam ? 'team' : ''}">
          <div class="small quiet row">
            <span class="side ${line.side ?? ''}"></span><strong>${line.name}</strong>
            ${line.isTeam ? html`<span>${msg('to the team')}</span>` : nothing}<time datetime=${line.at}>${timeOfDay(line.at)}</time>
            ${line.isMine ? nothing : this.#renderAbout(line, line.id === last)}
          </div>
          <div class="bubble">${line.text}</div>
        </li>`,
      )}
    </ol></div>${this.#renderHidden()}`;
  }

  /** A hundred lines are one stop of the Tab key: from the newest the arrow keys lead to the others. */
  #renderAbout({ id, seat, name }: ChatLine, isLast: boolean) {
    return html`<button type="button" class="about" tabindex=${isLast ? 0 : -1} aria-label=${msg(str`What ${name} said here: mute, report`)} @click=${() => this.tell<AskedAbout>('ask-about', { seat, line: id })}>${icon('ellipsis')}</button>`;
  }

  #walk(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const buttons = [...this.renderRoot.querySelectorAll<HTMLButtonElement>('.about')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = at < 0 || step === 0 ? undefined : buttons[at + step];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  /** Whom the reader does not read, and how much they have said. */
  #renderHidden() {
    const counts = new Map<string, { readonly name: string; readonly count: number }>();
    for (const { seat, name, isMuted } of this.lines)
      if (isMuted) counts.set(seat, { name, count: (counts.get(seat)?.count ?? 0) + 1 });
    return [...counts].map(
      ([seat, { name, count }]) =>
        html`<button type="button" class="muted" @click=${() => this.tell<AskedAbout>('ask-about', { seat })}>${icon('eye-slash')}${msg(str`Muted: ${name} (${count})`)}</button>`,
    );
  }

  #renderForm() {
    return html`<form @submit=${(event: Event) => this.#send(event)}>
      ${this.silenced === undefined ? nothing : html`<p class="small" role="status">${this.silenced}</p>`}
      ${this.hasTeam ? this.#renderAudience() : nothing}
      <div class="writing">
        <input
          type="text"
          autocomplete="off"
          maxlength=${this.limit}
          aria-label=${msg('Message')}
          placeholder=${this.to === 'side' ? msg('Only your side reads this') : msg('Everybody reads this')}
          .value=${this.draft}
          @input=${(event: Event) => (this.draft = (event.target as HTMLInputElement).value)}
        />
        <button type="submit">${icon('send')}<span>${msg('Send')}</span></button>
      </div>
    </form>`;
  }

  #renderAudience() {
    const choice = (to: ChatAudience, text: string) => html`<label
      ><input type="radio" name="to" .checked=${this.to === to} @change=${() => (this.to = to)} />${text}</label
    >`;
    return html`<fieldset aria-label=${msg('Who hears it')}>
      ${choice('table', msg('To the table'))}${choice('side', msg('To my team'))}
    </fieldset>`;
  }
}
customElements.define('vx-chat-box', ChatBox);
