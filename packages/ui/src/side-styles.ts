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
  .side.player-1 {
    --side: var(--vx-p1);
  }
  .side.player-1::before {
    content: 'A' / '';
  }
  .side.player-2 {
    --side: var(--vx-p2);
  }
  .side.player-2::before {
    content: 'B' / '';
  }
  .side.player-3 {
    --side: var(--vx-p3);
  }
  .side.player-3::before {
    content: 'C' / '';
  }
  .side.player-4 {
    --side: var(--vx-p4);
  }
  .side.player-4::before {
    content: 'D' / '';
  }
  .side.player-5 {
    --side: var(--vx-p5);
  }
  .side.player-5::before {
    content: 'E' / '';
  }
  .side.player-6 {
    --side: var(--vx-p6);
  }
  .side.player-6::before {
    content: 'F' / '';
  }
  .side.player-7 {
    --side: var(--vx-p7);
  }
  .side.player-7::before {
    content: 'G' / '';
  }
  .side.player-8 {
    --side: var(--vx-p8);
  }
  .side.player-8::before {
    content: 'H' / '';
  }
`;
