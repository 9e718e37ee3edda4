import { css } from 'lit';

/** A card in the middle of the table's head: what is asked of whom, and the buttons for it, in one line where it fits. */
export const stripStyles = css`
  :host {
    display: block;
    pointer-events: none;
  }
  section {
    margin-bottom: 0.4rem;
    pointer-events: auto;
  }
  @media (max-width: 56rem) {
    section {
      margin: 0;
    }
  }
  .line {
    display: flex;
    align-items: center;
    gap: 0.4rem 0.8rem;
    flex-wrap: wrap;
    min-height: 2.5rem;
    padding: 0.15rem 0.5rem;
  }
`;
