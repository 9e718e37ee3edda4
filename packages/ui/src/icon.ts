import { html, type TemplateResult } from 'lit';

/** The file with our icons as symbols, served beside the app. */
export const iconSheet = '/icons.svg';

/** A picture without words: whoever shows it gives it a label. */
export const icon = (name: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
    <use href=${`${iconSheet}#${name}`}></use>
  </svg>`;
