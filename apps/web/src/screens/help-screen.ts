import '@awesome.me/webawesome/dist/components/button/button.js';
import { helpRows, helpStyles, searchHelp } from '@vexillum/frame/help/help-chapter';
import type { Router } from '@vexillum/frame/router';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { screens } from '../all-screens.ts';
import { siteHelp } from '../help/site-help.ts';
import { TryingOut } from './trying-out.ts';

/** How the place works, with a search; the address says what was looked for. */
export class HelpScreen extends VxElement {
  static override properties = { go: { attribute: false }, question: { state: true } };
  declare go: Router['go'];
  declare question: string;
  readonly #trying = new TryingOut(this);

  static override styles = [
    baseStyles,
    pageStyles,
    helpStyles,
    css`
      label {
        display: grid;
        gap: 0.25em;
        max-width: 26rem;
        margin: var(--wa-space-m) 0;
        font-size: var(--vx-text-small);
      }
      input {
        min-height: max(2.4rem, var(--vx-target, 0px));
        padding: 0 0.7em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        color: inherit;
        font: inherit;
        font-size: var(--vx-text);
      }
      section + section {
        margin-top: var(--wa-space-l);
      }
      dt,
      dd {
        text-wrap: pretty;
      }
    `,
  ];

  constructor() {
    super();
    this.question = new URLSearchParams(location.search).get('find') ?? '';
  }

  override render() {
    const chapters = searchHelp(siteHelp(), this.question);
    return html`<div class="page">
      <h1>${msg('Help')}</h1>
      <p class="quiet">${msg('How this place works. How a game is played, and its keys, stands at its table: the question mark in the bar.')}</p>
      <label>${msg('Search the help')}<input type="search" .value=${this.question} @input=${(event: Event) => this.#find((event.target as HTMLInputElement).value)} /></label>
      <div role="status">${chapters.length === 0 ? html`<p class="empty">${msg('Nothing found. Try another word.')}</p>` : ''}</div>
      ${this.question === '' ? this.#renderTries() : nothing}
      ${chapters.map((chapter) => html`<section class="card"><h2>${chapter.title}</h2>${helpRows(chapter)}</section>`)}
      <p class="quiet">
        <a href="/verify">${msg('Check a match')}</a> · <a href="/privacy">${msg('What is kept of you')}</a> · <a href="/changes">${msg('What has changed')}</a>
      </p>
    </div>`;
  }

  /** Nothing is learnt as quickly as by playing. */
  #renderTries() {
    const { opening, problem } = this.#trying;
    const buttons = screens.flatMap(({ card, tries = [] }) =>
      tries.map(
        (each) =>
          html`<wa-button appearance="outlined" ?loading=${opening === each} @click=${() => void this.#trying.open(each, this.go)}>${card ? `${card.title}: ${each.name()}` : each.name()}</wa-button>`,
      ),
    );
    return html`<section class="card stack" aria-labelledby="tries">
      <h2 id="tries">${msg('By playing')}</h2>
      <p>${msg('A table for you alone, with one press: nobody waits for you there.')}</p>
      ${problem === undefined ? nothing : html`<p role="alert">${problem}</p>`}
      <div class="row wrap">${buttons}</div>
    </section>`;
  }

  #find(question: string) {
    this.question = question;
    history.replaceState(
      null,
      '',
      question === '' ? '/help' : `/help?${new URLSearchParams({ find: question }).toString()}`,
    );
  }
}

// Last: a page that waits for its element makes one here, at once.
customElements.define('vx-help-screen', HelpScreen);
