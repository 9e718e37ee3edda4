import { css } from 'lit';

export const mapEditorStyles = css`
  :host {
    display: block;
  }
  .editor {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 20rem;
    grid-template-areas: 'bar bar' 'board side';
    gap: var(--wa-space-xs);
    height: calc(100dvh - 3.9rem);
    min-height: 32rem;
    padding: var(--wa-space-xs) clamp(0.5rem, 2vw, 1.25rem) var(--wa-space-s);
  }
  .bar {
    grid-area: bar;
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    align-items: center;
  }
  h1 {
    margin: 0 auto 0 0;
    font-size: 1.3rem;
    min-width: 6rem;
  }
  .tools {
    display: flex;
    gap: 2px;
    padding: 2px;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
  }
  .saved {
    display: inline-flex;
    gap: 0.35em;
    align-items: center;
  }
  .saved.lost {
    color: var(--vx-red);
    font-weight: 600;
  }
  a.plain {
    color: inherit;
    text-decoration: none;
  }
  a.strong {
    color: var(--wa-color-brand-on-loud);
  }
  vx-drawing-board {
    grid-area: board;
  }
  .side {
    grid-area: side;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-height: 0;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
  }
  .tabs {
    display: flex;
    border-bottom: 1px solid var(--vx-line);
  }
  .tabs button {
    flex: 1;
    min-width: 0;
    min-height: max(2.6rem, var(--vx-target));
    padding: 0.2em 0.3em;
    border: 0;
    border-bottom: 3px solid transparent;
    background: transparent;
    cursor: pointer;
    font-size: var(--vx-text-small);
    white-space: nowrap;
  }
  .tabs button:hover {
    background: var(--vx-hover);
  }
  .tabs button[aria-selected='true'] {
    border-bottom-color: var(--vx-brass);
    font-weight: 600;
  }
  .panel {
    min-height: 0;
    padding: var(--wa-space-s);
    overflow-y: auto;
  }
  .draws {
    display: flex;
    gap: 0.4em;
    align-items: center;
  }
  .draws label {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    min-height: var(--vx-target, 0px);
    cursor: pointer;
  }
  @media (max-width: 62rem) {
    .editor {
      grid-template: auto 58dvh auto / minmax(0, 1fr);
      grid-template-areas: 'bar' 'board' 'side';
      height: auto;
    }
    .side {
      grid-template-rows: auto auto;
    }
  }
  @media (max-width: 30rem) {
    .editor {
      padding-inline: 0.4rem;
    }
    h1 {
      flex-basis: 100%;
    }
    .tools {
      gap: 0;
    }
  }
`;
