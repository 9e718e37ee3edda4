import { css } from 'lit';

/** Bar on top, pieces to the left, board in the middle, panels to the right; on a phone the panels are a sheet at the bottom. */
export const battleTableStyles = css`
  :host {
    display: block;
    height: 100dvh;
  }
  .table {
    display: grid;
    grid-template: 'bar bar bar' auto 'left middle right' minmax(0, 1fr) / 13rem minmax(0, 1fr) 19rem;
    height: 100%;
  }
  vx-table-bar {
    grid-area: bar;
    min-width: 0;
  }
  aside {
    min-width: 0;
    min-height: 0;
    background: var(--wa-color-surface-default);
  }
  /* What is selected is told beside the board: on it the card would hide stands and knobs. */
  .left {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-area: left;
    border-right: 1px solid var(--vx-line);
  }
  .left vx-selection-card {
    border-top: 1px solid var(--vx-line);
    padding: 0.4rem;
  }
  .right {
    grid-area: right;
    border-left: 1px solid var(--vx-line);
  }
  .scroll {
    height: 100%;
    overflow: auto;
  }
  vx-battle-middle {
    grid-area: middle;
  }
  /* Below the bars, where it hides no buttons. */
  vx-toast-host {
    top: 6.3rem;
  }
  wa-tab-group {
    height: 100%;
    --track-width: 2px;
    --indicator-color: var(--vx-brass);
  }
  wa-tab-group::part(tab-group) {
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  wa-tab-group::part(body) {
    flex: 1;
    min-height: 0;
    overflow: auto;
  }
  wa-tab {
    font-size: var(--vx-text-small);
  }
  wa-tab::part(tab) {
    gap: 0.35em;
    padding: 0.7rem 0.6rem;
  }
  .right wa-tab {
    flex: 1 1 auto;
  }
  .right wa-tab::part(tab) {
    justify-content: center;
    width: 100%;
    padding-inline: 0.2rem;
  }
  .right wa-tab-group::part(tabs) {
    width: 100%;
  }
  .right wa-tab .icon {
    display: none;
  }
  wa-tab-panel {
    position: relative;
    height: 100%;
    --padding: 0;
  }
  /* These scroll by themselves, so they need the panel's height, which the panel does not hand on. */
  vx-log-list,
  vx-chat-box {
    position: absolute;
    inset: 0;
  }
  .count {
    display: inline-grid;
    place-items: center;
    min-width: 1.4em;
    height: 1.4em;
    border-radius: 999px;
    background: var(--wa-color-brand-fill-loud);
    color: var(--wa-color-brand-on-loud);
    font-size: 0.8em;
  }
  .waiting {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--wa-space-m);
    height: 100%;
    padding: 2rem;
    text-align: center;
  }
  .wide {
    grid-template-columns: 0 minmax(0, 1fr) 0;
  }
  .wide > aside {
    display: none;
  }
  .phone {
    grid-template: 'bar' auto 'middle' minmax(0, 1fr) 'right' 44dvh / minmax(0, 1fr);
  }
  .phone.low {
    grid-template-rows: auto minmax(0, 1fr) 4.4rem;
  }
  .phone wa-tab-group::part(tabs) {
    width: 100%;
  }
  .phone wa-tab {
    flex: 1;
    min-width: 0;
    font-size: var(--vx-text-tiny);
  }
  .phone wa-tab::part(tab) {
    flex-direction: column;
    gap: 0.1rem;
    width: 100%;
    padding: 0.45rem 0;
  }
  .phone .right wa-tab .icon {
    display: inline;
    width: 1.35rem;
    height: 1.35rem;
  }
  .phone .count {
    position: absolute;
    translate: 0.9rem -0.2rem;
  }
  .phone .right {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    border-top: 1px solid var(--vx-line);
    border-left: 0;
    overflow: hidden;
  }
  /* A phone on its side, or a page zoomed to twice its size: the sheet stands beside the board. */
  @media (min-width: 34rem) and (max-height: 34rem) {
    .phone {
      grid-template: 'bar bar' auto 'middle right' minmax(0, 1fr) / minmax(0, 1fr) 19rem;
    }
    .phone.low {
      grid-template: 'bar bar' auto 'middle right' minmax(0, 1fr) / minmax(0, 1fr) 2.6rem;
    }
    .phone.low .right wa-tab-group {
      display: none;
    }
    .phone .right {
      border-top: 0;
      border-left: 1px solid var(--vx-line);
    }
  }
  .sheet {
    display: grid;
    place-items: center;
    height: 1.5rem;
    border: 0;
    background: var(--wa-color-surface-lowered);
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .sheet {
      height: 2.75rem;
    }
    .phone.low {
      grid-template-rows: auto minmax(0, 1fr) 5.65rem;
    }
  }
`;
