import { css } from 'lit';

/** What is Conquest's own on the last screen: players in a line each, and pennants that come down. */
export const gameOverStyles = css`
  :host {
    position: absolute;
    z-index: 3;
    inset: max(var(--room-head), var(--head-bottom, 0px)) var(--room-right) var(--peek, 0px) 0;
  }
  .lifting {
    padding: var(--wa-space-s) var(--wa-space-l);
    border-top: 1px solid var(--vx-line-faint);
  }
  :host([away]) {
    inset: max(var(--room-head), var(--head-bottom, 0px)) var(--room-right) auto auto;
  }
  /* A phone on its side: the head stands beside it. */
  @media (min-width: 34rem) and (max-height: 34rem) {
    :host,
    :host([away]) {
      top: var(--room-head);
    }
  }
  /* Without a winner's badge above them the words are beside the closing cross. */
  header:not(:has(.owner)) {
    padding-inline: 3.6rem;
  }
  header .owner {
    width: 2.2em;
    height: 2.2em;
    border-width: 4px;
    border-radius: 10px;
    font-size: 1.7rem;
    box-shadow: 0 0 0 6px color-mix(in srgb, var(--vx-brass) 35%, transparent);
  }
  .players {
    padding: var(--wa-space-xs) var(--wa-space-l);
  }
  .players li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.2em 0.7em;
    align-items: center;
    padding: 0.6em 0;
  }
  .players li + li {
    border-top: 1px solid var(--vx-line-faint);
  }
  .facts {
    grid-column: 2 / -1;
  }
  .flags {
    display: inline-flex;
    gap: 0.3em;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  .pennants {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
  }
  .pennants i {
    position: absolute;
    top: -1.2rem;
    left: calc(var(--at) * 1%);
    width: 0.7rem;
    height: 0.45rem;
    background: var(--cloth);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    opacity: 0;
    animation: flutter 3.6s calc(var(--late) * 1s) 2 ease-in both;
  }
  @keyframes flutter {
    0% {
      opacity: 0;
      transform: translateY(0) rotate(0deg);
    }
    12% {
      opacity: 0.9;
    }
    100% {
      opacity: 0;
      transform: translateY(15rem) rotate(340deg);
    }
  }
  @media (max-width: 30rem) {
    header {
      gap: 0.2em;
      padding-block: var(--wa-space-s);
    }
    header .owner {
      font-size: 1.3rem;
    }
    .players {
      padding-inline: var(--wa-space-m);
    }
    footer > * {
      flex: 1 1 40%;
    }
    footer > [variant='brand'] {
      flex-basis: 100%;
    }
  }
`;
