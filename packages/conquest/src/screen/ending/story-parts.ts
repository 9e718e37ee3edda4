import { msg, str } from '@vexillum/ui/words';
import { getLocale } from '@vexillum/ui';
import type { SideId } from '@vexillum/model';
import { css, html, nothing } from 'lit';
import type { ExchangeLuck, Snapshot } from '../../rules/index.ts';
import { ownerName } from '../names.ts';
import { ownerBadge } from '../owner-badge.ts';
import type { Feud, GameStory } from './game-story.ts';
import { landChart, landChartStyles } from './land-chart.ts';

/** So many moments of a game are told in numbers. */
const MOST_ROWS = 10;
const HUNDRED = 100;

export const storyStyles = [
  landChartStyles,
  css`
    .story {
      display: grid;
      gap: var(--wa-space-m);
      padding: var(--wa-space-s) var(--wa-space-l) var(--wa-space-m);
      border-top: 1px solid var(--vx-line-faint);
    }
    .story section {
      display: grid;
      gap: 0.4em;
      min-width: 0;
    }
    .story h3 {
      font-size: 1rem;
    }
    .story summary {
      width: fit-content;
      min-height: var(--vx-target, 0);
      color: var(--wa-color-text-quiet);
      cursor: pointer;
    }
    .wide {
      overflow-x: auto;
    }
    table {
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    th,
    td {
      padding: 0.2em 0.6em;
      border-bottom: 1px solid var(--vx-line-faint);
      font-weight: 400;
      text-align: right;
    }
    th {
      white-space: nowrap;
    }
    th:first-child {
      text-align: left;
    }
    .luck {
      display: grid;
      gap: 0.3em;
    }
    .luck li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.6em;
      align-items: center;
    }
    @media (max-width: 34rem) {
      .story {
        padding-inline: var(--wa-space-m);
      }
    }
  `,
];

/** The land over time, who attacked whom, and whose dice fell well. */
export const renderStory = (snapshot: Snapshot, story: GameStory) =>
  html`<div class="story">${renderLand(snapshot, story)} ${renderFeuds(snapshot, story)} ${renderLuck(snapshot, story)}</div>`;

const sideHead = (snapshot: Snapshot, side: SideId, scope: 'col' | 'row') =>
  html`<th scope=${scope}>${ownerBadge(side)} ${ownerName(snapshot, side)}</th>`;

const renderLand = (snapshot: Snapshot, story: GameStory) => {
  const { sides, land } = story;
  if (land.length < 2) return nothing;
  const last = land.length - 1;
  const rows = Math.min(MOST_ROWS, last);
  const told = Array.from({ length: rows + 1 }, (_, row) => Math.round((row / rows) * last));
  const title = msg('Land over time');
  return html`<section aria-label=${title}>
    <h3>${title}</h3>
    ${landChart(story)}
    <details>
      <summary class="small">${msg('In numbers')}</summary>
      <div class="wide"><table class="small">
        <thead><tr><th scope="col">${msg('After turns')}</th>${sides.map((side) => sideHead(snapshot, side, 'col'))}</tr></thead>
        <tbody>${told.map((at) => html`<tr><th scope="row">${at}</th>${sides.map((side) => html`<td>${land[at]?.get(side) ?? 0}</td>`)}</tr>`)}</tbody>
      </table></div>
    </details>
  </section>`;
};

/** Read from the left to the right: whose attacks, on whom. */
const renderFeuds = (snapshot: Snapshot, { sides, feuds }: GameStory) => {
  if (feuds.length === 0) return nothing;
  const title = msg('Who attacked whom');
  const attackers = sides.filter((side) => feuds.some(({ attacker }) => attacker === side));
  const defenders = sides.filter((side) => feuds.some(({ defender }) => defender === side));
  const between = (attacker: SideId, defender: SideId) =>
    feuds.find((feud) => feud.attacker === attacker && feud.defender === defender);
  return html`<section aria-label=${title}>
    <h3>${title}</h3>
    <div class="wide"><table class="small">
      <thead><tr><td></td>${defenders.map((side) => sideHead(snapshot, side, 'col'))}</tr></thead>
      <tbody>${attackers.map((side) => html`<tr>${sideHead(snapshot, side, 'row')}${defenders.map((other) => html`<td>${feudText(between(side, other))}</td>`)}</tr>`)}</tbody>
    </table></div>
  </section>`;
};

const feudText = (feud: Feud | undefined): string => {
  if (!feud) return '–';
  const throws = msg('{0, plural, one {# attack} other {# attacks}}', feud.throws);
  if (feud.conquests === 0) return throws;
  return `${throws}, ${msg('{0, plural, one {# conquest} other {# conquests}}', feud.conquests)}`;
};

const renderLuck = (snapshot: Snapshot, { sides, luck }: GameStory) => {
  const title = msg('Luck of the dice');
  const lines = sides.flatMap((side) => {
    const own = luck.get(side);
    return own ? [html`<li>${ownerBadge(side)}<span>${luckText(ownerName(snapshot, side), own)}</span></li>`] : [];
  });
  if (lines.length === 0) return nothing;
  return html`<section aria-label=${title}><h3>${title}</h3><ul class="luck small numbers">${lines}</ul></section>`;
};

/** "Aino beat 34 armies and lost 22; fair dice give 28.5 and 26.1 on average: 9 of 100 such games would be luckier". */
export const luckText = (
  name: string,
  { beaten, lost, expectedBeaten, expectedLost, luckier }: ExchangeLuck,
): string => {
  const fair = (mean: number) => mean.toLocaleString(getLocale(), { maximumFractionDigits: 1 });
  const fell = msg(
    '{0} beat {1, plural, one {# army} other {# armies}} and lost {2}; fair dice give {3} and {4} on average',
    name,
    beaten,
    lost,
    fair(expectedBeaten),
    fair(expectedLost),
  );
  return `${fell}: ${luckierText(luckier)}`;
};

/** Rounded, so never as exact as it is. */
const luckierText = (luckier: number): string => {
  const games = Math.round(luckier * HUNDRED);
  if (games === 0) return msg('hardly any of 100 such games would be luckier');
  if (games === HUNDRED) return msg('nearly all of 100 such games would be luckier');
  return msg(str`${games} of 100 such games would be luckier`);
};
