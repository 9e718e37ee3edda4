import { floatStyles } from '@vexillum/ui';
import { headBelowPills, tableRoomStyles } from '@vexillum/frame/table/table-room-styles';
import { css } from 'lit';

/** The board is the window; the tray of what is still to be put on it floats beside it while armies are laid out. */
export const battleTableStyles = [
  floatStyles,
  tableRoomStyles,
  headBelowPills(80),
  css`
  .tray {
    --room-left: 17.2rem;
    --card-left: 3.6rem;
    --card-width: 13.2rem;
  }
  /* Where the window is higher than the board, the room below it is for the card of what is selected. */
  .table:not(.phone) {
    --cards: 2.3rem;
    --room-top: calc(var(--room-head) + var(--cards));
    --room-bottom: max(
      4.2rem,
      min(12rem, 100dvh - var(--room-top) - var(--board-ratio) * (100vw - var(--room-left) - var(--room-right)))
    );
  }
  /* The duties of deployment hang down from the head: the board keeps clear of them from the start, so that no step moves it. */
  .laying:not(.phone) {
    --room-top: max(var(--room-head), min(22rem, 42dvh));
  }
  /* There the head has a row of its own, and what is asked needs more lines. */
  @media (max-width: 72rem) {
    .laying:not(.phone) {
      --room-top: max(var(--room-head), min(26rem, 50dvh));
    }
  }
  vx-table-bar {
    display: contents;
  }
  vx-table-steps {
    grid-area: 1 / 2;
    min-width: 0;
  }
  vx-battle-middle {
    position: absolute;
    inset: 0;
  }
  .left {
    position: absolute;
    z-index: 1;
    top: var(--room-head);
    left: 3.6rem;
    width: 13.2rem;
  }
  .left vx-pieces {
    height: auto;
    max-height: calc(100dvh - var(--room-head) - 0.5rem);
    overflow: auto;
  }
  /* The bar of a turn has a line more than other heads: all of the board lies below it. */
  .phone {
    --room-top: 7.3rem;
  }
  /* The duties of deployment, and what an umpire is asked, have a line more again. */
  .phone:is(.laying, .umpiring) {
    --room-top: 9.8rem;
  }
  .phone vx-table-steps {
    grid-area: 2 / 1 / 3 / -1;
    width: calc(100% - var(--room-right));
  }
  /* What the hand could do lies on the tabs of a sheet that is down. */
  .phone.peek.busy .right vx-battle-panels {
    visibility: hidden;
  }
  /* A phone on its side: of the sheet beside the board its handle is left, the turn is in the one bar above, and the hand has its room below. */
  @media (min-width: 34rem) and (max-height: 34rem) {
    .table.phone {
      --room-top: 4.5rem;
      --room-bottom: 3rem;
      --hand-height: 3rem;
      --room-left: 3.6rem;
      grid-template: auto auto minmax(0, 1fr) / minmax(5rem, max-content) minmax(0, 1fr) max-content;
    }
    .phone vx-table-steps {
      grid-area: 1 / 2 / 3 / 3;
      width: auto;
      border-inline: 1px solid var(--vx-line);
    }
    .phone vx-toast-host {
      grid-area: 3 / 2;
    }
    /* Of a sheet that is away its handle is left. */
    .phone.peek .right {
      top: 3rem;
      bottom: auto;
      width: 2.75rem;
      height: 3.5rem;
      border-width: 0 0 1px 1px;
      border-radius: 0 0 0 var(--wa-border-radius-l);
    }
    .phone.peek .right vx-battle-panels {
      display: none;
    }
  }
`,
];
