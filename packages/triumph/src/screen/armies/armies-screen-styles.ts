import { css } from 'lit';

export const armiesScreenStyles = css`
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
    gap: var(--wa-space-m);
    align-items: start;
    margin-top: var(--wa-space-m);
  }
  .columns h2:not(:first-child) {
    margin-top: 1.2em;
  }
  .card > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 1em;
    align-items: center;
    justify-content: space-between;
    padding: 0.55em 0;
    border-top: 1px solid var(--vx-line);
  }
  .card > ul > li > span:first-child {
    flex: 1 1 12rem;
  }
  .games {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em 1.5em;
    margin: 1em 0 0;
    padding: 0;
    border: 0;
  }
  .games label {
    display: inline-flex;
    gap: 0.45em;
    align-items: center;
    cursor: pointer;
  }
  .games input {
    accent-color: var(--wa-color-brand-fill-loud);
  }
  .drop {
    margin-top: 0.8em;
  }
  .main {
    min-height: max(2.6em, var(--vx-target, 0px));
    margin-left: auto;
  }
  .head {
    align-items: end;
    margin-bottom: 0.8em;
  }
  .name {
    flex: 1 1 14rem;
    max-width: 24rem;
  }
  .year {
    width: 12rem;
  }
  @media (max-width: 34rem) {
    .year,
    .total {
      flex: 1 1 8rem;
      width: auto;
      min-width: 0;
    }
    .main {
      flex: 1 1 100%;
    }
  }
  .total {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    gap: 0 0.4em;
    min-width: 9rem;
  }
  .total b {
    font-size: 1.5rem;
  }
  .total.over b {
    color: var(--wa-color-danger-on-quiet);
  }
  .total meter {
    grid-column: 1 / -1;
    width: 100%;
  }
  meter::-webkit-meter-optimum-value {
    background: var(--wa-color-brand-fill-loud);
  }
  meter:-moz-meter-optimum::-moz-meter-bar {
    background: var(--wa-color-brand-fill-loud);
  }
  .flags {
    margin-bottom: 0.8em;
  }
  .split {
    margin-bottom: 0.8em;
  }
  .notes {
    display: grid;
    gap: 0.2em;
    margin-bottom: 0.6em;
  }
  .paste {
    align-items: end;
    margin: 0.8em 0;
  }
  @media print {
    .page {
      max-width: none;
      padding: 0;
    }
    .page > :not(vx-army-desk),
    .on-screen {
      display: none;
    }
  }
`;
