import { css } from 'lit';

/** A line over the board that everybody at the table must see. */
export const bannerStyles = css`
  :host {
    display: block;
  }
  .banner {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2em 0.8em;
    /* Few words stand beside their sign. */
    min-width: 17em;
    margin-bottom: 0.4rem;
    padding: 0.25em var(--wa-space-s);
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-brand-fill-quiet);
    font-size: var(--vx-text-small);
  }
  @media (max-width: 56rem) {
    .banner {
      margin: 0;
      border-width: 0 0 1px;
      border-radius: 0;
    }
    /* What is only to be known takes the board no line: it floats below the head. */
    .told {
      position: fixed;
      top: calc(var(--head-bottom, 3rem) + 0.3rem);
      right: calc(var(--room-right) + 0.4rem);
      min-width: 0;
      padding: 0 0.6em;
      border-width: 1px;
      border-radius: 999px;
      font-size: var(--vx-text-tiny);
      pointer-events: none;
    }
    .told .grow {
      flex: none;
    }
    /* The umpire's own words stand beside their buttons. */
    .own {
      flex-wrap: nowrap;
      gap: 0.5em;
    }
    .own .grow {
      flex: 1 1 0;
      min-width: 0;
      font-size: var(--vx-text-tiny);
      line-height: 1.15;
    }
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
