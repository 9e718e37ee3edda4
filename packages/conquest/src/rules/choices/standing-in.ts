import { type Refusal, refuse, type Seat, type SideId } from '@vexillum/model';
import { peopleIn } from '../state/people-in.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { onlyPlayersWhileOn } from './passing.ts';
import type { Question, Snapshot } from '../records.ts';

type Nothing = { readonly [key: string]: never };
type Wish = { readonly player: string; readonly agrees: boolean };

const peopleLeft = (snapshot: Snapshot): readonly SideId[] => peopleIn(snapshot, gameOf(snapshot)?.order ?? []);

/** Who would have a machine play for this player, of those whose wish counts. */
export const standInWishes = (snapshot: Snapshot, player: SideId): readonly SideId[] => {
  const wishes = playerOf(snapshot, player)?.standInWishes ?? [];
  return peopleLeft(snapshot).filter((side) => side !== player && wishes.includes(side));
};

/** How many have to wish for it: all people who are left but the player. */
export const standInNeeds = (snapshot: Snapshot, player: SideId): number =>
  peopleLeft(snapshot).filter((side) => side !== player).length;

const onlyPeopleLeft = (seat: Seat, snapshot: Snapshot): Refusal | undefined =>
  onlyPlayersWhileOn(seat, snapshot) ??
  (peopleLeft(snapshot).includes(seat.side ?? '') ? undefined : refuse('not-playing', 'You do not play in this game.'));

/** Agreed about anybody, here or away; that a machine moves only for who is away is seen to where it is due (`dueNext`). */
export const mayStandIn: Question<Wish> = {
  action: 'stand-in',
  mayAct: (seat, snapshot) =>
    onlyPeopleLeft(seat, snapshot) ??
    (peopleLeft(snapshot).length > 1
      ? undefined
      : refuse('nobody-to-replace', 'No other person is left in this game.')),
  whyNot(snapshot, { side = '' }, { player, agrees }) {
    if (player === undefined) return undefined;
    if (player === side || !peopleLeft(snapshot).includes(player))
      return refuse('no-such-player', 'No other person of that name is in the game.', 'player');
    if (agrees === undefined || agrees !== standInWishes(snapshot, player).includes(side)) return undefined;
    return agrees
      ? refuse('said-already', 'You have said so already.')
      : refuse('not-said', 'You have not said that a machine should play there.');
  },
  targets: (snapshot, { side = '' }) =>
    peopleLeft(snapshot)
      .filter((player) => player !== side)
      .map((player) => ({ player, agrees: !standInWishes(snapshot, player).includes(side) })),
};

/** Of one's own seat: whether a machine plays in it, or others would have one play. */
export const mayTakeBack: Question<Nothing> = {
  action: 'take-back',
  mayAct(seat, snapshot) {
    const refusal = onlyPlayersWhileOn(seat, snapshot);
    if (refusal) return refusal;
    const { standsIn, standInWishes: wishes, out } = playerOf(snapshot, seat.side ?? '') ?? {};
    return out === undefined && (standsIn || wishes)
      ? undefined
      : refuse('nothing-to-take-back', 'No machine plays for you, and nobody has asked for one.');
  },
  whyNot: () => undefined,
  targets: () => [{}],
};
