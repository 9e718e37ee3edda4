import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, given, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { fullProfileAt } from '../../rules/index.ts';
import { ownProfile } from '../rules-of-table/rules-view.ts';
import type { Battle } from '../battle.ts';
import { quickReference, type ReferenceLine, type ReferenceSection } from './quick-reference.ts';

/** On paper as on the screen: two columns where they fit, no section's head alone at a column's end. */
const pageStyles = css`
  .page {
    columns: 19rem 2;
    column-gap: 2rem;
    font-size: 0.9rem;
    line-height: 1.35;
  }
  h3 {
    margin: 0.9em 0 0.3em;
    font-size: 1.05rem;
    break-after: avoid;
  }
  .page section:first-child h3 {
    margin-top: 0;
  }
  p {
    margin: 0.2em 0;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(45%);
    gap: 0.1em 0.8em;
    margin: 0.2em 0;
  }
  .told {
    grid-template-columns: 7.5rem minmax(0, 1fr);
  }
  dt {
    break-inside: avoid;
  }
  dd {
    margin: 0;
    font-weight: 600;
    text-align: right;
    overflow-wrap: anywhere;
  }
  .told dt {
    font-weight: 600;
  }
  .told dd {
    font-weight: 400;
    text-align: left;
  }
`;

/** A battle on one page. */
export class QuickReferenceDialog extends VxElement {
  static override properties = { battle: given, isOpen: { state: true } };
  declare battle: Battle;
  declare isOpen: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    pageStyles,
    css`
      wa-dialog {
        --width: 62rem;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: center;
        gap: 0.5em 1em;
        margin-bottom: 0.8em;
      }
    `,
  ];

  open() {
    this.isOpen = true;
  }

  override render() {
    if (!this.isOpen) return nothing;
    const { snapshot } = this.battle;
    const sections = quickReference(fullProfileAt(snapshot), ownProfile(snapshot));
    return html`<wa-dialog label=${msg('Quick reference')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <div class="head">
        <span class="quiet">${this.battle.profile.name}. ${msg('In our own words. An asterisk marks what neither a rulebook nor two agreeing sources say.')}</span>
        <button type="button" class="plain" @click=${() => this.#print()}>${icon('print')}${msg('Print it')}</button>
      </div>
      <div class="page">${sections.map((section) => this.#renderSection(section))}</div>
    </wa-dialog>`;
  }

  #renderSection({ title, says, isTold, lines }: ReferenceSection) {
    return html`<section>
      <h3>${title}</h3>
      ${says.map((text) => html`<p>${text}</p>`)}
      <dl class=${isTold ? 'told' : ''}>${lines.map((line) => this.#renderLine(line))}</dl>
    </section>`;
  }

  #renderLine({ title, text, source, isVerified }: ReferenceLine) {
    const mark = isVerified ? nothing : html`<sup>*</sup>`;
    return html`<dt title=${source}>${title}${mark}</dt><dd>${text}</dd>`;
  }

  /** On a page of its own, so that nothing of the table is printed. */
  #print() {
    const page = this.renderRoot.querySelector('.page');
    if (!page) return;
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
    frame.title = msg('Quick reference');
    document.body.append(frame);
    const { contentDocument: paper, contentWindow: view } = frame;
    if (!paper || !view) return frame.remove();
    const style = paper.createElement('style');
    style.textContent = `body { font: 9pt/1.35 sans-serif; } ${pageStyles.cssText} .page { font-size: 8.5pt; }`;
    paper.head.append(style);
    paper.title = msg('Quick reference');
    paper.body.append(paper.importNode(page, true));
    view.addEventListener('afterprint', () => frame.remove());
    view.print();
  }
}
customElements.define('vx-quick-reference', QuickReferenceDialog);
