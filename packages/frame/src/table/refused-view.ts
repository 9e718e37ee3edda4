import { msg } from '@vexillum/ui/words';
import type { LiveTable } from '@vexillum/table';
import { buttonStyles } from '@vexillum/ui';
import { css, html } from 'lit';

/** In the place of a table that this seat may not, or may no longer, sit at; goes with `waitingStyles`. */
export const refusedView = (live: LiveTable, reason: string) =>
  html`<div class="waiting" role="alert">
    <h1>${msg('You are not at the table')}</h1>
    <p>${reason}</p>
    <div class="row">
      <button type="button" class="plain strong" @click=${() => live.reconnect()}>${msg('Try again')}</button>
      <a class="plain" href="/">${msg('To the start')}</a>
    </div>
  </div>`;

/** In the place of what is still on its way; goes with `waitingStyles`. */
export const waitingView = (says: string) =>
  html`<div class="waiting" role="status"><span class="spinner"></span><p>${says}</p></div>`;

/** In the place of a table that is still on its way; goes with `waitingStyles`. */
export const sittingDownView = () => waitingView(msg('Sitting down at the table …'));

/** Nothing of a library: it would come before the board. */
export const waitingStyles = [
  buttonStyles,
  css`
    .waiting {
      display: grid;
      place-content: center;
      justify-items: center;
      gap: var(--wa-space-m);
      height: 100%;
      padding: 2rem;
      text-align: center;
    }
    .waiting .plain {
      min-height: 2.75rem;
      padding-inline: 1rem;
      color: inherit;
      text-decoration: none;
    }
    .waiting .strong {
      color: var(--wa-color-brand-on-loud);
    }
    .spinner {
      width: 2rem;
      height: 2rem;
      border: 3px solid var(--vx-line);
      border-top-color: var(--wa-color-brand-fill-loud);
      border-radius: 50%;
      animation: turn 1s linear infinite;
    }
    @media (prefers-reduced-motion: reduce) {
      .spinner {
        animation-duration: 6s;
      }
    }
    @keyframes turn {
      to {
        rotate: 1turn;
      }
    }
  `,
];
