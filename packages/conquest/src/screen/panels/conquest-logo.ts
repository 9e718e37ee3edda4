import { html } from 'lit';

/** The game's sign: two lands at a strait, and a flag on one of them. */
export const conquestLogo = () =>
  html`<svg class="logo" viewBox="0 0 32 32" width="1.9rem" height="1.9rem" aria-hidden="true" focusable="false">
    <path d="M3 20 7 13l6-1 4 5-1 8-5 4-6-2z" fill="var(--vx-p1)" />
    <path d="m19 17 5-3 5 3v8l-5 4-5-3z" fill="var(--vx-p2)" />
    <path d="M11 20V3" fill="none" stroke="var(--wa-color-text-normal)" stroke-width="2.2" stroke-linecap="round" />
    <path d="M12 3.500h11l-3 3.500 3 3.500H12z" fill="var(--vx-p3)" stroke="var(--wa-color-text-normal)" stroke-width="1" stroke-linejoin="round" />
  </svg>`;
