import { css } from 'lit';

/** A table of players: on a narrow screen what is `wide` is left out. */
export const boardTableStyles = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  th,
  td {
    padding: 0.5em 0.6em;
    border-top: 1px solid var(--vx-line-faint);
    text-align: start;
    vertical-align: baseline;
  }
  th {
    border-top: 0;
    font-size: var(--vx-text-small);
    font-weight: 600;
  }
  .number {
    text-align: end;
  }
  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .rules {
    display: block;
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-small);
  }
  .table {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .one-table {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1em;
    margin: var(--wa-space-s) 0;
  }
  @media (max-width: 40rem) {
    .wide {
      display: none;
    }
    th,
    td {
      padding: 0.5em 0.3em;
    }
  }
`;
