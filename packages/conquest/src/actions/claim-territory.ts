import { Type } from '@sinclair/typebox';
import { defineAction, refuse } from '@vexillum/model';
import { Campaign } from '../play/campaign.ts';
import { nextTurn } from '../play/turns.ts';
import { firstOf, known, territoryArgument } from './checks.ts';
import { onTurn } from './may-act.ts';

export const claimTerritory = defineAction({
  name: 'claim-territory',
  says: 'Claims a territory that nobody has, with one army.',
  args: Type.Object({ territory: territoryArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct: onTurn('assignment'),
  run(snapshot, { territory }, context) {
    const campaign = new Campaign(snapshot, context);
    const { mover } = campaign.game;
    const refusal = firstOf(
      () => known(campaign, territory, 'territory'),
      () => (campaign.territory(territory).owner === null ? undefined : taken()),
    );
    if (refusal) return refusal;
    campaign.setTerritory(territory, { owner: mover, armies: 1 });
    campaign.setPlayer(mover, { armiesLeft: Math.max(0, campaign.player(mover).armiesLeft - 1), skips: 0 });
    nextTurn(campaign);
    return campaign.outcome({ territory, ...ending(campaign) });
  },
});

/** With the last claim whoever has no land is out, and another may have won. */
const ending = (campaign: Campaign) => {
  const { phase, order, winner } = campaign.game;
  if (phase === 'assignment') return {};
  const landless = order.filter((side) => campaign.player(side).out === 'eliminated');
  return { ...(landless.length > 0 ? { landless } : {}), ...(winner === undefined ? {} : { winner }) };
};

const taken = () => refuse('already-claimed', 'That territory has an owner already.', 'territory');
