import { svg, html, type TemplateResult } from 'lit';

const shapes = {
  play: svg`<path d="M7 4.5v15l12-7.5z" fill="currentColor" stroke-linejoin="round"/>`,
  pause: svg`<path d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z" fill="currentColor"/>`,
  next: svg`<path d="M5 5.5v13l9-6.500z" fill="currentColor"/><path d="M17.5 5.500v13" />`,
  previous: svg`<path d="M19 5.500v13l-9-6.500z" fill="currentColor"/><path d="M6.5 5.500v13" />`,
  first: svg`<path d="M12.5 5.500v13L5 12zM20 5.500v13L12.5 12z" fill="currentColor"/><path d="M4 5.500v13" />`,
  last: svg`<path d="M11.5 5.500v13L19 12zM4 5.500v13L11.5 12z" fill="currentColor"/><path d="M20 5.500v13" />`,
} as const;

/** The signs that every player of anything wears. */
export const playIcon = (name: keyof typeof shapes): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" width="1.35em" height="1.35em" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true" focusable="false">${shapes[name]}</svg>`;
