import { Type } from '@sinclair/typebox';
import {
  BATTLE_STEP,
  defineAction,
  isRefusal,
  refuse,
  type Refusal,
  type SideId,
  type Snapshot,
  THIS_STEP,
} from '@vexillum/model';
import { fewestPlayers } from '../data/rule-numbers.ts';
import { prepareFlag } from '../flags/hold-flags.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { beginGame } from '../play/begin-game.ts';
import { Campaign } from '../play/campaign.ts';
import { nextTurn } from '../play/turns.ts';
import { boardOf } from '../board/board-of.ts';
import { gameOf } from '../state/read.ts';
import { setupOf } from '../state/setup.ts';
import { playerIds } from '../state/sides.ts';
import { isAdministrator } from './may-act.ts';

/** Seats with somebody in them, or played by the machine, in their order. */
export const seatedSides = (snapshot: Snapshot): SideId[] =>
  playerIds.filter(
    (side) => snapshot.public.seat.get(side)?.name !== undefined || setupOf(snapshot).bots.includes(side),
  );

/** Why the game cannot start yet. */
export const startRefusal = (snapshot: Snapshot): Refusal | undefined => {
  if (gameOf(snapshot)) return refuse('already-started', 'The game has been started already.');
  const seated = seatedSides(snapshot).length;
  const { seats } = rulesOf(snapshot);
  if (seated < Math.max(fewestPlayers.value, seats))
    return refuse('not-all-seated', `${seated} of ${Math.max(fewestPlayers.value, seats)} players have sat down.`);
  if (seats > 0 && seated > seats) return refuse('too-many-seated', `This game is for ${seats} players.`);
  if (boardOf(snapshot).territories.length <= seated)
    return refuse('map-too-small', 'This map is too small for so many players.');
  return undefined;
};

export const startGame = defineAction({
  name: 'start-game',
  says: 'Starts the game once all players are seated.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: (seat, snapshot) =>
    isAdministrator(seat, snapshot) || (seat.kind === 'captain' && seatedSides(snapshot).includes(seat.side ?? ''))
      ? startRefusal(snapshot)
      : refuse('not-allowed', 'Only who plays may start the game.'),
  run(snapshot, _args, context) {
    const campaign = new Campaign(snapshot, context);
    const rolled = beginGame(campaign, seatedSides(snapshot));
    if (isRefusal(rolled)) return rolled;
    prepareFlag(campaign, 1);
    if (campaign.rules.isRandomStart) nextTurnFrom(campaign);
    campaign.edits.put('step', THIS_STEP, { number: BATTLE_STEP, done: {} });
    return campaign.outcome({ players: campaign.game.order }, rolled ? { draw: rolled.draw } : {});
  },
});

/** Dealt territories leave nothing to claim: amassing begins, with whoever comes first. */
const nextTurnFrom = (campaign: Campaign): void => {
  campaign.setGame({ mover: campaign.game.order.at(-1) as SideId, turn: 0 });
  nextTurn(campaign);
};
