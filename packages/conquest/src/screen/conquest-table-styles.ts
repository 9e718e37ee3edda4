import { headBelowPills, tableRoomStyles } from '@vexillum/frame/table/table-room-styles';
import { css } from 'lit';

/** The map is the window: players above, buttons below, panels in the drawer or the sheet. */
export const conquestTableStyles = [
  tableRoomStyles,
  // The players need a row of their own sooner than the one bar of a battle does.
  headBelowPills(100),
  css`
  .playing {
    --room-bottom: 12rem;
  }
  /* Not over START. */
  .table:not(.playing) vx-new-version {
    top: calc(max(var(--room-head), var(--head-bottom, 0px)) + 0.4rem);
    bottom: auto;
  }
  vx-conquest-bar {
    display: contents;
  }
  /* Over the lobby, too: a question to a player waits there. */
  .head {
    z-index: 4;
    display: grid;
    grid-area: 1 / 2;
    gap: 0.4rem;
    justify-items: center;
    min-width: 0;
  }
  .head > * {
    max-width: 100%;
  }
  /* Above the map stands what the lesson says. */
  .learning.playing {
    --room-top: calc(max(var(--room-head), var(--head-bottom, 0px)) + 0.8rem + var(--lesson, 5rem));
  }
  .middle {
    position: absolute;
    inset: 0;
  }
  vx-conquest-board {
    position: absolute;
    inset: 0;
  }
  vx-conquest-controls {
    position: absolute;
    z-index: 1;
    right: var(--room-right);
    bottom: calc(0.5rem + env(safe-area-inset-bottom));
    left: var(--room-left);
    max-width: 60rem;
    margin-inline: auto;
  }
  /* They need the width that a drawer would leave them too little of. */
  @media (max-width: 75rem) {
    .open:not(.phone) vx-conquest-controls {
      right: 0.5rem;
    }
    .playing.open:not(.phone) .right {
      bottom: max(calc(var(--room-bottom) + 1.4rem), calc(var(--controls, 0px) + 1.5rem));
    }
  }
  /* Below two rows of players. */
  @media (min-width: 75rem) {
    .playing.crowded:not(.phone) {
      --room-top: calc(var(--room-head) + 3.1rem);
    }
  }
  .phone {
    --room-head: 3rem;
  }
  .phone.playing {
    --room-head: 6.7rem;
    --room-bottom: calc(var(--peek) + 10rem);
  }
  .phone.learning.playing {
    --tools-top: calc(var(--room-top) + 0.4rem);
  }
  .phone .head {
    grid-area: 2 / 1;
    justify-items: stretch;
    width: 100%;
  }
  /* The sign for the whole map stands beside it. */
  .phone.playing .head {
    pointer-events: none;
  }
  .phone.playing .head > * {
    pointer-events: auto;
  }
  .phone.playing :is(vx-umpire-consent, vx-own-mission) {
    justify-self: end;
    max-width: calc(100% - 4rem);
  }
  .phone vx-conquest-controls {
    right: 0;
    bottom: var(--peek);
    left: 0;
    width: auto;
    max-width: none;
  }
  /* Under a sheet that is up nobody reaches them. */
  .phone:not(.peek) vx-conquest-controls {
    visibility: hidden;
  }
  /* A phone on its side, or a page zoomed to twice its size: all but the board stands beside it. */
  @media (min-width: 34rem) and (max-height: 34rem) {
    .table.phone.playing {
      --room-head: 3rem;
      --room-right: 19rem;
      --room-bottom: 0px;
    }
    .phone .head {
      z-index: 1;
      grid-area: 2 / 1;
      justify-self: end;
      width: 19rem;
    }
    .phone vx-conquest-controls {
      left: auto;
      width: 19rem;
    }
    .phone.peek .right {
      top: auto;
      width: 19rem;
      height: var(--peek);
    }
  }
`,
];
