import { PlainReplay } from '@vexillum/frame/plain/plain-replay';
import type { ReplayProps } from '@vexillum/frame/replay/replay-props';
import { baseStyles } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html } from 'lit';
import { event, lastRound, pairingsOf, type Snapshot } from '../rules/index.ts';
import { eventStyles } from './event-styles.ts';
import { pairingFacts, pairingStyles } from './pairing-facts.ts';
import { standingsStyles, standingsTable } from './standings-table.ts';
import { telling } from './telling.ts';

/** An event entry by entry: the standings and the pairings as they were. */
export class EventReplay extends PlainReplay {
  protected override readonly game = event;
  protected override readonly telling = telling;

  static override styles = [
    baseStyles,
    ...PlainReplay.styles,
    eventStyles,
    pairingStyles,
    standingsStyles,
    css`
      .event {
        max-width: var(--vx-page);
        margin-inline: auto;
        padding: var(--wa-space-m);
      }
    `,
  ];

  protected override get sides() {
    return [];
  }

  protected override renderStill(snapshot: Snapshot) {
    const rounds = Array.from({ length: lastRound(snapshot) }, (_, n) => n + 1).toReversed();
    return html`<div class="event">
      ${standingsTable(snapshot)}
      ${rounds.map(
        (round) => html`<section aria-labelledby="round-${round}">
          <h2 id="round-${round}">${msg('Round {0}', round)}</h2>
          <ul class="cards">
            ${pairingsOf(snapshot, round).map((pairing) => html`<li class="card">${pairingFacts(snapshot, pairing)}</li>`)}
          </ul>
        </section>`,
      )}
    </div>`;
  }
}
customElements.define('vx-event-replay', EventReplay);

export const replay = ({ timeline, name, start, verdict }: ReplayProps) =>
  html`<vx-event-replay .timeline=${timeline} .name=${name} .start=${start}><span slot="verdict">${verdict}</span></vx-event-replay>`;

export const records = event;
