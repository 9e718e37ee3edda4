import { refuse, type SideId } from '@vexillum/model';
import { peopleIn } from '../state/people-in.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { isOneTeam } from '../state/teams.ts';
import { onlyPlayersWhileOn } from './passing.ts';
import type { Question, Snapshot } from '../records.ts';

const peopleLeft = (snapshot: Snapshot): readonly SideId[] => peopleIn(snapshot, gameOf(snapshot)?.order ?? []);

const wantsDraw = (snapshot: Snapshot, side: SideId): boolean => playerOf(snapshot, side)?.wantsDraw === true;

/** Whether all people who are left want a draw, but for this one, who is about to. */
export const areAllAgreedOnDraw = (snapshot: Snapshot, side: SideId): boolean =>
  peopleLeft(snapshot).every((other) => other === side || wantsDraw(snapshot, other));

/** A draw is between people: machines go along with it, and nobody agrees with machines alone, nor with their own team. */
export const mayOfferDraw: Question<{ readonly agrees: boolean }> = {
  action: 'offer-draw',
  mayAct(seat, snapshot) {
    const refusal = onlyPlayersWhileOn(seat, snapshot);
    if (refusal) return refusal;
    const people = peopleLeft(snapshot);
    if (!people.includes(seat.side ?? '')) return refuse('not-playing', 'You do not play in this game.');
    return people.length > 1 && !isOneTeam(snapshot, people)
      ? undefined
      : refuse('nobody-to-ask', 'Nobody else is left who could agree to a draw.');
  },
  whyNot(snapshot, { side = '' }, { agrees }) {
    if (agrees === undefined || agrees !== wantsDraw(snapshot, side)) return undefined;
    return agrees
      ? refuse('offered-already', 'You have offered a draw already.')
      : refuse('not-offered', 'You have not offered a draw.');
  },
  targets: (snapshot, { side = '' }) => [{ agrees: !wantsDraw(snapshot, side) }],
};
