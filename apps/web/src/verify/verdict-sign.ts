import { html, svg, type TemplateResult } from 'lit';

const shapes = {
  good: svg`<path d="M4.5 12.5l5 5 10-11" />`,
  bad: svg`<path d="M12 4L2.5 20h19z" stroke-linejoin="round" /><path d="M12 10v4.500M12 17v.5" />`,
} as const;

/** Drawn here and not fetched: a verdict is given without any server. */
export const verdictSign = (name: keyof typeof shapes): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true" focusable="false">${shapes[name]}</svg>`;
