import { msg } from './words.ts';
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
  readonly name: string;
  readonly side?: string;
  readonly text: string;
  readonly at: string;
  readonly isTeam: boolean;
  readonly isMine: boolean;
}

export type ChatAudience = 'table' | 'side';

/** Talk at the table. Tells `say` with `{text, to}`. */
export class ChatBox extends VxElement {
  static override properties = {
    lines: { attribute: false },
    canSpeak: { attribute: false },
    hasTeam: { attribute: false },
    limit: { attribute: false },
    to: { state: true },
    draft: { state: true },
  };
  declare lines: readonly ChatLine[];
  declare canSpeak: boolean;
  declare hasTeam: boolean;
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
    if (text === '') return;
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
    return html`<div role="log" aria-label=${msg('Chat')}><ol>
      ${repeat(
        this.lines,
        (line) => line.id,
        (line) => html`<li class="${line.isMine ? 'mine' : ''} ${line.isTeam ? 'team' : ''}">
          <div class="small quiet row">
            <span class="side ${line.side ?? ''}"></span><strong>${line.name}</strong>
            ${line.isTeam ? html`<span>${msg('to the team')}</span>` : nothing}<time datetime=${line.at}>${timeOfDay(line.at)}</time>
          </div>
          <div class="bubble">${line.text}</div>
        </li>`,
      )}
    </ol></div>`;
  }

  #renderForm() {
    return html`<form @submit=${(event: Event) => this.#send(event)}>
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
