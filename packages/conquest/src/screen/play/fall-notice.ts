import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { styleMap } from 'lit/directives/style-map.js';
import { passingStyles } from '@vexillum/frame/alive/passing-styles';
import { ownerMark } from '../maps/owner-marks.ts';
import type { Fall } from './fall-words.ts';

/** How long it stays, in milliseconds. */
const STAY = 4500;

/** Over the upper middle of the map a player's standard falls, for everybody to see; it goes by itself and catches no pointer. It is for eyes: the log tells it, and it is spoken from there. */
export class FallNotice extends VxElement {
  static override properties = { fall: { state: true } };
  declare fall: Fall | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = [
    baseStyles,
    passingStyles,
    css`
      :host {
        --passing-top: 0.6rem;
        padding-inline: 0.5rem;
      }
      .notice {
        display: grid;
        grid-template-columns: auto minmax(0, auto);
        gap: 0.2rem 1rem;
        align-items: center;
        max-width: min(34rem, 100%);
        padding: 0.6rem 1.2rem 0.7rem 0.8rem;
        border: 1px solid var(--vx-line);
        border-top: 4px solid var(--owner);
        border-radius: var(--wa-border-radius-l);
        background: var(--wa-color-surface-raised);
        box-shadow: var(--vx-shadow);
        animation: come calc(0.35s * var(--vx-motion, 1)) ease-out both;
      }
      svg {
        grid-row: span 2;
        width: 4.6rem;
        height: 4.6rem;
        overflow: visible;
      }
      .standard {
        transform-origin: 14px 58px;
        rotate: 72deg;
        animation: fall calc(1.5s * var(--vx-motion, 1)) cubic-bezier(0.5, 0, 0.9, 0.4) both;
      }
      .dust {
        opacity: 0;
        animation: settle calc(1.9s * var(--vx-motion, 1)) ease-out both;
      }
      strong {
        align-self: end;
        font: 600 1.5rem / 1.2 var(--vx-font-heading);
        text-wrap: balance;
      }
      .small {
        align-self: start;
        color: var(--wa-color-text-quiet);
        text-wrap: pretty;
      }
      @keyframes come {
        0% {
          opacity: 0;
          transform: translateY(-0.6rem);
        }
      }
      @keyframes fall {
        0%,
        18% {
          rotate: 0deg;
        }
        38% {
          rotate: -8deg;
        }
        88% {
          rotate: 76deg;
        }
        94% {
          rotate: 69deg;
        }
      }
      @keyframes settle {
        0%,
        66% {
          opacity: 0;
          transform: scale(0.4);
        }
        76% {
          opacity: 0.7;
          transform: none;
        }
      }
      @media (max-width: 30rem) {
        svg {
          width: 3.2rem;
          height: 3.2rem;
        }
        strong {
          font-size: 1.2rem;
        }
      }
    `,
  ];

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.fall = undefined;
  }

  /** Takes the place of whatever was shown. */
  show(fall: Fall): void {
    clearTimeout(this.#timer);
    this.fall = fall;
    this.#timer = setTimeout(() => (this.fall = undefined), STAY);
  }

  override render() {
    const { fall } = this;
    if (!fall) return nothing;
    const { color, letter } = ownerMark(fall.side);
    return keyed(
      fall,
      html`<div class="notice" aria-hidden="true" style=${styleMap({ '--owner': color })}>
        <svg viewBox="0 0 64 64">
          <ellipse class="dust" cx="40" cy="58" rx="22" ry="4" fill="var(--wa-color-text-quiet)" />
          <path d="M4 59h56" stroke="var(--wa-color-text-quiet)" stroke-width="2" stroke-linecap="round" />
          <g class="standard">
            <path d="M14 58V6" stroke="var(--vx-brass)" stroke-width="3" stroke-linecap="round" />
            <path d="M15.5 8h32l-7 10 7 10h-32z" fill=${color} stroke="var(--wa-color-text-normal)" stroke-width="1.5" />
            <text x="27" y="23.5" fill="#fff" stroke="#1d1f1a" stroke-width="2.5" paint-order="stroke" font-size="15" font-weight="700" text-anchor="middle">${letter}</text>
          </g>
        </svg>
        <strong>${fall.title}</strong>
        <span class="small">${fall.more}</span>
      </div>`,
    );
  }
}
customElements.define('vx-fall-notice', FallNotice);
