import { Type } from '@sinclair/typebox';
import { defineAction, refuse, type Refusal } from '@vexillum/model';
import { flagsInASet } from '../data/rule-numbers.ts';
import type { FlagKind } from '../flags/flag-kinds.ts';
import { kindKnown } from '../flags/hold-flags.ts';
import { isSet } from '../flags/sets.ts';
import { setAmong, turnIn } from '../flags/turn-in.ts';
import { Campaign } from '../play/campaign.ts';
import { begun } from './begun.ts';
import { onTurn } from './may-act.ts';

export const turnInSet = defineAction({
  name: 'turn-in-set',
  says: 'Exchanges a set of your flags for recruits, before you have attacked or moved: RECRUIT.',
  args: Type.Object(
    {
      /** The numbers of the three flags; the oldest set where none are named. */
      flags: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1 }), {
          minItems: flagsInASet.value,
          maxItems: flagsInASet.value,
          uniqueItems: true,
        }),
      ),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: onTurn('conquer'),
  run(snapshot, { flags }, context) {
    const campaign = new Campaign(snapshot, context);
    const refusal = tooLate(campaign);
    if (refusal) return refusal;
    const { mover } = campaign.game;
    const places = flags ? placesOf(campaign, flags) : setAmong(campaign, mover);
    if (!places) return refuse('no-set', 'You have no set: three of a kind, or one of each.');
    if (!Array.isArray(places)) return places as Refusal;
    const recruits = turnIn(campaign, mover, places);
    begun(campaign);
    return campaign.outcome({ recruits });
  },
});

const tooLate = ({ game }: Campaign): Refusal | undefined => {
  if (game.hasAttacked || game.move)
    return refuse('too-late', 'A set is turned in before any attack or move of the turn.');
  return game.recruits > 0
    ? refuse('recruits-left', `You have ${game.recruits} recruits left to place first.`)
    : undefined;
};

const placesOf = (campaign: Campaign, numbers: readonly number[]): number[] | Refusal => {
  const { mover } = campaign.game;
  const held = campaign.player(mover).flags;
  const places = numbers.map((number) => held.findIndex((flag) => flag.number === number));
  if (places.includes(-1)) return refuse('not-your-flag', 'That flag is not yours.', 'flags');
  const kinds = places.map((place) => kindKnown(campaign, mover, held[place] as (typeof held)[number]));
  if (kinds.includes(undefined) || !isSet(kinds as FlagKind[]))
    return refuse('not-a-set', 'Those are no set: three of a kind, or one of each.', 'flags');
  return places;
};
