import type { TieBreak } from '@vexillum/league';
import { msg } from '@vexillum/ui/words';
import { seatTitle } from '@vexillum/frame/seat-title';
import {
  type Entrant,
  entrantOf,
  type Method,
  type Outcomes,
  outcomesOf,
  type Pairing,
  type PairingState,
  type Snapshot,
} from '../rules/index.ts';

export const methodText = (method: Method): string => {
  switch (method) {
    case 'swiss':
      return msg('Swiss');
    case 'round-robin':
      return msg('Round robin');
    case 'single-elimination':
      return msg('Knock-out');
    case 'double-elimination':
      return msg('Knock-out with two lives');
    case 'by-hand':
      return msg('Paired by hand');
    default:
      return method satisfies never;
  }
};

export const methodSays = (method: Method): string => {
  switch (method) {
    case 'swiss':
      return msg('Those with the same points meet, nobody meets twice, and nobody is out.');
    case 'round-robin':
      return msg('Everybody meets everybody.');
    case 'single-elimination':
      return msg('Whoever loses is out.');
    case 'double-elimination':
      return msg('Whoever has lost twice is out.');
    case 'by-hand':
      return msg('You say in each round who meets whom.');
    default:
      return method satisfies never;
  }
};

export const tieBreakText = (tieBreak: TieBreak): string => {
  switch (tieBreak) {
    case 'head-to-head':
      return msg('Games against each other');
    case 'buchholz':
      return msg('Buchholz');
    case 'score-difference':
      return msg('Score difference');
    case 'score':
      return msg('Score');
    case 'wins':
      return msg('Wins');
    default:
      return tieBreak satisfies never;
  }
};

export const pairingStateText = (state: PairingState): string => {
  switch (state) {
    case 'drawn':
      return msg('not published yet');
    case 'waiting':
      return msg('the table opens');
    case 'playing':
      return msg('is played');
    case 'ended':
      return msg('to be confirmed');
    case 'attested':
      return msg('confirmed');
    case 'disputed':
      return msg('disputed');
    case 'corrected':
      return msg('corrected by the umpire');
    default:
      return state satisfies never;
  }
};

export const entrantStateText = (state: Entrant['state']): string => {
  switch (state) {
    case 'in':
      return msg('takes part');
    case 'reserve':
      return msg('reserve');
    case 'absent':
      return msg('absent');
    case 'withdrawn':
      return msg('withdrawn');
    default:
      return state satisfies never;
  }
};

/** What somebody who takes part, or holds a seat, is called. */
export const nameOf = (snapshot: Snapshot, id: string): string => {
  const seat = snapshot.public.seat.get(id);
  return seat?.name ?? entrantOf(snapshot, id)?.name ?? (seat ? seatTitle(seat) : id);
};

export const namesOf = (snapshot: Snapshot, ids: readonly string[]): string =>
  ids.map((id) => nameOf(snapshot, id)).join(' – ');

/** How the side at that place of the pairing came out; '' where nothing counts yet. */
export const outcomeText = (pairing: Pairing, nth: number): string => {
  const outcomes = outcomesOf(pairing) ?? pairing.played?.outcomes;
  return outcomes ? placeText(outcomes, nth) : '';
};

const placeText = (outcomes: Outcomes, nth: number): string => {
  const place = outcomes[nth]?.place;
  const own = outcomes[nth];
  const isShared = outcomes.some(
    (one) => one !== own && one.place === place && (one.team === undefined || one.team !== own?.team),
  );
  if (outcomes.every((outcome) => outcome.place === undefined) || (place === 1 && isShared)) return msg('draw');
  if (place === 1) return msg('won');
  return outcomes.length > 2 && place !== undefined ? msg('place {0}', place) : msg('lost');
};

/** Points and their like, with no more digits than they need. */
export const numberText = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return rounded < 0 ? `−${-rounded}` : String(rounded);
};
