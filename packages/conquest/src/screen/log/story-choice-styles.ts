import { css } from 'lit';

/** The log below the choice of what it tells. */
export const storyChoiceStyles = css`
  .story {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
  }
  .story > .row {
    flex: none;
    gap: 0.3em;
    padding: 0.2em var(--wa-space-s);
  }
  .story .plain[aria-pressed='true'] {
    background: var(--wa-color-brand-fill-quiet);
    font-weight: 600;
  }
  .story > vx-log-list,
  .story > vx-conquest-rounds {
    position: relative;
    inset: auto;
    flex: 1;
    min-height: 0;
  }
  :host([isPhone]) .story .plain {
    min-height: 44px;
  }
`;
