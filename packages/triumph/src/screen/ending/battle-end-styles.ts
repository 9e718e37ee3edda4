import { css } from 'lit';

/** A sheet over the whole table; put away it is one line above the board. */
export const battleEndStyles = css`
  :host {
    display: block;
  }
  .sheet {
    position: fixed;
    z-index: 7;
    inset: 0;
    display: grid;
    padding: clamp(0.5rem, 2vw, 1.5rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    background: color-mix(in srgb, var(--wa-color-surface-lowered) 70%, transparent);
  }
  .card {
    position: relative;
    width: 100%;
    max-width: 54rem;
    margin: auto;
    overflow: hidden;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
  }
  header {
    display: grid;
    justify-items: center;
    gap: 0.4em;
    padding: var(--wa-space-l) 3rem var(--wa-space-m);
    border-bottom: 1px solid var(--vx-line-faint);
    border-top: 6px solid var(--vx-end-side, var(--vx-brass));
    text-align: center;
  }
  .red {
    --vx-end-side: var(--vx-red);
  }
  .blue {
    --vx-end-side: var(--vx-blue);
  }
  h2 {
    font-size: clamp(1.4rem, 4vw, 2rem);
  }
  h3 {
    font-size: 1.05rem;
  }
  .close {
    position: absolute;
    top: 0.6rem;
    right: 0.4rem;
  }
  .parts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
    gap: var(--wa-space-m) var(--wa-space-l);
    padding: var(--wa-space-m) var(--wa-space-l);
  }
  .parts > section {
    display: grid;
    align-content: start;
    gap: 0.6em;
    min-width: 0;
  }
  .points li {
    display: grid;
    gap: 0.1em;
    padding: 0.35em 0 0.35em 0.7em;
    border-inline-start: 4px solid var(--vx-end-side, var(--vx-line));
  }
  .points li + li {
    margin-top: 0.4em;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9em;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.2em 0.4em;
    border-bottom: 1px solid var(--vx-line-faint);
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  summary {
    min-height: var(--vx-target, 1.8em);
    cursor: pointer;
  }
  .left {
    padding: 0 var(--wa-space-l) var(--wa-space-m);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    align-items: center;
    padding: var(--wa-space-m) var(--wa-space-l);
    border-top: 1px solid var(--vx-line-faint);
  }
  .problem,
  .what-next {
    flex: 1 1 100%;
  }
  @media (max-width: 34rem) {
    header {
      padding: var(--wa-space-m) 2.75rem var(--wa-space-s);
    }
    .parts,
    .left,
    footer {
      padding-inline: var(--wa-space-m);
    }
    footer > .plain {
      flex: 1 1 100%;
    }
  }
`;
