import { css } from 'lit';

/** A side's colour never stands alone: red is plain, blue is striped, one of many players has a letter. Used as `<span class="side red">`. */
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
  .side[class*=' p'] {
    display: inline-grid;
    place-items: center;
    width: 1.4em;
    height: 1.4em;
    border: 2px solid var(--side);
    background: color-mix(in srgb, var(--side) 25%, var(--wa-color-surface-default));
    box-shadow: none;
    font: 700 0.8em / 1 var(--wa-font-family-body);
    color: var(--wa-color-text-normal);
  }
  .side.p1 {
    --side: var(--vx-p1);
  }
  .side.p1::before {
    content: 'A' / '';
  }
  .side.p2 {
    --side: var(--vx-p2);
  }
  .side.p2::before {
    content: 'B' / '';
  }
  .side.p3 {
    --side: var(--vx-p3);
  }
  .side.p3::before {
    content: 'C' / '';
  }
  .side.p4 {
    --side: var(--vx-p4);
  }
  .side.p4::before {
    content: 'D' / '';
  }
  .side.p5 {
    --side: var(--vx-p5);
  }
  .side.p5::before {
    content: 'E' / '';
  }
  .side.p6 {
    --side: var(--vx-p6);
  }
  .side.p6::before {
    content: 'F' / '';
  }
  .side.p7 {
    --side: var(--vx-p7);
  }
  .side.p7::before {
    content: 'G' / '';
  }
  .side.p8 {
    --side: var(--vx-p8);
  }
  .side.p8::before {
    content: 'H' / '';
  }
`;
