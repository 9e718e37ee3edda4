import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { type HelpChapter, helpRows, helpStyles, searchHelp } from '@vexillum/frame/help/help-chapter';
import { helpChapters } from './help-chapters.ts';

/** How to play, what every button does, and the keys; with a search. */
export class ConquestHelp extends VxElement {
  static override properties = { isOpen: { state: true }, question: { state: true } };
  declare isOpen: boolean;
  declare question: string;

  static override styles = [
    baseStyles,
    buttonStyles,
    helpStyles,
    css`
      wa-dialog {
        --width: 44rem;
      }
      .learn {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.7rem;
        align-items: center;
        margin-bottom: 0.8rem;
      }
      h3 {
        margin: 1.1em 0 0.35em;
        font-size: 1.05rem;
      }
    `,
  ];

  open() {
    this.question = '';
    this.isOpen = true;
  }

  #learn() {
    this.isOpen = false;
    this.tell('learn');
  }

  override render() {
    if (!this.isOpen) return nothing;
    const chapters = searchHelp(helpChapters(), this.question);
    return html`<wa-dialog label=${msg('Help')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <div class="learn"><button type="button" class="plain" @click=${() => this.#learn()}>${icon('book')}${msg('Learn it in three minutes')}</button><span class="small quiet">${msg('A game against a machine in which every step is shown.')}</span></div>
      <wa-input type="search" with-clear autofocus label=${msg('Search the help')} .value=${this.question} @input=${(event: Event) => (this.question = (event.target as HTMLInputElement).value)}></wa-input>
      <p class="for-readers" role="status">${chapters.length === 0 ? msg('Nothing found. Try another word.') : nothing}</p>
      ${chapters.length === 0 ? html`<p class="empty" aria-hidden="true">${msg('Nothing found. Try another word.')}</p>` : chapters.map(renderChapter)}
    </wa-dialog>`;
  }
}

const renderChapter = (chapter: HelpChapter) => html`<section><h3>${chapter.title}</h3>${helpRows(chapter)}</section>`;

customElements.define('vx-conquest-help', ConquestHelp);
