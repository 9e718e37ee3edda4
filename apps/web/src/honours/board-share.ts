import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html } from 'lit';
import { embedPath } from './embedded.ts';

/** Takes a board along: as a file for a spreadsheet or a program, or into a page of one's own. */
export class BoardShare extends VxElement {
  static override properties = { file: {}, page: {}, name: {} };
  /** Where the server tells the board, with what it is asked for, and without the kind of file. */
  declare file: string;
  /** The address of the board in the app. */
  declare page: string;
  declare name: string;

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5em;
        align-items: start;
        margin-top: var(--wa-space-l);
      }
      a {
        color: inherit;
        text-decoration: none;
      }
      details {
        flex-basis: 100%;
      }
      summary {
        width: fit-content;
        padding: 0.5em 0;
        cursor: pointer;
      }
      p {
        margin: 0 0 0.5em;
        font-size: var(--vx-text-small);
      }
    `,
  ];

  override render() {
    const { file, name } = this;
    const as = (kind: string) => `${file}${file.includes('?') ? '&' : '?'}as=${kind}`;
    return html`<div class="ways">
      <a class="plain" href=${as('csv')} download>${icon('download')}${msg('Save as CSV')}</a>
      <a class="plain" href=${as('json')} download>${icon('download')}${msg('Save as JSON')}</a>
      <details>
        <summary>${msg('Embed')}</summary>
        <p class="quiet">${msg('Put this into a page of your own: it shows the board as it stands, and nothing else.')}</p>
        <vx-copy-field label=${msg('Code to embed this board')} value=${frameCode(location.origin + embedPath(this.page), name)}></vx-copy-field>
      </details>
    </div>`;
  }
}

const frameCode = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

customElements.define('vx-board-share', BoardShare);
