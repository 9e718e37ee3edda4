import { css } from 'lit';

/** A listed table as a card, in the list and at its own door. */
export const tableCardStyles = css`
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .facts li {
    padding: 0.12em 0.7em;
    border: 1px solid var(--vx-line);
    border-radius: 999px;
    font-size: var(--vx-text-small);
  }
  .facts li.state {
    border-color: var(--vx-brass);
  }
  .people {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1em;
    align-items: center;
  }
  .people span {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
  }
  .note {
    margin: 0;
    padding-inline-start: 0.7em;
    border-inline-start: 3px solid var(--vx-line);
    overflow-wrap: anywhere;
  }
  .problem {
    padding: 0.6em 0.9em;
    border: 1px solid var(--vx-red);
    border-radius: var(--wa-border-radius-m);
  }
`;
