import { baseStyles, sideStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { $isStill } from '../comfort.ts';
import { passingStyles } from './passing-styles.ts';

/** What everybody should notice, and nobody has to do anything about. */
export interface BannerNotice {
  readonly text: string;
  /** In small letters below it. */
  readonly more?: string;
  /** A side whose mark stands before it. */
  readonly side?: string;
  /** It is the reader who is called. */
  readonly isOwn?: boolean;
}

/** How long it stays, in milliseconds: who is called gets longer. */
const STAY = 2200;
const STAY_OWN = 3000;

/**
 * A line across the upper middle of the board that goes by itself and never catches a pointer. Whoever looks elsewhere finds it when they
 * come back. It is for eyes: what happens is also in the log, and spoken from there.
 */
export class TurnBanner extends VxElement {
  static override properties = { notice: { state: true } };
  declare notice: BannerNotice | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWaiting = () => {};

  static override styles = [
    baseStyles,
    sideStyles,
    passingStyles,
    css`
      :host {
        --passing-top: 0.6rem;
      }
      .banner {
        display: grid;
        justify-items: center;
        max-width: 100%;
        padding: 0.35rem clamp(2rem, 8vw, 6rem) 0.45rem;
        background: linear-gradient(
          to right,
          transparent,
          var(--wa-color-surface-raised) 18% 82%,
          transparent
        );
        text-align: center;
      }
      .lasting {
        animation: pass var(--stay) linear both;
      }
      .own {
        background: linear-gradient(
          to right,
          transparent,
          var(--wa-color-brand-fill-loud) 18% 82%,
          transparent
        );
        color: var(--wa-color-brand-on-loud);
      }
      strong {
        display: inline-flex;
        gap: 0.45em;
        align-items: center;
        font: 600 1.5rem / 1.25 var(--vx-font-heading);
      }
      .own strong {
        font-size: 2rem;
      }
      @keyframes pass {
        0% {
          opacity: 0;
          transform: translateY(-0.5rem);
        }
        8%,
        82% {
          opacity: 1;
          transform: none;
        }
        100% {
          opacity: 0;
        }
      }
    `,
  ];

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#forget();
  }

  /** Takes the place of whatever was shown. */
  show(notice: BannerNotice): void {
    this.#forget();
    this.notice = notice;
    this.#leaveLater(notice);
  }

  #leaveLater(notice: BannerNotice) {
    if (!document.hidden) {
      this.#timer = setTimeout(() => (this.notice = undefined), stayOf(notice));
      return;
    }
    const looked = () => document.hidden || this.show(notice);
    document.addEventListener('visibilitychange', looked);
    this.#stopWaiting = () => document.removeEventListener('visibilitychange', looked);
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#stopWaiting();
    this.#stopWaiting = () => {};
    this.notice = undefined;
  }

  override render() {
    const { notice } = this;
    if (!notice) return nothing;
    const { text, more, side, isOwn } = notice;
    return keyed(
      notice,
      html`<div class="banner ${isOwn ? 'own' : ''} ${$isStill.get() ? '' : 'lasting'}" style="--stay:${stayOf(notice)}ms" aria-hidden="true">
        <strong>${side === undefined ? nothing : html`<span class="side ${side}"></span>`}${text}</strong>
        ${more === undefined ? nothing : html`<span class="small">${more}</span>`}
      </div>`,
    );
  }
}

const stayOf = ({ isOwn }: BannerNotice): number => (isOwn ? STAY_OWN : STAY);

customElements.define('vx-turn-banner', TurnBanner);
