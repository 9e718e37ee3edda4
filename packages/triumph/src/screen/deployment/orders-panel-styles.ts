import { css } from 'lit';

export const ordersPanelStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    background: var(--wa-color-surface-default);
  }
  header,
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 0.8em;
    padding: 0.5rem var(--wa-space-m);
    border-bottom: 1px solid var(--vx-line);
    background: var(--wa-color-surface-raised);
  }
  footer {
    border: 0;
    border-top: 1px solid var(--vx-line);
  }
  h2 {
    font-size: 1.2rem;
  }
  .scroll {
    overflow: auto;
    padding: var(--wa-space-s) var(--wa-space-m) var(--wa-space-m);
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
    gap: var(--wa-space-s);
    align-items: start;
    margin-top: 0.6em;
  }
  .column {
    display: grid;
    gap: 0.5em;
    padding: 0.6em 0.7em;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
  }
  .column.over {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-quiet);
  }
  .column.march {
    border-left: 4px solid var(--vx-brass);
  }
  h3 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.5em;
    font-size: 1.05rem;
  }
  .fields {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.3em 0.6em;
    align-items: center;
    font-size: var(--vx-text-small);
  }
  .mods {
    display: inline-flex;
  }
  .mods button {
    min-width: 2.6em;
    border-radius: 0;
  }
  .mods button + button {
    margin-left: -1px;
  }
  [aria-pressed='true'] {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-normal);
    font-weight: 700;
  }
  .rows {
    display: grid;
    gap: 0.25em;
  }
  .stand {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.1em 0.5em;
    align-items: center;
    padding: 0.2em 0.35em;
    border: 1px solid var(--vx-line-faint);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    user-select: none;
  }
  .stand[draggable='true'] {
    cursor: grab;
  }
  .base {
    display: grid;
    place-items: center;
    width: 2.4em;
    height: 1.6em;
    border-top: 2px solid #fff6df;
    border-radius: 2px;
    background: var(--vx-side);
    color: var(--vx-on-side, white);
    font: 700 0.75em / 1 var(--wa-font-family-body);
  }
  .red {
    --vx-side: var(--vx-red);
  }
  .blue {
    --vx-side: var(--vx-blue);
  }
  .moves {
    display: inline-flex;
    gap: 2px;
  }
  .moves button {
    min-width: 2em;
    padding-inline: 0.35em;
  }
  .crown {
    color: var(--vx-brass);
  }
  .remarks li {
    display: flex;
    gap: 0.5em;
    align-items: baseline;
    padding: 0.1em 0;
    font-size: var(--vx-text-small);
  }
  .must {
    color: var(--wa-color-danger-on-quiet);
  }
  .remark .icon {
    color: var(--vx-brass);
  }
  .asking {
    flex: 1 1 100%;
    padding: 0.6em 0.9em;
    border: 1px solid var(--vx-brass);
    border-radius: var(--wa-border-radius-m);
  }
  vx-seals {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
    gap: 0.5em 2em;
    margin-top: 1.2em;
    padding-top: 0.8em;
    border-top: 1px solid var(--vx-line);
  }
  @media (max-width: 56rem) {
    header,
    footer,
    .scroll {
      padding-inline: 0.6rem;
    }
  }
`;
