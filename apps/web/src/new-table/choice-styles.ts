import { css } from 'lit';

/** Cards to choose one of: a picture of a radio button, a title, a sentence. */
export const choiceStyles = css`
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: var(--wa-space-s);
    margin: 0;
    padding: 0;
    border: 0;
  }
  .choices.wide {
    grid-template-columns: 1fr;
  }
  legend {
    padding: 0;
    margin-bottom: 0.5em;
    font-weight: 600;
  }
  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    align-items: center;
    gap: 0.1em 0.7em;
    padding: 0.9em 1em;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-default);
    cursor: pointer;
  }
  .choice:has(:checked) {
    border-color: var(--wa-color-brand-border-loud);
    box-shadow: inset 0 0 0 1px var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-quiet);
  }
  .choice input {
    accent-color: var(--wa-color-brand-fill-loud);
  }
  .choice span {
    grid-column: 2;
  }
  .choice strong {
    font: 600 1.1rem var(--vx-font-heading);
    font-variant-numeric: lining-nums;
  }
`;
