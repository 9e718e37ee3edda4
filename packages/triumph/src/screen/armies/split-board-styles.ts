import { css } from 'lit';

export const splitBoardStyles = css`
  :host {
    display: block;
  }
  .commands {
    display: grid;
    margin-top: 0.6em;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: 0.8em;
    align-items: stretch;
  }
  section {
    padding: 0.7em;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-lowered);
  }
  section.over {
    outline: 2px dashed var(--vx-brass);
    outline-offset: -3px;
  }
  section.stray {
    grid-column: 1 / -1;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6em;
    align-items: baseline;
    justify-content: space-between;
    font-size: 1.05rem;
  }
  .over-limit,
  .flag {
    color: var(--wa-color-danger-on-quiet);
  }
  .plan {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em 0.8em;
    align-items: center;
    margin: 0.4em 0;
  }
  .plan label {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
  }
  select {
    max-width: 11rem;
    font-size: var(--vx-text-small);
  }
  .mods {
    display: inline-flex;
    align-items: center;
  }
  .mods > span {
    margin-inline-end: 0.4em;
  }
  .mods .plain {
    min-width: max(2.2em, var(--vx-target));
    border-radius: 0;
    font-size: var(--vx-text-small);
  }
  .mods .plain[aria-pressed='true'] {
    border-color: var(--vx-brass);
    background: color-mix(in oklab, var(--vx-brass) 22%, transparent);
    font-weight: 700;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
    min-height: 3em;
    padding: 0.2em 0;
  }
  .chip {
    position: relative;
    display: inline-flex;
    gap: 0.3em;
    align-items: center;
    min-height: max(2.1em, var(--vx-target));
    padding: 0.15em 0.55em;
    border: 1px solid var(--wa-color-neutral-border-normal);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    cursor: grab;
    font-size: var(--vx-text-small);
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    touch-action: manipulation;
  }
  .chip[aria-pressed='true'] {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-quiet);
    box-shadow: inset 0 0 0 1px var(--wa-color-brand-border-loud);
  }
  .chip.general {
    border-color: var(--vx-brass);
    border-width: 2px;
    font-weight: 600;
  }
  .chip.ally {
    border-style: dashed;
  }
  .chip.looked {
    outline: 2px solid var(--wa-color-danger-on-quiet);
    outline-offset: 1px;
  }
  .chip.gone {
    opacity: 0.35;
  }
  .star {
    color: var(--vx-brass);
  }
  .bar {
    position: sticky;
    bottom: 0.5rem;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    align-items: center;
    margin-top: 0.7em;
    padding: 0.5em 0.8em;
    border: 1px solid var(--vx-brass);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
  }
  .ghost {
    position: fixed;
    z-index: 20;
    padding: 0.3em 0.8em;
    border: 2px solid var(--vx-brass);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
    font-size: var(--vx-text-small);
    pointer-events: none;
    transform: translate(0.8rem, -120%);
  }
`;
