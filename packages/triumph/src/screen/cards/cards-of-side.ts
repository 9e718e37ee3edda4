import { THIS_TABLE, type SideId } from '@vexillum/model';
import {
  battleCardOf,
  cardPlayOf,
  cardsHeld,
  cardsLeft,
  type FullProfile,
  isAtWork,
  playsOf,
  type Snapshot,
} from '../../rules/index.ts';

/** A card of a side as it lies at its edge of the screen. */
export interface LaidCard {
  readonly code: string;
  readonly number: number;
  readonly name: string;
  /** The stands of the army that carry it. */
  readonly carriers: readonly string[];
  /** How many there are and are left, of a card that is played; `undefined` for what works all the time. */
  readonly toPlay: { readonly held: number; readonly left: number } | undefined;
  /** The playings that still work, by their ids, with their stands. */
  readonly working: readonly (readonly [id: string, on: readonly string[]])[];
  /** It may be played now, by the phase and the turn. */
  readonly isDue: boolean;
}

const codesOf = ({ public: { army, stand, played } }: Snapshot, side: SideId): string[] => [
  ...new Set([
    ...(army.get(side)?.cards.map(({ code }) => code) ?? []),
    ...[...stand.values()].flatMap((each) => (each.side === side ? (each.cards ?? []) : [])),
    ...[...played.values()].flatMap((each) => (each.side === side ? [each.card] : [])),
  ]),
];

const isDue = (snapshot: Snapshot, profile: FullProfile, side: SideId, code: string): boolean => {
  const play = cardPlayOf(profile, code);
  const now = snapshot.public.turn.get(THIS_TABLE);
  if (!play || !now || cardsLeft(snapshot, side, code) === 0) return false;
  const isItsTurn = !play.isOwnTurnOnly || now.side === side;
  return isItsTurn && (now.phase === undefined || now.phase === play.phase);
};

const laid = (snapshot: Snapshot, profile: FullProfile, side: SideId, code: string): LaidCard => {
  const card = battleCardOf(profile, code);
  const isPlayed = cardPlayOf(profile, code) !== undefined;
  return {
    code,
    number: card?.number ?? 0,
    name: card?.name ?? code,
    carriers: [...snapshot.public.stand].flatMap(([id, stand]) =>
      stand.side === side && stand.cards?.includes(code) ? [id] : [],
    ),
    toPlay: isPlayed ? { held: cardsHeld(snapshot, side, code), left: cardsLeft(snapshot, side, code) } : undefined,
    working: playsOf(snapshot, side, code).flatMap(([id, played]) =>
      isAtWork(snapshot, played) ? [[id, played.on] as const] : [],
    ),
    isDue: isDue(snapshot, profile, side, code),
  };
};

/** The cards of a side as everybody may know them, in the order of their numbers. */
export const cardsOfSide = (snapshot: Snapshot, profile: FullProfile, side: SideId): readonly LaidCard[] =>
  codesOf(snapshot, side)
    .map((code) => laid(snapshot, profile, side, code))
    .toSorted((a, b) => a.number - b.number || (a.code < b.code ? -1 : 1));
