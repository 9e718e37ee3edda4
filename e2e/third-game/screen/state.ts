import { playerName } from '@vexillum/frame/plain/telling';
import type { SideId } from '@vexillum/model';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { beginnerOf, bidOf, hasBid, moverOf, result, sides, type Table } from '../rules/index.ts';

export const stateStyles = css`
  .game {
    display: grid;
    gap: var(--wa-space-m);
    align-content: start;
    max-width: 34rem;
    margin-inline: auto;
  }
  .state {
    margin: 0;
    font: 600 1.25rem / 1.3 var(--vx-font-heading);
    text-align: center;
  }
  .players {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--wa-space-s);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .players li {
    padding: 0.5em 0.8em;
    border: 2px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
  }
  .players li[aria-current] {
    border-color: var(--vx-brass);
  }
`;

const endText = (snapshot: Table): string => {
  const ended = result(snapshot)?.sides ?? [];
  const [winner, loser] = ended.toSorted((a, b) => (a.place ?? 1) - (b.place ?? 1));
  if (!winner || !loser) return '';
  if (winner.place === undefined) return msg('A draw: nobody has a point more.');
  return msg(
    '{0} wins {1} to {2}.',
    playerName(snapshot, winner.side),
    winner.counts['points'] ?? 0,
    loser.counts['points'] ?? 0,
  );
};

/** Where the game is, for whoever plays `as` this side or watches. */
const stateText = (snapshot: Table, as: SideId | undefined): string => {
  if (result(snapshot)) return endText(snapshot);
  const mover = moverOf(snapshot);
  if (mover === undefined) return msg('Both bid in secret for who begins.');
  return mover === as ? msg('Your turn: mark a square.') : msg('{0} is to mark a square.', playerName(snapshot, mover));
};

/** Before the bids are open a side knows its own and no other: more is not in its snapshot. */
const bidText = (snapshot: Table, side: SideId): string => {
  const points = bidOf(snapshot, side);
  if (points !== undefined) return msg('Bid: {0}', points);
  return hasBid(snapshot, side) ? msg('Has bid in secret') : msg('Has not bid yet');
};

const markText = (snapshot: Table, side: SideId): string => {
  if (moverOf(snapshot) === undefined && !result(snapshot)) return '';
  return beginnerOf(snapshot) === side ? msg('crosses') : msg('noughts');
};

/** Both players, and where the game is. */
export const stateView = (snapshot: Table, as: SideId | undefined) =>
  html`<p class="state">${stateText(snapshot, as)}</p>
    <ul class="players" aria-label=${msg('Players')}>
      ${sides.map(
        (side) => html`<li aria-current=${moverOf(snapshot) === side ? 'true' : nothing}>
          <span class="side ${side}"></span> <strong>${playerName(snapshot, side)}</strong>
          <div class="small quiet">${[bidText(snapshot, side), markText(snapshot, side)].filter(Boolean).join(' · ')}</div>
        </li>`,
      )}
    </ul>`;
