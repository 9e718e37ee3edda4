import { buttonStyles } from '@vexillum/ui';
import { css } from 'lit';

/** The screens that are pages (all but the table): one calm column. */
export const pageStyles = [
  buttonStyles,
  css`
  :host {
    display: block;
  }
  .page {
    max-width: var(--vx-page);
    margin: 0 auto;
    padding: var(--wa-space-l) clamp(1rem, 4vw, 2.5rem) 5rem;
  }
  .narrow {
    max-width: 34rem;
  }
  h1 {
    margin-bottom: 0.35em;
    font-size: clamp(1.6rem, 4vw, 2.3rem);
  }
  h2 {
    margin-bottom: 0.5em;
    font-size: 1.25rem;
  }
  .card {
    padding: var(--wa-space-m) var(--wa-space-l);
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
  }
  .stack {
    display: grid;
    gap: var(--wa-space-m);
  }
  .tight {
    gap: var(--wa-space-xs);
  }
  wa-callout {
    margin-bottom: var(--wa-space-s);
    font-size: var(--vx-text);
  }
  @media (max-width: 30rem) {
    .card {
      padding: var(--wa-space-m);
    }
  }
`,
];
