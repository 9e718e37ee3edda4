import { msg } from '@vexillum/ui/words';
import { html } from 'lit';

/** The way back to the start, at the left of every table's head; goes with `tableBarStyles`. */
export const brandLink = () =>
  html`<a class="brand" href="/" aria-label=${msg('To the start')} title=${msg('To the start')}><img src="/favicon.svg" alt="" /></a>`;
