import { msg, str } from '@vexillum/ui/words';
import { battleCardOf, type FullProfile } from '../../rules/index.ts';
import { combatRowName } from '../combat/row-names.ts';

type Tell = (profile: FullProfile) => string;

/** What a card does in the battle, in our own words; by its code. What it adds to combats stands in the profile and is told beside it. */
const tells: Readonly<Record<string, Tell>> = {
  DD: () =>
    msg(
      'Each stand with it comes mounted or on foot, as its list names it, and stays so for the whole battle. A general leads on either way.',
    ),
  MD: () =>
    msg(
      'Each stand with it comes mounted or on foot. One that came mounted may dismount in the battle: that is its whole move, made by itself and out of contact, and it does not shoot in that turn. Nobody mounts again.',
    ),
  SV: () =>
    msg(
      'A pair of stands comes as it is, or as one on foot and one mounted, and stays so. A general goes with those on foot.',
    ),
  LC: () => msg('Dunes and oases are open ground to them, alone or in a group of camels.'),
  AC: () => msg('Dunes and oases are open ground to them. Beaten by elephants they fall back and are not shattered.'),
  CC: () => msg('Dunes and oases are open ground to them. Beaten by elephants they fall back and are not shattered.'),
  CF: () => msg('Camels kneel before them, which helps them against knights, cataphracts and elephants.'),
  SB: () =>
    msg(
      'A stand set aside before the battle supports as many others as its type costs points. It is out of the game, and not lost.',
    ),
  SP: () => msg('With bowmen behind it a stand does better to its front against mounted troops, warband and warriors.'),
  MI: ({ cards: { mobileInfantry: riding } }) =>
    msg(
      str`On transports a stand is in open order and moves ${riding.moveMu.value} MU, ${riding.difficultMoveMu.value} over difficult ground, farther than ${riding.fromEnemyMu.value} MU from every enemy. It does not shoot. It may leave them as any move ends, loses them when it is caught or beaten, and never has them back.`,
    ),
  PL: ({ cards: { ownMoves, plaustrella } }) =>
    msg(
      str`With barriers a stand moves ${ownMoves.plaustrellaMoveMu.value} MU over any ground, fights as close order heavy foot and is shot at with ${plaustrella.shotAt.value}. Elephants that beat it shatter it.`,
    ),
  HL: () =>
    msg(
      'Played when a close combat has its result: a stand with it that should pursue stays where it is. Each card works once.',
    ),
  HD: () => msg('A second stand of the very same type right behind it supports it, where rear support counts.'),
  CT: () =>
    msg(
      'Played for one move: those who move pass through their own close order foot as if it were in open order. Each card works once.',
    ),
  AM: ({ cards: { ambush } }) =>
    msg(
      str`Open order foot may be deployed far forward in difficult ground, ${ambush.standsInPiece.value} stands in a piece. It stays where it was put: an enemy who comes near later is no fault.`,
    ),
  PD: ({ cards: { preparedDefenses } }) =>
    msg(
      str`For each card an obstacle (${preparedDefenses.sizeMu.value.join(' × ')} MU) lies before the line for the whole battle, laid down with the center. It is difficult ground on which stands may stand, and arrows pass over it. Battles with them last longer: mind it where the time is short.`,
    ),
  SC: () =>
    msg(
      'Played first of all in a turn: it marks one enemy stand of close order foot, or two that touch along an edge. Until the close combats of that turn are over, horse bow, knights and cataphracts fight them better, and javelin and elite cavalry destroy them when they beat them. Supporting bowmen or an elephant screen ward it off. Each card works once.',
    ),
  NC: () => msg('There is no camp to garrison or to sack.'),
  FC: ({ cards: { camps } }) =>
    msg(str`Its camp defends itself with ${camps.fortifiedFactor.value} more. Sacked, it counts as any camp.`),
  PT: () =>
    msg(
      'The camp may stand anywhere along the base edge and is put there with the last troops. It stays there, and may be garrisoned.',
    ),
  SW: () =>
    msg(
      'In place of a camp a wagon may stand forward. Foot whose rear edge touches it fights better and is harder to hit; its garrison has nothing of that. It does not move.',
    ),
  ES: ({ cards: { elephantScreen: screen } }) =>
    msg(
      str`Elephants are spread before a line and are no stands of their own. A marker, ${screen.markerWidthMu.value} MU wide and ${screen.markerDepthMu.value.join(' – ')} deep as a suggestion, takes no room.`,
    ),
  ET: () =>
    msg(
      'Behind the screen a stand of the front rank fights better to its front. The screen is gone once it moves alone, falls back, pursues, or has fought close order troops; it never comes back.',
    ),
  SS: () =>
    msg('They shoot straight ahead as archers do: in their own turn where they have not moved, in the enemy’s always.'),
  CH: ({ cards: { ownMoves } }) =>
    msg(
      str`Chained, they are in close order, move ${ownMoves.chainedMoveMu.value} MU for a command point more, shoot as with Shower Shooting, and do not pursue an enemy that they doubled.`,
    ),
  SF: () => msg('They count as bad horse in everything but their close combat factors.'),
  DC: ({ cards: { deceptiveDeployment: deception } }) =>
    msg(
      str`Some stands are not what they seem. They move ${deception.mountedMoveMu.value} MU as mounted, ${deception.footMoveMu.value} as foot, and are shown when their side likes, or when a movement ends with an enemy within ${deception.revealAtMu.value} MU.`,
    ),
};

export const cardTells = (profile: FullProfile, code: string): string => tells[code]?.(profile) ?? '';

const signed = (factor: number): string => (factor < 0 ? `−${-factor}` : `+${factor}`);

/** What a card adds to sums of combats: `+1 Deep formation`. */
export const cardAdds = ({ cardFactors }: FullProfile, card: string): readonly string[] =>
  cardFactors.rows
    .filter(({ when }) => when.card === card)
    .map(({ code, factor }) => `${signed(factor)} ${combatRowName('cardFactors', code)}`);

/** Whose words these are, and where the card is to be read. */
export const cardCitation = (profile: FullProfile, code: string): string => {
  const number = battleCardOf(profile, code)?.number ?? 0;
  return msg(str`In our own words, after Battle Cards 1.0 (March 2021), card ${number}.`);
};
