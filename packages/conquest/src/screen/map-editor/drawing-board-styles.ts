import { css } from 'lit';

/** A map has colours of its own; the theme frames and dims them. */
export const drawingBoardStyles = css`
  :host {
    display: block;
    position: relative;
    min-height: 0;
    overflow: hidden;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: #16303f;
    color: #f6f1e4;
  }
  svg.board {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    filter: brightness(var(--vx-map-light));
    touch-action: none;
    user-select: none;
    cursor: crosshair;
  }
  svg.board.choose {
    cursor: grab;
  }
  svg.board:focus-visible {
    outline-offset: -3px;
  }
  .lands path {
    stroke: none;
  }
  .edges path,
  .lanes path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .edges path {
    stroke: #1d1f1a;
  }
  .edges .inner {
    stroke-width: 1px;
    opacity: 0.75;
  }
  .edges .regions {
    stroke-width: 2.5px;
  }
  .edges .coast {
    stroke-width: 1.5px;
  }
  .edges .cut {
    stroke: #f3d9a0;
    stroke-width: 3px;
    stroke-dasharray: 2 5;
  }
  .lanes path {
    stroke: #d5e4ec;
    stroke-width: 2px;
    stroke-dasharray: 5 5;
  }
  .chosen {
    fill: rgb(255 255 255 / 22%);
    stroke: #ffffff;
    stroke-width: 3px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .draft {
    fill: rgb(255 255 255 / 16%);
    stroke: #ffe9a8;
    stroke-width: 2.5px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .draft.line {
    fill: none;
    stroke-dasharray: 7 4;
  }
  .corner {
    fill: #ffffff;
    stroke: #1d1f1a;
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  .corner.first,
  .corner.held {
    fill: #ffc93d;
  }
  .middle {
    fill: rgb(255 255 255 / 60%);
    stroke: #1d1f1a;
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .cursor {
    fill: none;
    stroke: #ffffff;
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  .cursor.corner-near {
    stroke: #ffc93d;
    stroke-width: 3px;
  }
  .cursor.border-near {
    stroke: #ffc93d;
    stroke-dasharray: 4 3;
  }
  .count {
    fill: rgb(20 18 12 / 84%);
    stroke: #ffffff;
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  text {
    font-family: var(--vx-font-heading);
    font-weight: 600;
    text-anchor: middle;
    fill: #16170f;
    paint-order: stroke;
    stroke: rgb(255 255 255 / 55%);
    stroke-width: 0.18em;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .mark circle {
    fill: #ffc93d;
    stroke: #1d1f1a;
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  .mark.stops circle {
    fill: #d8402f;
  }
  .mark text {
    stroke: none;
    fill: #1d1f1a;
    font-family: var(--wa-font-family-body);
    font-weight: 800;
  }
  .mark.stops text {
    fill: #ffffff;
  }
  .mark.shown circle {
    stroke: #ffffff;
    stroke-width: 3px;
  }
  .hint {
    position: absolute;
    inset: auto 0.75rem 0.75rem;
    width: fit-content;
    max-width: min(34rem, calc(100% - 1.5rem));
    margin-inline: auto;
    padding: 0.4em 0.8em;
    border-radius: var(--wa-border-radius-m);
    background: rgb(14 18 20 / 82%);
    color: #f6f1e4;
    pointer-events: none;
    text-wrap: balance;
  }
  .hint.warns {
    background: #7c2018;
  }
`;
