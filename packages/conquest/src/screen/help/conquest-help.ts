import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { type HelpChapter, helpChapters, searchHelp } from './help-chapters.ts';

/** How to play, what every button does, and the keys; with a search. */
export class ConquestHelp extends VxElement {
  static override properties = { isOpen: { state: true }, question: { state: true } };
  declare isOpen: boolean;
  declare question: string;

  static override styles = [
    baseStyles,
    css`
      wa-dialog {
        --width: 44rem;
      }
      h3 {
        margin: 1.1em 0 0.35em;
        font-size: 1.05rem;
      }
      dl {
        display: grid;
        grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr);
        gap: 0.35em 1.2em;
      }
      dt {
        font-weight: 600;
      }
      @media (max-width: 34rem) {
        dl {
          grid-template-columns: minmax(0, 1fr);
          gap: 0;
        }
        dd + dt {
          margin-top: 0.5em;
        }
      }
    `,
  ];

  open() {
    this.question = '';
    this.isOpen = true;
  }

  override render() {
    if (!this.isOpen) return nothing;
    const chapters = searchHelp(helpChapters(), this.question);
    return html`<wa-dialog label=${msg('Help')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <wa-input type="search" with-clear autofocus label=${msg('Search the help')} .value=${this.question} @input=${(event: Event) => (this.question = (event.target as HTMLInputElement).value)}></wa-input>
      <p class="for-readers" role="status">${chapters.length === 0 ? msg('Nothing found. Try another word.') : nothing}</p>
      ${chapters.length === 0 ? html`<p class="empty" aria-hidden="true">${msg('Nothing found. Try another word.')}</p>` : chapters.map(renderChapter)}
    </wa-dialog>`;
  }
}

const renderChapter = ({ title, rows }: HelpChapter) =>
  html`<section><h3>${title}</h3>
    <dl>${rows.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl></section>`;

customElements.define('vx-conquest-help', ConquestHelp);
