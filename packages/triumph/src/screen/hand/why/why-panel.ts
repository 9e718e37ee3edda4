import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@vexillum/ui/unverified';
import { msg, str } from '@vexillum/ui/words';
import type { Why } from '../../../hand/index.ts';
import type { Profile } from '../../../rules/index.ts';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { legText, toldLeg } from '../../leg-words.ts';
import { numberText } from '../../mu-text.ts';
import { frameOf, viewBoxOf, whyDrawing } from './why-drawing.ts';
import { legRows, measureText, type MoveOrigins, moveOriginsOf, sumRows, type WhyRow } from './why-words.ts';
import { sourceText } from '../../source-text.ts';

/** "Why 3.98 MU?": the move drawn with both front corners, and every number that went into its price. */
export class WhyPanel extends VxElement {
  static override properties = { why: { state: true }, nameOf: { attribute: false }, origins: { state: true } };
  declare why: Why | undefined;
  /** What a piece of terrain is called. */
  declare nameOf: ((piece: string) => string) | undefined;
  declare origins: MoveOrigins | undefined;

  static override styles = [
    baseStyles,
    css`
      wa-dialog {
        --width: 38rem;
      }
      svg {
        display: block;
        width: 100%;
        max-height: 22rem;
        margin-bottom: 0.8em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-lowered);
      }
      path {
        fill: none;
        stroke: var(--wa-color-text-quiet);
        stroke-width: 1.25px;
        vector-effect: non-scaling-stroke;
      }
      .front {
        stroke: var(--wa-color-text-normal);
        stroke-width: 4px;
      }
      .front.before {
        stroke-dasharray: 4 4;
        stroke-width: 2.5px;
      }
      .way {
        stroke-dasharray: 2 4;
      }
      .way.paid {
        stroke: var(--wa-color-brand-fill-loud);
        stroke-width: 3px;
        stroke-dasharray: none;
      }
      .radius {
        stroke-width: 0.75px;
      }
      circle {
        fill: var(--wa-color-surface-raised);
        stroke: var(--wa-color-text-normal);
        stroke-width: 1.5px;
        vector-effect: non-scaling-stroke;
      }
      circle.after {
        fill: var(--wa-color-text-normal);
      }
      /* Where it first touches difficult ground. */
      circle.ground {
        fill: var(--wa-color-warning-fill-loud);
        stroke-dasharray: 2 2;
      }
      circle.pivot {
        fill: var(--vx-brass);
      }
      table {
        width: 100%;
        border-collapse: collapse;
      }
      caption {
        padding: 0.7em 0 0.2em;
        font-weight: 600;
        text-align: left;
      }
      th {
        font-weight: 400;
        text-align: left;
      }
      th,
      td {
        padding: 0.15em 0;
        border-top: 1px solid var(--vx-line-faint);
      }
      td {
        text-align: right;
        white-space: nowrap;
      }
      .counted th,
      .counted td {
        font-weight: 700;
      }
      .counted td::before {
        content: '▸ ';
        color: var(--wa-color-brand-fill-loud);
      }
    `,
  ];

  open(why: Why, profile?: Profile) {
    this.origins = profile && moveOriginsOf(profile);
    this.why = why;
  }

  override render() {
    const { why } = this;
    if (!why) return nothing;
    const title = msg(str`Why ${numberText(why.price.total)} MU?`);
    const frame = frameOf(why);
    return html`<wa-dialog label=${title} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.why = undefined))}>
      ${Number.isFinite(frame.width) ? html`<svg role="img" aria-label=${msg('Both front corners: dashed where they were, filled where they come to; the way that is paid for is drawn broad')} viewBox=${viewBoxOf(frame)}>${whyDrawing(why, frame)}</svg>` : nothing}
      <p>${measureText(why.measure)} ${this.#renderDoubt('measure')}</p>
      ${why.legs.map((leg, index) =>
        this.#renderTable(
          `${index + 1}. ${legText(toldLeg(leg.leg), 2)}${leg.counted === undefined ? '' : `: ${numberText(leg.counted)} MU`}`,
          legRows(leg, why.measure),
        ),
      )}
      ${this.#renderTable(
        msg('The sum'),
        sumRows(why, (piece) => this.nameOf?.(piece) ?? piece),
      )}
    </wa-dialog>`;
  }

  #renderDoubt(rests: keyof MoveOrigins | undefined) {
    const origin = rests && this.origins?.[rests];
    return origin && !origin.isVerified
      ? html`<vx-unverified source=${sourceText(origin.source)}></vx-unverified>`
      : nothing;
  }

  #renderTable(caption: string, rows: readonly WhyRow[]) {
    return html`<table class="numbers">
      <caption>${caption}</caption>
      <tbody>
        ${rows.map(({ what, value, isCounted, rests }) => html`<tr class=${isCounted ? 'counted' : ''}><th scope="row">${what}${isCounted ? html`<span class="for-readers">${msg(', this counts')}</span>` : nothing}</th><td>${value} ${this.#renderDoubt(rests)}</td></tr>`)}
      </tbody>
    </table>`;
  }
}
customElements.define('vx-why-panel', WhyPanel);
