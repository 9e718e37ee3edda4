import { isRefusal, type SideId, Type } from '@vexillum/model';
import { mayStart, seatedSides } from '../choices/hosting.ts';
import { prepareFlag } from '../flags/hold-flags.ts';
import { commitMissions } from '../missions/deal-missions.ts';
import { beginGame } from '../play/begin-game.ts';
import { Campaign } from '../play/campaign.ts';
import { nextTurn } from '../play/turns.ts';
import { defineAction, PLAYING, THIS_STEP } from '../records.ts';

export const startGame = defineAction({
  name: mayStart.action,
  says: 'Starts the game once all players are seated.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayStart.mayAct,
  run(snapshot, _args, context) {
    const campaign = new Campaign(snapshot, context);
    const rolled = beginGame(campaign, seatedSides(snapshot));
    if (isRefusal(rolled)) return rolled;
    prepareFlag(campaign, 1);
    commitMissions(campaign);
    if (campaign.rules.isRandomStart) nextTurnFrom(campaign);
    campaign.edits.put('step', THIS_STEP, PLAYING);
    return campaign.outcome(rolled ? { draw: rolled.draw } : {});
  },
});

/** Dealt territories leave nothing to claim: amassing begins, with whoever comes first. */
const nextTurnFrom = (campaign: Campaign): void => {
  campaign.setGame({ mover: campaign.game.order.at(-1) as SideId, turn: 0 });
  nextTurn(campaign);
};
