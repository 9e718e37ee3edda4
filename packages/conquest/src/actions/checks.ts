import { refuse, type Refusal } from '@vexillum/model';
import { Type } from '@sinclair/typebox';
import type { Campaign } from '../play/campaign.ts';

export const territoryArgument = Type.String({ minLength: 1, maxLength: 64 });

/** The first refusal, if there is one. */
export const firstOf = (...checks: readonly (() => Refusal | undefined)[]): Refusal | undefined => {
  for (const check of checks) {
    const refusal = check();
    if (refusal) return refusal;
  }
  return undefined;
};

export const known = ({ board }: Campaign, id: string, field: string): Refusal | undefined =>
  board.territory(id) ? undefined : refuse('no-such-territory', 'That territory is not on this map.', field);

export const owned = (campaign: Campaign, id: string, field: string): Refusal | undefined =>
  known(campaign, id, field) ??
  (campaign.territory(id).owner === campaign.game.mover
    ? undefined
    : refuse('not-your-territory', 'That territory is not yours.', field));

export const neighbouring = ({ board }: Campaign, from: string, to: string): Refusal | undefined =>
  board.neighbours(from).has(to)
    ? undefined
    : refuse('not-a-neighbour', 'No border leads from the one territory to the other.', 'to');

/** All recruits have to be placed, and a forced set turned in, before anything else of a turn. */
export const readyToAct = ({ game }: Campaign): Refusal | undefined => {
  if (game.recruits > 0) return refuse('recruits-left', `You have ${game.recruits} recruits left to place first.`);
  return game.mustTurnIn
    ? refuse('must-turn-in-set', 'With five flags or more you have to turn in a set first.')
    : undefined;
};
