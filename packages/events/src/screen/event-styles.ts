import { css } from 'lit';

/** What all parts of an event's page share. */
export const eventStyles = css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
    gap: var(--wa-space-s);
    align-items: start;
  }
  .card {
    display: grid;
    gap: 0.5em;
    align-content: start;
    padding: 0.7em 0.9em;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
    break-inside: avoid;
  }
  .card.own {
    border-color: var(--vx-brass);
    box-shadow: inset 0 0 0 1px var(--vx-brass);
  }
  .between {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em 0.8em;
    align-items: center;
    justify-content: space-between;
  }
  .chip {
    padding: 0.1em 0.6em;
    border: 1px solid var(--vx-line);
    border-radius: 1em;
    font-size: var(--vx-text-small);
    white-space: nowrap;
  }
  .chip.asks {
    border-color: var(--vx-brass);
  }
  .chip.bad {
    border-color: var(--wa-color-danger-border-loud);
    color: var(--wa-color-danger-on-quiet);
  }
  h2 {
    font-size: 1.2rem;
  }
  h3 {
    font-size: 1.05rem;
    overflow-wrap: anywhere;
  }
  section {
    display: grid;
    gap: var(--wa-space-s);
    margin-block: var(--wa-space-s) var(--wa-space-l);
  }
  form {
    display: grid;
    gap: 0.6em;
  }
  form label {
    display: grid;
    gap: 0.2em;
    min-width: 0;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    gap: 0.6em 1em;
  }
  input,
  textarea,
  select {
    width: 100%;
    min-height: max(2.4rem, var(--vx-target));
  }
  input,
  textarea {
    padding: 0.3em 0.6em;
    border: 1px solid var(--wa-form-control-border-color);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    color: inherit;
    font: inherit;
  }
  label.box {
    display: flex;
    gap: 0.6em;
    align-items: center;
    min-height: max(2rem, var(--vx-target));
  }
  input:where([type='checkbox'], [type='radio']) {
    flex: none;
    width: 1.1em;
    min-height: 1.1em;
    accent-color: var(--wa-color-brand-fill-loud);
  }
  pre {
    max-height: 14rem;
    margin: 0;
    padding: 0.6em;
    overflow: auto;
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-lowered);
    font-size: var(--vx-text-small);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  summary {
    min-height: var(--vx-target, 2em);
    align-content: center;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    input,
    textarea,
    select {
      font-size: max(1rem, 16px);
    }
  }
  @media print {
    button,
    form,
    details:not([open]) {
      display: none !important;
    }
    .card {
      border-color: #999;
    }
  }
`;
