import type { Standing, TieBreak } from '@vexillum/league';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing, type TemplateResult } from 'lit';
import { entrantOf, eventIn, isElimination, type Snapshot, standingsOf } from '../rules/index.ts';
import { nameOf, numberText, tieBreakText } from './event-words.ts';

export const standingsStyles = css`
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .ties {
    margin-bottom: 0.5em;
  }
  th,
  td {
    padding: 0.35em 0.6em;
    border-bottom: 1px solid var(--vx-line-faint);
    text-align: end;
  }
  th {
    font-size: var(--vx-text-small);
    max-width: 7rem;
    font-weight: 600;
    vertical-align: bottom;
  }
  tbody th {
    font-size: inherit;
    font-weight: 400;
  }
  th.name,
  td.name {
    position: sticky;
    left: 0;
    min-width: 7.5rem;
    background: var(--table-ground, var(--wa-color-surface-default));
    text-align: start;
    overflow-wrap: anywhere;
  }
  .points {
    font-weight: 700;
  }
  tr.own {
    --table-ground: var(--wa-color-brand-fill-quiet);
    background: var(--table-ground);
  }
  /* Long words of a narrow column break where they may, so that the table needs no more than its page. */
  @media (min-width: 56rem) {
    thead th:not(.name) {
      min-width: 3.4rem;
      padding-inline: 0.4em;
      hyphens: auto;
      overflow-wrap: anywhere;
    }
  }
  @media print {
    .scroll {
      overflow: visible;
    }
    th.name,
    tr.own {
      --table-ground: transparent;
    }
  }
`;

/** The table of the event as it stands, with what told those apart who have the same points. */
export const standingsTable = (snapshot: Snapshot, own?: string): TemplateResult => {
  const event = eventIn(snapshot);
  const rows = standingsOf(snapshot);
  if (!event || rows.length === 0)
    return html`<p class="empty">${msg('Nobody takes part yet. Here will stand who leads.')}</p>`;
  const { tieBreaks } = event;
  const hasPenalties = rows.some(({ penalty }) => penalty > 0);
  return html`<p class="ties small quiet">${isElimination(event) ? msg('Whoever goes out later stands higher; who goes out in the same round shares a place.') : tieBreaksText(tieBreaks)}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${msg('Standings')}>
    <table>
      <thead>
        <tr>
          <th scope="col">${msg('Place')}</th>
          <th scope="col" class="name">${msg('Name')}</th>
          <th scope="col">${msg('Points')}</th>
          ${tieBreaks.map((tieBreak) => html`<th scope="col">${tieBreakText(tieBreak)}</th>`)}
          ${hasPenalties ? html`<th scope="col">${msg('Taken')}</th>` : nothing}
          <th scope="col">${msg('Games')}</th>
          <th scope="col">${msg('Won')}</th>
          <th scope="col">${msg('Drawn')}</th>
          <th scope="col">${msg('Lost')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => renderRow(snapshot, row, { tieBreaks, hasPenalties, isOwn: row.id === own }))}
      </tbody>
    </table>
  </div>`;
};

const tieBreaksText = (tieBreaks: readonly TieBreak[]): string =>
  tieBreaks.length === 0
    ? msg('Whoever has the same points shares the place.')
    : msg('Those with the same points are told apart by: {0}.', tieBreaks.map(tieBreakText).join(', '));

interface RowView {
  readonly tieBreaks: readonly TieBreak[];
  readonly hasPenalties: boolean;
  readonly isOwn: boolean;
}

const renderRow = (snapshot: Snapshot, row: Standing, { tieBreaks, hasPenalties, isOwn }: RowView) => {
  const isGone = entrantOf(snapshot, row.id)?.state === 'withdrawn';
  return html`<tr class=${isOwn ? 'own' : ''}>
    <td>${row.place}</td>
    <th scope="row" class="name">
      ${nameOf(snapshot, row.id)}${isGone ? html` <span class="small quiet">${msg('withdrawn')}</span>` : nothing}
      ${behindText(row) === '' ? nothing : html`<div class="small quiet">${behindText(row)}</div>`}
    </th>
    <td class="points">${numberText(row.points)}</td>
    ${tieBreaks.map((tieBreak) => html`<td>${tieText(row.ties[tieBreak])}</td>`)}
    ${hasPenalties ? html`<td>${row.penalty > 0 ? numberText(-row.penalty) : ''}</td>` : nothing}
    <td>${row.played}</td>
    <td>${row.wins}</td>
    <td>${row.draws}</td>
    <td>${row.losses}</td>
  </tr>`;
};

const tieText = (value: number | undefined): string => (value === undefined ? '' : numberText(value));

/** Why somebody with the same points stands below: in the row, where one looks for it. */
const behindText = ({ behindBy }: Standing): string =>
  behindBy === undefined || behindBy === 'match-points' ? '' : msg('behind by: {0}', tieBreakText(behindBy));
