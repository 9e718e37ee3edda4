import { css } from 'lit';

export const replayTableStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) minmax(17rem, 24rem);
    grid-template-areas: 'head head' 'board list' 'below list';
    height: 100%;
    min-height: 0;
  }
  .head {
    grid-area: head;
    display: flex;
    flex-wrap: wrap;
    gap: var(--wa-space-2xs) var(--wa-space-m);
    align-items: center;
    padding: var(--wa-space-2xs) var(--wa-space-s);
    border-bottom: 1px solid var(--vx-line);
  }
  h1 {
    max-width: 24rem;
    font-size: 1.1rem;
  }
  vx-replay-board {
    grid-area: board;
    min-height: 12rem;
  }
  .below {
    grid-area: below;
    display: grid;
    gap: var(--wa-space-2xs);
    padding: var(--wa-space-xs) var(--wa-space-s);
    border-top: 1px solid var(--vx-line);
    background: var(--wa-color-surface-raised);
  }
  .caption {
    min-height: 3em;
    max-height: 6em;
    overflow: auto;
  }
  .side {
    vertical-align: -0.05em;
  }
  vx-step-list {
    grid-area: list;
    border-left: 1px solid var(--vx-line);
  }
  .eyes {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
  }
  .eyes .plain[aria-pressed='true'] {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-quiet);
    box-shadow: inset 0 0 0 1px var(--wa-color-brand-border-loud);
  }
  @media (max-width: 56rem) {
    :host {
      min-height: 34rem;
      grid-template: auto minmax(11rem, 1fr) auto minmax(7rem, 26%) / minmax(0, 1fr);
      grid-template-areas: 'head' 'board' 'below' 'list';
    }
    .eyes .plain {
      padding-inline: 0.5em;
      font-size: var(--vx-text-small);
    }
    vx-step-list {
      border-left: 0;
      border-top: 1px solid var(--vx-line);
    }
  }
`;
