import { css } from 'lit';

/** A side's colour never stands alone: red is plain, blue is striped. Used as `<span class="side red">`. */
export const sideStyles = css`
  .side {
    display: inline-block;
    flex: none;
    width: 0.8em;
    height: 0.8em;
    border-radius: 2px;
    background: var(--vx-neutral-side);
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 25%);
  }
  .side.red {
    background: var(--vx-red);
    border-radius: 50%;
  }
  .side.blue {
    background: repeating-linear-gradient(135deg, var(--vx-blue) 0 3px, var(--vx-blue-pale) 3px 5px);
  }
`;
