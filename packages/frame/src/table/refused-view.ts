import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import { msg } from '@vexillum/ui/words';
import type { LiveTable } from '@vexillum/table';
import { css, html } from 'lit';

/** In the place of a table that this seat may not, or may no longer, sit at; goes with `waitingStyles`. */
export const refusedView = (live: LiveTable, reason: string) =>
  html`<div class="waiting" role="alert">
    <h1>${msg('You are not at the table')}</h1>
    <p>${reason}</p>
    <div class="row">
      <wa-button variant="brand" @click=${() => live.reconnect()}>${msg('Try again')}</wa-button>
      <wa-button appearance="outlined" href="/">${msg('To the start')}</wa-button>
    </div>
  </div>`;

/** In the place of a table that is still on its way; goes with `waitingStyles`. */
export const sittingDownView = () =>
  html`<div class="waiting" role="status"><wa-spinner></wa-spinner><p>${msg('Sitting down at the table …')}</p></div>`;

export const waitingStyles = css`
  .waiting {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--wa-space-m);
    height: 100%;
    padding: 2rem;
    text-align: center;
  }
`;
