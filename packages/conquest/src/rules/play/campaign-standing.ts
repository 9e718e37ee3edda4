import { type SideId, type Standing, words, type Words } from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import type { GameState } from '../state/game-state.ts';
import { isFoggy } from '../fog/is-foggy.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';
import type { Snapshot } from '../records.ts';

const placeOf = ({ phase, turn }: GameState): Words => {
  switch (phase) {
    case 'assignment':
      return words('Land is claimed, turn {0}', turn);
    case 'amassing':
      return words('Armies are placed, turn {0}', turn);
    case 'conquer':
      return words('Turn {0}', turn);
    case 'over':
      return words('The game is over.');
    default:
      return phase satisfies never;
  }
};

const whyOut = (snapshot: Snapshot, side: SideId): Words | undefined => {
  const out = playerOf(snapshot, side)?.out;
  switch (out) {
    case 'eliminated':
      return words('is out of the game');
    case 'evicted':
      return words('was sent out of the game');
    case 'resigned':
      return words('has given up');
    case undefined:
      return undefined;
    default:
      return out satisfies never;
  }
};

const landOf = (snapshot: Snapshot, side: SideId): Words => {
  if (isFoggy(snapshot)) return words('plays in the fog');
  const held = boardOf(snapshot)
    .territories.map((id) => territoryOf(snapshot, id))
    .filter(({ owner }) => owner === side);
  return words(
    '{0, plural, one {# territory} other {# territories}}, {1, plural, one {# army} other {# armies}}',
    held.length,
    held.reduce((sum, { armies }) => sum + armies, 0),
  );
};

/** A campaign in a few words: who holds what everybody sees on the map. */
export const campaignStanding = (snapshot: Snapshot): Standing => {
  const game = gameOf(snapshot);
  if (!game) return { at: words('The game has not been started.'), sides: [] };
  return {
    at: placeOf(game),
    sides: game.order.map((side) => ({ side, says: whyOut(snapshot, side) ?? landOf(snapshot, side) })),
  };
};
