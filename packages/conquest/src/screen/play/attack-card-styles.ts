import { css } from 'lit';

export const attackCardStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.3rem;
    min-width: 0;
    font-size: var(--vx-text-small);
  }
  section {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.35rem;
    align-items: center;
    min-width: 0;
  }
  .more {
    display: contents;
  }
  .targets {
    order: -1;
    flex: 1 1 100%;
  }
  .line {
    /* Else what only readers hear lies beside the row, and makes the page of a phone as wide as all its targets. */
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.35rem;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
    /* It goes on there. */
    padding-inline-end: 1.5rem;
    mask-image: linear-gradient(to right, #000 calc(100% - 1.5rem), transparent);
  }
  .line > * {
    flex: none;
  }
  /* Always two lines high: otherwise the board would move under the pointer that it tells about. */
  .sentence {
    display: -webkit-box;
    flex: 1 1 100%;
    height: 2.7em;
    overflow: hidden;
    line-height: 1.35;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .sentence b {
    font-weight: 650;
  }
  .plain {
    min-height: max(2em, var(--vx-target, 0px));
    white-space: nowrap;
  }
  .target {
    gap: 0.4em;
  }
  .target[aria-pressed='true'] {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-normal);
    color: var(--wa-color-brand-on-normal);
    font-weight: 600;
  }
  .target b {
    font-variant-numeric: tabular-nums;
  }
  .keep {
    display: inline-flex;
    align-items: center;
    gap: 0.6em;
  }
  vx-number-stepper {
    font-size: var(--vx-text-small);
  }
  .short,
  .ask {
    display: none;
  }
  /* A small screen belongs to the map: one row, and the rest over the map where it is asked for. */
  @media (max-width: 56rem) {
    section {
      flex-wrap: nowrap;
    }
    .short,
    .ask {
      display: inline-flex;
    }
    .long,
    .follow ~ .aim,
    .aim:not(.aimed) .sentence {
      display: none;
    }
    /* Beside the dice there is little room: what is long takes two lines. */
    section > .plain {
      min-width: 0;
      padding-inline: 0.5em;
      line-height: 1.15;
      white-space: normal;
    }
    section > .ask {
      flex: none;
      justify-content: center;
      min-width: max(2em, var(--vx-target, 0px));
    }
    .aimed > .more {
      position: absolute;
      z-index: 4;
      right: 0.4rem;
      bottom: calc(100% + 0.4rem);
      left: 0.4rem;
      display: none;
      gap: 0.4rem;
      padding: 0.6rem;
      border: 1px solid var(--vx-line);
      border-radius: var(--wa-border-radius-m);
      background: var(--wa-color-surface-raised);
      box-shadow: var(--vx-shadow);
    }
    .open > .more {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    .aimed .sentence {
      display: block;
      height: auto;
    }
  }
  /* A phone on its side has the map beside it. */
  @media (min-width: 34rem) and (max-height: 34rem) {
    .aimed > .more {
      right: calc(100% + 0.4rem);
      bottom: 0;
      left: auto;
      width: 19rem;
    }
  }
`;
