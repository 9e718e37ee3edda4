import { css } from 'lit';

/** Below the players, over the edge of the board, which keeps clear of it (`--lesson` is its height). */
export const lessonCardStyles = css`
  .card {
    position: fixed;
    z-index: 3;
    top: calc(max(var(--room-head, 0px), var(--head-bottom, 0px)) + 0.4rem);
    right: var(--room-right);
    left: var(--room-left);
    display: grid;
    grid-template: 'count deeds' auto 'words words' auto / minmax(0, 1fr) auto;
    gap: 0.2rem 0.8rem;
    align-items: center;
    max-width: 44rem;
    margin-inline: auto;
    padding: 0.4rem 0.5rem 0.6rem 0.9rem;
    border: 1px solid var(--vx-line);
    border-inline-start: 4px solid var(--vx-brass);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
    line-height: 1.35;
  }
  .count {
    display: flex;
    grid-area: count;
    flex-wrap: wrap;
    gap: 0.2rem 0.6rem;
    align-items: center;
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-small);
    font-variant-numeric: tabular-nums;
  }
  .marks {
    display: inline-flex;
    gap: 0.25rem;
  }
  /* Learnt is filled, the one at hand is larger: told apart without their colour. */
  .marks i {
    width: 0.6rem;
    height: 0.6rem;
    border: 2px solid var(--vx-brass);
    border-radius: 50%;
  }
  .marks .done {
    background: var(--vx-brass);
  }
  .marks .now {
    scale: 1.35;
  }
  /* Fingers have none. */
  @media (pointer: coarse), (max-width: 56rem) {
    .keys {
      display: none;
    }
  }
  .deeds {
    display: flex;
    grid-area: deeds;
    gap: 0.25rem;
    align-items: center;
    justify-content: flex-end;
  }
  .deeds button {
    min-width: max(2rem, var(--vx-target, 0px));
  }
  p {
    grid-area: words;
    text-wrap: pretty;
  }
  /* Under the sheet of a phone while that is up. */
  @media (max-width: 56rem) {
    .card {
      z-index: 2;
      right: 0.4rem;
      left: 0.4rem;
      padding: 0.15rem 0.3rem 0.5rem 0.7rem;
    }
  }
`;
