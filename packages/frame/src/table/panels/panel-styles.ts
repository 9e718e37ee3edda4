import { buttonStyles } from '@vexillum/ui';
import { css } from 'lit';

/** What the panels beside the board share. */
export const panelStyles = [
  buttonStyles,
  css`
  :host {
    display: block;
  }
  .pad {
    padding: var(--wa-space-s);
  }
  section + section {
    border-top: 1px solid var(--vx-line);
  }
  h2 {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 0 0.5em;
    font-size: 1rem;
  }
  h2 .quiet {
    white-space: nowrap;
  }
  h3 {
    font: 600 var(--vx-text-small) var(--wa-font-family-body);
  }
`,
];
