import { css } from 'lit';

export const turnBarStyles = css`
  .line {
    row-gap: 0.3rem;
  }
  .head {
    gap: 0.4em;
    font: 600 var(--vx-text) var(--vx-font-heading);
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
  .chips {
    display: flex;
    gap: 3px;
  }
  .chip {
    width: 0.9em;
    height: 0.45em;
    border: 1.5px solid var(--wa-color-neutral-border-normal);
    border-radius: 1em;
  }
  .chip.done {
    background: var(--wa-color-neutral-border-normal);
  }
  .chip.now {
    width: 1.6em;
    border-color: var(--wa-color-brand-fill-loud);
    background: var(--wa-color-brand-fill-loud);
  }
  /* On the colors of the bar, which this text has nothing to do with. */
  .chip .for-readers {
    background: var(--wa-color-surface-default);
    color: var(--wa-color-text-normal);
  }
  .says {
    flex: 1 1 14rem;
    font-size: var(--vx-text-small);
  }
  .asked {
    font-weight: 600;
  }
  .commands,
  .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  .command {
    gap: 0.25em;
    padding-inline: 0.5em;
  }
  .command:disabled {
    opacity: 1;
  }
  .command.over {
    border-color: var(--wa-color-danger-border-loud);
    color: var(--wa-color-danger-on-quiet);
  }
  .slips {
    max-height: 30dvh;
    padding: 0 var(--wa-space-m) 0.5rem;
    overflow: auto;
  }
  .slips ol {
    display: grid;
    gap: 0.3em;
  }
  @media (max-width: 34rem) {
    .line {
      gap: 0.25rem 0.5rem;
    }
    .chips {
      margin-inline-start: auto;
    }
    .says {
      flex-basis: 100%;
      font-size: var(--vx-text-tiny);
    }
    .deeds {
      flex: 1;
      flex-wrap: nowrap;
    }
    .deeds button {
      padding-inline: 0.5em;
    }
    .deeds .strong {
      flex: 1;
    }
  }
`;
