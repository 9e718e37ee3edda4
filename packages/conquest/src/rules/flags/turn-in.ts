import type { SideId } from '@vexillum/model';
import { classicFlagsAfterElimination, mostFlagsAfterElimination } from '../data/rule-numbers.ts';
import type { Campaign } from '../play/campaign.ts';
import type { FlagKind } from './flag-kinds.ts';
import { isUnseen, kindKnown, shownFlag } from './hold-flags.ts';
import { nextRecruit } from './next-recruit.ts';
import { oldestSet } from './sets.ts';

interface Held {
  readonly place: number;
  readonly kind: FlagKind;
  readonly isUnseen: boolean;
}

const heldBy = (campaign: Campaign, side: SideId): readonly Held[] =>
  campaign.player(side).flags.flatMap((flag, place) => {
    const kind = kindKnown(campaign, side, flag);
    return kind === undefined ? [] : [{ place, kind, isUnseen: isUnseen(campaign, side, flag) }];
  });

const placesOfSet = (held: readonly Held[]): readonly number[] | undefined =>
  oldestSet(held.map(({ kind }) => kind))?.map((at) => (held[at] as Held).place);

/**
 * The places among a side's victory flags that make its oldest set, if it has one. A set that was turned in has been seen: in a replay it is the
 * oldest of those that were, and victory flags that nobody has seen only tell that there is one.
 */
export const setAmong = (campaign: Campaign, side: SideId): readonly number[] | undefined => {
  const held = heldBy(campaign, side);
  const seen = held.filter((flag) => !flag.isUnseen);
  return placesOfSet(seen) ?? (seen.length < held.length ? placesOfSet(held) : undefined);
};

/** Takes the victory flags at these places from the side, shows them, and gives the recruits of the next set. */
export const turnIn = (campaign: Campaign, side: SideId, places: readonly number[]): void => {
  const { flags } = campaign.player(side);
  for (const place of places) {
    const flag = flags[place];
    if (flag) shownFlag(campaign, side, flag);
  }
  const { recruits, setsTurnedIn, mustTurnIn: _done, ...game } = campaign.game;
  const brought = nextRecruit(setsTurnedIn, campaign.rules);
  campaign.setPlayer(side, { flags: flags.filter((_, place) => !places.includes(place)) });
  campaign.replaceGame({ ...game, recruits: recruits + brought, setsTurnedIn: setsTurnedIn + 1 });
};

/** After an elimination: turns sets in as the house rule says. */
export const turnInCaptured = (campaign: Campaign, side: SideId): void => {
  const { capturedFlags } = campaign.rules;
  if (campaign.player(side).flags.length <= mostFlagsAfterElimination.value) return;
  const keep = capturedFlags === 'down-to-four' ? classicFlagsAfterElimination.value : mostFlagsAfterElimination.value;
  do {
    const places = setAmong(campaign, side);
    if (!places) break;
    turnIn(campaign, side, places);
  } while (capturedFlags !== 'one-set' && campaign.player(side).flags.length > keep);
};
