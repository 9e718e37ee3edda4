import { css } from 'lit';

/** Over the whole table; put away it is one line above the board. */
export const battleEndStyles = css`
  :host {
    display: block;
  }
  .sheet {
    position: fixed;
    z-index: 7;
  }
  header {
    border-top: 6px solid var(--vx-end-side, var(--vx-brass));
  }
  .red {
    --vx-end-side: var(--vx-red);
  }
  .blue {
    --vx-end-side: var(--vx-blue);
  }
  h3 {
    font-size: 1.05rem;
  }
  .parts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
    gap: var(--wa-space-m) var(--wa-space-l);
    padding: var(--wa-space-m) var(--wa-space-l);
  }
  .story,
  .parts section {
    display: grid;
    align-content: start;
    gap: 0.6em;
    min-width: 0;
  }
  .story {
    gap: var(--wa-space-m);
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
  .left {
    padding: 0 var(--wa-space-l) var(--wa-space-m);
  }
  @media (max-width: 34rem) {
    .parts,
    .left {
      padding-inline: var(--wa-space-m);
    }
    footer > .plain {
      flex: 1 1 100%;
    }
  }
`;
