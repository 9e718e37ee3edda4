import { type Context, isRefusal, type Rolled, type Refusal, type SideId } from '@vexillum/model';
import { fairStartOf } from '../data/fair-starts.ts';
import { initialArmies, mostFortifiedArmies } from '../data/rule-numbers.ts';
import type { Rules } from '../house-rules/rules-of.ts';
import { setupOf } from '../state/setup.ts';
import { NEUTRAL } from '../state/sides.ts';
import { teamsFor } from '../state/teams.ts';
import { playerId } from '../state/player.ts';
import type { Campaign } from './campaign.ts';
import { shuffleDice, shuffledBy } from './shuffle.ts';

/** How many territories stay neutral: a share like a player's, and what an equal deal leaves over. */
export const neutralShare = (territories: number, players: number, { hasNeutrals }: Rules): number =>
  hasNeutrals ? territories - players * Math.floor(territories / (players + 1)) : 0;

/** Everything that the start leaves to the dice. */
interface Lots {
  readonly dice: number[];
  readonly isOrderDrawn: boolean;
  readonly isLandDrawn: boolean;
  readonly neutrals: number;
}

const lotsOf = ({ board, rules }: Campaign, players: number): Lots => {
  const neutrals = neutralShare(board.territories.length, players, rules);
  const isLandDrawn = rules.isRandomStart || neutrals > 0;
  return {
    dice: [
      ...(rules.isRandomOrder ? shuffleDice(players) : []),
      ...(isLandDrawn ? shuffleDice(board.territories.length) : []),
      ...(rules.areNeutralsFortified ? Array.from({ length: neutrals }, () => mostFortifiedArmies.value) : []),
    ],
    isOrderDrawn: rules.isRandomOrder,
    isLandDrawn,
    neutrals,
  };
};

const roll = ({ chance }: Context, { dice }: Lots): Rolled | Refusal | undefined =>
  dice.length === 0 ? undefined : chance.roll({ dice, why: 'start' });

/** The order of play, who holds what, and armies to come. Answers the dice, if any were needed. */
export const beginGame = (campaign: Campaign, seated: readonly SideId[]): Rolled | Refusal | undefined => {
  const lots = lotsOf(campaign, seated.length);
  const rolled = roll(campaign.context, lots);
  if (isRefusal(rolled)) return rolled;
  const values = [...(rolled?.values ?? [])];
  const order = lots.isOrderDrawn ? shuffledBy(seated, values) : movedOn(seated, setupOf(campaign.snapshot).shift);
  const land = lots.isLandDrawn ? shuffledBy(campaign.board.territories, values) : campaign.board.territories;
  settleNeutrals(campaign, land.slice(land.length - lots.neutrals), values);
  const dealt = campaign.rules.isRandomStart ? land.slice(0, land.length - lots.neutrals) : [];
  const teams = teamsFor(campaign.snapshot, seated);
  for (const [place, side] of order.entries()) {
    bringArmies(campaign, side, place, order.length, dealt.length);
    const team = teams.get(side);
    if (team !== undefined) campaign.setPlayer(side, { team });
  }
  dealt.forEach((id, at) => campaign.settle(id, order[at % order.length] as SideId));
  campaign.replaceGame({
    phase: 'assignment',
    order,
    mover: order[0] as SideId,
    turn: 1,
    since: campaign.context.at,
    hasBegun: false,
    recruits: 0,
    setsTurnedIn: 0,
    conquests: 0,
    nextFlag: 1,
  });
  return rolled;
};

/** After a rematch with sides swapped whoever was second begins. */
const movedOn = (seated: readonly SideId[], shift = 0): readonly SideId[] => {
  const at = shift % seated.length;
  return [...seated.slice(at), ...seated.slice(0, at)];
};

/** Those already on dealt territories come off the number; a fair start's hand comes on top. */
const bringArmies = (campaign: Campaign, side: SideId, place: number, players: number, dealt: number): void => {
  const held = Math.floor(dealt / players) + (place < dealt % players ? 1 : 0);
  const armiesLeft = Math.max(0, (initialArmies.value[players] ?? 0) - held);
  const more = handOf(campaign, place, players);
  campaign.write('player', playerId(side), { armiesLeft: armiesLeft + more, flags: [], skips: 0 });
};

const handOf = ({ board, rules }: Campaign, place: number, players: number): number =>
  rules.fairStart === undefined ? 0 : (fairStartOf(board.pack.id, players, rules.fairStart)?.hands[place] ?? 0);

const settleNeutrals = (campaign: Campaign, land: readonly string[], values: number[]): void => {
  const { areNeutralsFortified, neutralArmies } = campaign.rules;
  for (const id of land) {
    const armies = areNeutralsFortified ? (values.shift() ?? 1) : neutralArmies;
    campaign.setTerritory(id, { owner: NEUTRAL, armies });
  }
};
