import { css } from 'lit';

/** A map has colours of its own; the theme frames and dims them. */
export const mapPreviewStyles = css`
  :host {
    display: block;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    filter: brightness(var(--vx-map-light));
    user-select: none;
  }
  .over {
    fill: rgb(255 255 255 / 34%);
    stroke: rgb(255 255 255 / 34%);
    stroke-width: 1.3;
  }
  .over .filled {
    fill: rgb(0 0 0 / 20%);
    stroke: none;
  }
  .lanes path {
    fill: none;
    stroke: #d5e4ec;
    stroke-linecap: round;
    stroke-dasharray: 0.5% 0.6%;
    opacity: 0.85;
  }
  .edges path {
    fill: none;
    stroke: #1d1f1a;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .edges .inner {
    opacity: 0.75;
  }
  .words text {
    font-family: var(--vx-font-heading);
    font-weight: 600;
    text-anchor: middle;
    fill: #16170f;
    paint-order: stroke;
    stroke: rgb(255 255 255 / 45%);
    stroke-width: 0.16em;
    stroke-linejoin: round;
  }
  .words rect.count {
    fill: rgb(20 18 12 / 84%);
  }
  .words text.count {
    font-family: var(--wa-font-family-body);
    font-variant-numeric: tabular-nums;
    fill: #ffffff;
    stroke: none;
  }
  .region rect {
    fill: rgb(12 24 34 / 78%);
  }
  .region text {
    fill: #f2ecdc;
    stroke: none;
    font-style: italic;
  }
`;
