import { css } from 'lit';

/** The last screen of a game: a card on a sheet over the board, with who has won, what it took, and what comes next. */
export const resultStyles = css`
  .sheet {
    position: absolute;
    inset: 0;
    display: grid;
    padding: clamp(0.5rem, 2vw, 1.5rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    background: color-mix(in srgb, var(--wa-color-surface-lowered) 66%, transparent);
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
    position: relative;
    display: grid;
    justify-items: center;
    gap: 0.5em;
    padding: var(--wa-space-l) 3rem var(--wa-space-m);
    border-bottom: 1px solid var(--vx-line-faint);
    text-align: center;
  }
  h2 {
    font-size: clamp(1.4rem, 4vw, 2rem);
  }
  .close {
    position: absolute;
    top: 0.4em;
    right: 0.4em;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9em;
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
      padding: var(--wa-space-m) 3.3rem var(--wa-space-s);
    }
    footer {
      padding-inline: var(--wa-space-m);
    }
  }
`;
