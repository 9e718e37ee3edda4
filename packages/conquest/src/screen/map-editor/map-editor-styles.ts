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
  /* On the board, so that nothing moves it when it comes or goes. */
  .draws {
    grid-area: board;
    place-self: start;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0.2em 0.8em;
    align-items: center;
    margin: 0.6rem;
    padding: 0.15em 0.6em;
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
  }
  /* At the other end of the board, where no outline's own words stand. */
  .theirs {
    grid-area: board;
    place-self: end start;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em 0.6em;
    align-items: center;
    max-width: calc(100% - 1.2rem);
    margin: 0.6rem 0.6rem 3rem;
    padding: 0.4em 0.6em;
    border: 1px solid var(--vx-brass);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
  }
  .theirs p {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    margin: 0;
  }
  .theirs button {
    min-height: max(2.1em, var(--vx-target, 0px));
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
  .draws label {
    min-height: max(2.1em, var(--vx-target, 0px));
  }
  .draws input {
    width: 1.15em;
    height: 1.15em;
    accent-color: var(--wa-color-brand-fill-loud);
  }
  @media (max-width: 30rem) {
    .editor {
      grid-template-rows: auto 50dvh auto;
      padding-inline: 0.3rem;
    }
    h1 {
      flex: 1 1 60%;
    }
    .tools,
    .bar {
      gap: 0;
    }
    .bar {
      row-gap: 0.3rem;
      justify-content: space-between;
    }
    .tools {
      padding: 0;
    }
    /* Two fingers do that. */
    .zoom {
      display: none;
    }
    .saved span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .saved.lost span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;
