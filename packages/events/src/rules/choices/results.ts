import { type Refusal, refuse, type Seat } from '@vexillum/model';
import type { ArgsOf } from '../action-args.ts';
import { isBye, pairingOf, pairingsOf } from '../read.ts';
import type { Pairing, Question, Snapshot } from '../records.ts';
import { isOfficial, onlyEntrants, onlyOfficials, whileRunning } from './may-act.ts';

const noSuchPairing = (): Refusal => refuse('no-such-pairing', 'There is no such pairing.', 'pairing');

const isTheirs = ({ sides }: Pairing, { side = '' }: Seat): boolean => sides.includes(side);

const officialSays = ({ attestedBy, state }: Pairing): boolean =>
  state === 'corrected' || attestedBy.some((seat) => !seat.startsWith('player-'));

const whyNotAttest = (pairing: Pairing | undefined, seat: Seat): Refusal | undefined => {
  if (!pairing) return noSuchPairing();
  if (!isOfficial(seat) && !isTheirs(pairing, seat))
    return refuse('not-your-game', 'That game is not yours.', 'pairing');
  if (!pairing.played || isBye(pairing)) return refuse('no-result', 'There is no result to confirm yet.', 'pairing');
  if (pairing.state === 'corrected')
    return refuse('umpire-has-said', 'An umpire has corrected this result, and that counts.', 'pairing');
  if (pairing.state === 'disputed' && !isOfficial(seat) && pairing.dispute?.by !== seat.id)
    return refuse('disputed', 'This result is disputed; an umpire says what counts.', 'pairing');
  return pairing.attestedBy.includes(seat.id)
    ? refuse('attested-already', 'You have confirmed this result.', 'pairing')
    : undefined;
};

const where = (snapshot: Snapshot, isMeant: (pairing: Pairing) => boolean) =>
  pairingsOf(snapshot)
    .filter(isMeant)
    .map(({ id }) => ({ pairing: id }));

export const mayAttest: Question<ArgsOf<'attest-result'>> = {
  action: 'attest-result',
  mayAct: (seat, snapshot) => (isOfficial(seat) ? undefined : onlyEntrants(seat)) ?? whileRunning(snapshot),
  whyNot: (snapshot, seat, { pairing }) =>
    pairing === undefined ? undefined : whyNotAttest(pairingOf(snapshot, pairing), seat),
  targets: (snapshot, seat) => where(snapshot, (pairing) => whyNotAttest(pairing, seat) === undefined),
};

const whyNotDispute = (pairing: Pairing | undefined, seat: Seat): Refusal | undefined => {
  if (!pairing) return noSuchPairing();
  if (!isTheirs(pairing, seat)) return refuse('not-your-game', 'That game is not yours.', 'pairing');
  if (!pairing.played) return refuse('no-result', 'There is no result to dispute yet.', 'pairing');
  if (officialSays(pairing))
    return refuse('umpire-has-said', 'An umpire has said what counts; talk to them.', 'pairing');
  return pairing.state === 'disputed' ? refuse('disputed', 'This result is disputed already.', 'pairing') : undefined;
};

export const mayDispute: Question<ArgsOf<'dispute-result'>, { pairing: string }> = {
  action: 'dispute-result',
  mayAct: (seat, snapshot) => onlyEntrants(seat) ?? whileRunning(snapshot),
  whyNot: (snapshot, seat, { pairing }) =>
    pairing === undefined ? undefined : whyNotDispute(pairingOf(snapshot, pairing), seat),
  targets: (snapshot, seat) => where(snapshot, (pairing) => whyNotDispute(pairing, seat) === undefined),
};

const whyNotCorrect = (pairing: Pairing | undefined): Refusal | undefined =>
  !pairing || isBye(pairing) || pairing.state === 'drawn' ? noSuchPairing() : undefined;

export const mayCorrect: Question<ArgsOf<'correct-result'>, { pairing: string }> = {
  action: 'correct-result',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileRunning(snapshot),
  whyNot(snapshot, _seat, { pairing: id, outcomes }) {
    if (id === undefined) return undefined;
    const pairing = pairingOf(snapshot, id);
    return (
      whyNotCorrect(pairing) ??
      (outcomes && outcomes.length !== pairing?.sides.length
        ? refuse('bad-outcomes', 'A result names every side of the game, in their order.', 'outcomes')
        : undefined)
    );
  },
  targets: (snapshot) => where(snapshot, (pairing) => whyNotCorrect(pairing) === undefined),
};
