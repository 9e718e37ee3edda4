import { msg } from '@vexillum/ui/words';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { appVersion } from '@vexillum/frame/about/app-version';
import { type Changes, changesOf, type Reader, readers } from '../about/change-lines.ts';
import { pageStyles } from '@vexillum/frame/styles/page-styles';

/** What has changed from version to version, and whom it concerns. */
export class ChangesScreen extends VxElement {
  static override properties = { reader: { state: true }, changes: { state: true } };
  declare reader: Reader | 'all';
  /** None until they have been read; `missing` where they could not be. */
  declare changes: readonly Changes[] | 'missing' | undefined;

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      .readers {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
        margin: var(--wa-space-m) 0;
      }
      .plain[aria-pressed='true'] {
        border-color: var(--wa-color-brand-border-loud);
        background: var(--wa-color-brand-fill-normal);
        color: var(--wa-color-brand-on-normal);
      }
      li {
        display: grid;
        grid-template-columns: 6rem minmax(0, 1fr);
        gap: 0.2em 1em;
        padding: 0.45em 0;
        border-top: 1px solid var(--vx-line-faint);
      }
      @media (max-width: 30rem) {
        li {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.reader = 'all';
    void readChanges().then((changes) => (this.changes = changes ?? 'missing'));
  }

  override render() {
    const { reader } = this;
    return html`<div class="page">
      <h1>${msg('What has changed')}</h1>
      <p class="quiet">${msg('This page is version')} ${appVersion}. ${msg('Newest first; read it before you update a server of your own.')}</p>
      <div class="readers" role="group" aria-label=${msg('For whom')}>
        ${(['all', ...readers] as const).map((each) => html`<button type="button" class="plain" aria-pressed=${each === reader} @click=${() => (this.reader = each)}>${readerText(each)}</button>`)}
      </div>
      ${this.#renderChanges()}
    </div>`;
  }

  #renderChanges() {
    const { changes, reader } = this;
    if (changes === 'missing')
      return html`<p class="empty" role="alert">${msg('The server did not answer. Try again when the connection is back.')}</p>`;
    return changes?.map((version) => this.#renderVersion(version, reader)) ?? nothing;
  }

  #renderVersion({ version, lines }: Changes, reader: Reader | 'all') {
    const shown = lines.filter((line) => reader === 'all' || line.readers.includes(reader));
    const title = version === 'Unreleased' ? msg('In this version') : version;
    return html`<section class="card" aria-label=${title}>
      <h2>${title}</h2>
      ${shown.length === 0 ? html`<p class="quiet">${msg('Nothing for these readers.')}</p>` : html`<ul lang="en">${shown.map((line) => html`<li><span class="small quiet">${line.readers.map(readerText).join(' · ')}</span><span>${line.text}</span></li>`)}</ul>`}
    </section>`;
  }
}

const readerText = (reader: Reader | 'all'): string => {
  switch (reader) {
    case 'all':
      return msg('Everybody');
    case 'player':
      return msg('Players');
    case 'umpire':
      return msg('Umpires');
    case 'host':
      return msg('Hosts');
    case 'code':
      return msg('Developers');
    default:
      return reader satisfies never;
  }
};

/** What has changed in the version that the server serves; none where it does not answer. */
const readChanges = async (): Promise<readonly Changes[] | undefined> => {
  try {
    const answer = await fetch('/changes.md');
    return answer.ok ? changesOf(await answer.text()) : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
};

// Last: a page that waits for its element makes one here, at once.
customElements.define('vx-changes-screen', ChangesScreen);
