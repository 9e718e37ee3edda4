import { css } from 'lit';

export const turnBarStyles = css`
  .line {
    display: grid;
    grid-template: 'head commands deeds' auto 'says says says' auto / auto auto 1fr;
    gap: 0 0.5rem;
    min-height: 0;
    padding: 0.1rem 0.4rem 0.35rem;
  }
  section {
    position: relative;
  }
  .line {
    --vx-button-height: max(1.9rem, var(--vx-target, 0px));
    --vx-tool-size: var(--vx-button-height);
  }
  .line button {
    padding-inline: 0.6em;
    font-size: var(--vx-text-small);
  }
  .head {
    grid-area: head;
  }
  .commands {
    grid-area: commands;
  }
  .deeds {
    grid-area: deeds;
    justify-content: flex-end;
  }
  .head {
    gap: 0.4em;
    font: 600 var(--vx-text) var(--vx-font-heading);
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
  .chips {
    position: absolute;
    right: 0.7rem;
    bottom: 2px;
    left: 0.7rem;
    display: flex;
    gap: 3px;
  }
  .chip {
    flex: 1;
    height: 4px;
    border-radius: 1em;
    background: var(--wa-color-neutral-fill-normal);
  }
  .chip.done {
    background: var(--wa-color-neutral-border-normal);
  }
  .chip.now {
    background: var(--wa-color-brand-fill-loud);
  }
  /* On the colors of the bar, which this text has nothing to do with. */
  .chip .for-readers {
    background: var(--wa-color-surface-default);
    color: var(--wa-color-text-normal);
  }
  /* However much it says, the bar is only as wide as its buttons. */
  .says {
    grid-area: says;
    contain: inline-size;
    font-size: var(--vx-text-tiny);
    line-height: 1.3;
  }
  .says button {
    --vx-button-height: max(1.6rem, var(--vx-target, 0px));
    margin-block: 0.15rem 0.25rem;
    padding-block: 0;
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
  /* Beside an open drawer all of it has no room in one line. */
  @container (max-width: 46rem) {
    .line {
      grid-template: 'head head' auto 'commands deeds' auto 'says says' auto / auto 1fr;
    }
  }
  @media (max-width: 56rem) {
    .float {
      border-width: 0 0 1px;
      border-radius: 0;
      box-shadow: none;
    }
    .line {
      grid-template: 'commands deeds' auto 'says says' auto / auto minmax(0, 1fr);
      padding: 0.1rem 0.3rem 0.35rem;
    }
    /* The head of the table tells it. */
    .head {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    /* What is to be done next often stands in its second half. */
    .says {
      display: -webkit-box;
      overflow: hidden;
      line-height: 1.2;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .commands,
    .deeds {
      flex-wrap: nowrap;
      min-width: 0;
    }
    .deeds button {
      padding-inline: 0.4em;
      font-size: var(--vx-text-small);
      line-height: 1.1;
    }
    /* Its words take two lines at most: the commands leave it the room. */
    .deeds button {
      text-wrap: balance;
    }
    .deeds .strong {
      flex: 0 1 auto;
    }
    .commands .command {
      min-width: var(--vx-target, 0px);
      padding-inline: 0.2em;
    }
    .command > .quiet:first-child + * {
      display: none;
    }
  }
`;
