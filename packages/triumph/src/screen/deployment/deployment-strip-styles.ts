import { css } from 'lit';

export const deploymentStripStyles = css`
  .head {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-height: var(--vx-button-height);
    padding: 0 0.3em;
    border: 0;
    border-radius: var(--wa-border-radius-m);
    background: none;
    cursor: pointer;
    text-align: left;
    font: 600 var(--vx-text) var(--vx-font-heading);
    font-variant-numeric: lining-nums;
  }
  .head:hover {
    background: var(--vx-hover);
  }
  .chips {
    display: flex;
    gap: 3px;
  }
  .chip {
    display: grid;
    place-items: center;
    width: 1.55em;
    height: 1.55em;
    border: 1.5px solid var(--wa-color-neutral-border-normal);
    border-radius: 50%;
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-tiny);
    font-variant-numeric: tabular-nums;
  }
  .chip.red {
    border-color: var(--vx-red);
  }
  .chip.blue {
    border-color: var(--vx-blue);
    border-style: dashed;
  }
  .chip.done {
    background: var(--wa-color-neutral-fill-quiet);
  }
  .chip.now {
    border-color: var(--wa-color-brand-fill-loud);
    border-style: solid;
    background: var(--wa-color-brand-fill-loud);
    color: var(--wa-color-brand-on-loud);
    font-weight: 700;
  }
  .body {
    display: grid;
    grid-template: 'now asked' auto 'next asked' 1fr / minmax(0, 1fr) minmax(0, 1.7fr);
    gap: 0.4rem 1.2rem;
    max-width: 44rem;
    /* No lower than where the cards and the board begin. */
    max-height: max(7rem, var(--room-top, 40dvh) - var(--cards, 0px) - 6.8rem);
    padding: 0.3rem 0.8rem 1rem;
    overflow: auto;
    /* It goes on there. */
    mask-image: linear-gradient(#000 calc(100% - 1rem), transparent);
  }
  /* Beside tray and drawer there is room for one column: what is asked comes first. */
  @media (min-width: 56.01rem) and (max-width: 72rem) {
    .body {
      grid-template: 'asked' auto 'now' auto 'next' 1fr / minmax(0, 1fr);
      max-height: max(7rem, var(--room-top, 40dvh) - var(--cards, 0px) - 11.5rem);
    }
  }
  .asked {
    grid-area: asked;
  }
  h2 {
    margin-bottom: 0.2em;
    font: 600 var(--vx-text-small) var(--wa-font-family-body);
    color: var(--wa-color-text-quiet);
  }
  .duty {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.3em 0.6em;
    align-items: center;
    padding: 0.3em 0;
  }
  .what {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2em 0.8em;
    align-items: center;
  }
  .what .small {
    flex: 1 1 14rem;
  }
  .duty + .duty {
    border-top: 1px solid var(--vx-line-faint);
  }
  .duty .more {
    grid-column: 2;
  }
  .box {
    width: 1em;
    height: 1em;
    border: 1.5px solid var(--wa-color-neutral-border-loud);
    border-radius: 3px;
  }
  .box.must {
    border-color: var(--vx-brass);
  }
  @media (max-width: 56rem) {
    .float {
      border-width: 0 0 1px;
      border-radius: 0;
      box-shadow: none;
    }
    .line {
      gap: 0.1rem 0.5rem;
      padding-block: 0.1rem;
    }
    .chips {
      display: none;
    }
    .body {
      grid-template: 'now' auto 'asked' auto 'next' auto / minmax(0, 1fr);
      width: auto;
      max-height: 38dvh;
    }
    .line {
      flex-wrap: nowrap;
    }
    .line > .grow {
      display: none;
    }
    .line > .plain {
      max-width: 55%;
    }
    .line > [role='status'] {
      flex: 1 1 0;
    }
    .head {
      font-size: var(--vx-text-small);
    }
  }
  @media (max-width: 56rem) and (min-width: 34rem) and (max-height: 34rem) {
    .body {
      max-height: 70dvh;
    }
  }
`;
