import { msg, str } from './words.ts';
import { css, html } from 'lit';
import { baseStyles } from './base-styles.ts';
import { getLocale } from './locale.ts';
import { sideStyles } from './side-styles.ts';
import { VxElement } from './vx-element.ts';

/** Dice of one kind that one side rolled for one purpose. */
export interface DiceTallyView {
  readonly side?: string;
  readonly sideName: string;
  readonly purpose: string;
  readonly sides: number;
  readonly count: number;
  readonly mean: number;
  readonly expected: number;
  /** How often each number came, 1 first. */
  readonly distribution: readonly number[];
}

/** How the dice fell: a row with small bars for each side and purpose. */
export class DiceStatistics extends VxElement {
  static override properties = { tallies: { attribute: false } };
  declare tallies: readonly DiceTallyView[];

  static override styles = [
    baseStyles,
    sideStyles,
    css`
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 0.8em;
        align-items: end;
        padding: 0.4em 0;
      }
      li + li {
        border-top: 1px solid var(--vx-line-faint);
      }
      .bars {
        display: flex;
        gap: 2px;
        align-items: end;
        height: 2.4em;
      }
      .bar {
        display: grid;
        grid-template-rows: 1fr auto;
        align-items: end;
        justify-items: center;
        height: 100%;
        width: 1em;
        font-size: var(--vx-text-tiny);
        line-height: 1;
      }
      .bar i {
        width: 100%;
        min-height: 1px;
        border-radius: 2px 2px 0 0;
        background: var(--vx-bar, var(--vx-neutral-side));
      }
      .red {
        --vx-bar: var(--vx-red);
      }
      .blue {
        --vx-bar: var(--vx-blue);
      }
    `,
  ];

  override render() {
    if (this.tallies.length === 0)
      return html`<p class="empty small">${msg('When dice have been rolled, here is how they fell.')}</p>`;
    return html`<ul>${this.tallies.map((tally) => this.#renderTally(tally))}</ul>`;
  }

  #renderTally({ side, sideName, purpose, sides, count, mean, expected, distribution }: DiceTallyView) {
    const number = (value: number) => value.toLocaleString(getLocale(), { maximumFractionDigits: 2 });
    return html`<li class=${side ?? ''}>
      <span>
        <span class="row"><span class="side ${side ?? ''}"></span><strong>${purpose}</strong><span class="small quiet">${sideName}</span></span>
        <span class="small quiet numbers">${msg(str`${count} × d${sides}, mean ${number(mean)} (fair: ${number(expected)})`)}</span>
      </span>
      ${sides <= 12 ? this.#renderBars(distribution) : ''}
    </li>`;
  }

  #renderBars(distribution: readonly number[]) {
    const most = Math.max(1, ...distribution);
    const spoken = distribution.map((times, index) => `${index + 1}: ${times}`).join(', ');
    return html`<span class="bars" role="img" aria-label=${spoken} title=${spoken}>
      ${distribution.map((times, index) => html`<span class="bar" aria-hidden="true"><i style="height:${(100 * times) / most}%"></i>${index + 1}</span>`)}
    </span>`;
  }
}
customElements.define('vx-dice-statistics', DiceStatistics);
