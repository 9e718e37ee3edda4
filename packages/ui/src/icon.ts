import { html, noChange, nothing, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** The page brings our icons along, each a symbol, in a template of this id: none of them can be missing when the server is away. */
const SHEET = 'icons';

let sheet: DocumentFragment | undefined;

/** What is drawn of an icon, a new copy each time; nothing on a page without the sheet. */
export const iconParts = (name: string): SVGGElement | undefined => {
  const template = document.getElementById(SHEET);
  sheet ??= template instanceof HTMLTemplateElement ? template.content : undefined;
  const symbol = sheet?.getElementById(name);
  if (!symbol) return undefined;
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.append(...[...symbol.childNodes].map((part) => document.importNode(part, true)));
  return group;
};

/** As long as the icon stays the same its parts stay in the page. */
class Parts extends Directive {
  #name: string | undefined;

  override render(name: string) {
    if (name === this.#name) return noChange;
    this.#name = name;
    return iconParts(name) ?? nothing;
  }
}

const parts = directive(Parts);

/** A picture without words: whoever shows it gives it a label. */
export const icon = (name: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">${parts(name)}</svg>`;
