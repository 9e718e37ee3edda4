import {
  type Action,
  type Game,
  isUnacceptedUmpire,
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
  type Snapshot,
} from '@vexillum/model';

const notAccepted = (): Refusal =>
  refuse(
    'umpire-not-accepted',
    'An umpire does this once every side has accepted them: until then they open no secrets, lead nothing on and end nothing.',
  );

/** Why an umpire whom not every side has accepted may not even try. */
export const heldByConsent = (game: Game, action: Action, seat: Seat, snapshot: Snapshot): Refusal | undefined =>
  action.needsAcceptedUmpire && isUnacceptedUmpire(seat, snapshot, game) ? notAccepted() : undefined;

/** What any other action of theirs turns out to do: what is sealed, it neither opens nor seals. */
export const keptFromSecrets = (
  game: Game,
  { seals, openings }: Outcome,
  seat: Seat,
  snapshot: Snapshot,
): Refusal | undefined => ((seals || openings) && isUnacceptedUmpire(seat, snapshot, game) ? notAccepted() : undefined);
