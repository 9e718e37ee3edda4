import { clockLines } from '@vexillum/frame/clock/clock-lines';
import type { ConvenedSide, ConvenedTable } from '@vexillum/protocol';
import { icon, timeOfDay } from '@vexillum/ui';
import '@vexillum/ui/clock';
import { msg, wordsText } from '@vexillum/ui/words';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Pairing, Snapshot } from '../rules/index.ts';
import { nameOf } from './event-words.ts';

export const standingStyles = css`
  .stands {
    display: grid;
    gap: 0.3em;
    font-size: var(--vx-text-small);
  }
  .stands p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .said {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .away {
    color: var(--wa-color-danger-on-quiet);
  }
`;

const awayText = ({ name, goneSince }: ConvenedSide): string => {
  if (name === undefined) return msg('has not come to the table yet');
  return goneSince === undefined ? msg('is not at the table') : msg('away since {0}', timeOfDay(goneSince));
};

/** Behind a name: how that side stands, and whether somebody is missed. */
export const sideStanding = (side: ConvenedSide | undefined): TemplateResult | typeof nothing => {
  if (!side) return nothing;
  const facts = [
    ...(side.says ? [html`<span>${wordsText(side.says)}</span>`] : []),
    ...(side.isHere ? [] : [html`<span class="away">${awayText(side)}</span>`]),
  ];
  return html`<span class="small quiet">${facts.map((fact, nth) => html`${nth > 0 ? ' · ' : ''}${fact}`)}</span>`;
};

/** Where a game is that is being played: its turn, its clock, what waits for an umpire, and what was said last. */
export const tableStanding = (
  snapshot: Snapshot,
  { sides }: Pairing,
  row: ConvenedTable,
  now: () => number,
): TemplateResult => {
  const nameAt = (side: string) => nameOf(snapshot, sides[row.sides.findIndex((one) => one.side === side)] ?? side);
  const mover = row.onTurn === undefined ? undefined : nameAt(row.onTurn);
  const since = row.since === undefined ? undefined : timeOfDay(row.since);
  const facts = [
    ...(row.at ? [wordsText(row.at)] : []),
    ...(mover === undefined ? [] : [msg('{0} is on turn', mover)]),
    ...(since === undefined ? [] : [msg('since {0}', since)]),
  ];
  const lines = clockLines({ public: { clock: new Map(Object.entries(row.clock)) } }, undefined, nameAt);
  const waits = [
    ...(row.asked > 0
      ? [msg('{0, plural, one {One question to the umpire} other {# questions to the umpire}}', row.asked)]
      : []),
    ...(row.openFlags > 0
      ? [msg('{0, plural, one {One flag stands open} other {# flags stand open}}', row.openFlags)]
      : []),
  ];
  return html`<div class="stands">
    ${facts.length === 0 ? nothing : html`<p>${facts.join(' · ')}</p>`}
    ${lines.length === 0 ? nothing : html`<vx-clock tight .lines=${lines} .now=${now}></vx-clock>`}
    ${waits.length === 0 ? nothing : html`<p>${icon('flag')} ${waits.join(' · ')}</p>`}
    ${row.said ? html`<p class="quiet said" title=${row.said.text}>${row.said.name}, ${timeOfDay(row.said.at)}: “${row.said.text}”</p>` : nothing}
  </div>`;
};
