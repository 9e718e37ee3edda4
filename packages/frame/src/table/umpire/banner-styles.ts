import { css } from 'lit';

/** A line across the table that everybody there must see. */
export const bannerStyles = css`
  :host {
    display: block;
  }
  .banner {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2em 0.8em;
    padding: 0.25em var(--wa-space-s);
    border-bottom: 1px solid var(--vx-line);
    background: var(--wa-color-brand-fill-quiet);
    font-size: var(--vx-text-small);
  }
  /* Words that would be squeezed to one a line take a line of their own. */
  .grow {
    flex: 1 1 12em;
  }
  /* What can be done about them stays together. */
  .deeds {
    display: inline-flex;
    gap: 0.8em;
    margin-left: auto;
  }
`;
