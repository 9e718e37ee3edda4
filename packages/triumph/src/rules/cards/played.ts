import { type SideId, THIS_TABLE } from '@vexillum/model';
import type { CardPlay } from '../profiles/card-plays.ts';
import { type FullProfile, fullProfileAt } from '../profiles/full-profile.ts';
import { rowOf } from '../profiles/sourced-table.ts';
import { phasesOf } from '../turn/phase-at.ts';
import type { Played } from '../records/played.ts';
import type { Snapshot } from '../records/table.ts';

/** When and on whom a card is played; `undefined` for one that is never played and works all the time. */
export const cardPlayOf = (profile: FullProfile, card: string): CardPlay | undefined => rowOf(profile.cardPlays, card);

/** What a side has played of a card, in its order. */
export const playsOf = (
  { public: { played } }: Snapshot,
  side: SideId,
  card: string,
): readonly (readonly [id: string, played: Played])[] =>
  [...played].filter(([, each]) => each.side === side && each.card === card);

/** How many of a card a side has, as everybody may know: as its army says, otherwise one where a stand was given it. */
export const cardsHeld = ({ public: { army, stand } }: Snapshot, side: SideId, card: string): number =>
  army.get(side)?.cards.find(({ code }) => code === card)?.count ??
  ([...stand.values()].some((each) => each.side === side && each.cards?.includes(card)) ? 1 : 0);

/** How many of them can still be played. */
export const cardsLeft = (snapshot: Snapshot, side: SideId, card: string): number =>
  Math.max(0, cardsHeld(snapshot, side, card) - playsOf(snapshot, side, card).length);

/** Whether a phase of the turn has not ended yet; in a match without phases it lasts as long as the turn. */
const isNotPast = (profile: FullProfile, now: string | undefined, phase: string): boolean => {
  if (now === undefined) return true;
  const order = phasesOf(profile).map((each) => each.phase as string);
  return order.indexOf(now) <= order.indexOf(phase);
};

/** Whether a card that was played still does something. */
export const isAtWork = (snapshot: Snapshot, { card, turn, isOver }: Played): boolean => {
  const profile = fullProfileAt(snapshot);
  const play = cardPlayOf(profile, card);
  const now = snapshot.public.turn.get(THIS_TABLE);
  if (!play || isOver || turn !== (now?.number ?? 0)) return false;
  return isNotPast(profile, now?.phase, play.lasts === 'combats' ? 'close' : play.phase);
};

/** The card that works on a stand now, with the id under which it was played. */
export const workingOn = (
  snapshot: Snapshot,
  card: string,
  stand: string,
): readonly [id: string, played: Played] | undefined =>
  [...snapshot.public.played].find(
    ([, each]) => each.card === card && each.on.includes(stand) && isAtWork(snapshot, each),
  );
