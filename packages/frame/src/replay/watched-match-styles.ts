import { css } from 'lit';

export const watchedMatchStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) minmax(17rem, max(24rem, min(32rem, 30vw)));
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
  .board {
    grid-area: board;
    display: grid;
    grid: minmax(0, 1fr) / minmax(0, 1fr);
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
  .to-list {
    display: none;
    float: inline-end;
    margin-inline-start: 0.6em;
  }
  .side {
    vertical-align: -0.05em;
  }
  .caption .dice b {
    display: inline-grid;
    place-items: center;
    min-width: 1.5em;
    height: 1.5em;
    margin: 0.1em 0 0.1em 0.1em;
    border: 1px solid var(--wa-color-neutral-border-loud);
    border-radius: 4px;
    line-height: 1;
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
      grid-template: auto minmax(13rem, 1fr) auto auto / minmax(0, 1fr);
      grid-template-areas: 'head' 'board' 'below' 'list';
    }
    .to-list {
      display: inline-flex;
    }
    .head {
      display: grid;
      grid-template: 'title verdict' 'eyes eyes' / minmax(0, 1fr) auto;
    }
    slot[name='verdict'] {
      display: block;
      grid-area: verdict;
    }
    /* One row that is pushed aside, so that the board has the room. */
    .eyes {
      grid-area: eyes;
      flex-wrap: nowrap;
      margin-inline: calc(-1 * var(--wa-space-s));
      padding-inline: var(--wa-space-s);
      overflow-x: auto;
      scrollbar-width: none;
    }
    .eyes .plain {
      flex: none;
      padding-inline: 0.5em;
      font-size: var(--vx-text-small);
    }
    vx-step-list {
      height: max(8rem, 30dvh);
      border-left: 0;
      border-top: 1px solid var(--vx-line);
    }
    vx-step-list.folded {
      display: none;
    }
  }
  /* A telephone held across: what is pressed stands beside the board. */
  @media (max-height: 30rem) and (min-width: 36rem) {
    :host {
      min-height: 0;
      grid-template: auto minmax(3rem, 1fr) auto / minmax(0, 1fr) minmax(15rem, 38%);
      grid-template-areas: 'head head' 'board list' 'board below';
    }
    .head {
      display: flex;
      flex-wrap: nowrap;
    }
    .eyes {
      min-width: 0;
    }
    .board {
      min-height: 0;
    }
    .caption {
      min-height: 0;
      max-height: 6em;
    }
    .to-list {
      display: none;
    }
    vx-step-list,
    vx-step-list.folded {
      display: block;
      height: auto;
      border-left: 1px solid var(--vx-line);
    }
  }
`;
