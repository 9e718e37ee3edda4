import { PlainReplay } from '@vexillum/frame/plain/plain-replay';
import type { ReplayProps } from '@vexillum/frame/replay/replay-props';
import type { Viewer } from '@vexillum/frame/replay/timeline';
import { css, html } from 'lit';
import { noughts, type Table } from '../rules/index.ts';
import './nine-squares.ts';
import { stateStyles, stateView } from './state.ts';
import { telling } from './telling.ts';

/** A game that was played, as a player knew it then or as those did who only watched. */
export class NoughtsReplay extends PlainReplay {
  protected override readonly game = noughts;
  protected override readonly telling = telling;

  static override styles = [
    ...PlainReplay.styles,
    stateStyles,
    css`
      /* Below the board are the list of entries and what moves through it. */
      .game {
        --board-height: 48dvh;
        padding: var(--wa-space-m);
      }
      @media (max-width: 56rem) {
        .game {
          --board-height: 29dvh;
          gap: var(--wa-space-xs);
        }
      }
    `,
  ];

  protected override renderStill(snapshot: Table, as: Viewer) {
    return html`<div class="game">
      ${stateView(snapshot, as)}
      <vx-nine-squares .snapshot=${snapshot}></vx-nine-squares>
    </div>`;
  }
}
customElements.define('vx-noughts-replay', NoughtsReplay);

export const replay = ({ timeline, name, start, verdict }: ReplayProps) =>
  html`<vx-noughts-replay .timeline=${timeline} .name=${name} .start=${start}><span slot="verdict">${verdict}</span></vx-noughts-replay>`;

export const records = noughts;
