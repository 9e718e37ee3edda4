import { type ConquestEvent, conquestEventIn, gameOf } from '../../rules/index.ts';
import type { Snapshot } from '@vexillum/model';

const soundNames = ['dice', 'capture', 'turn', 'flag', 'win'] as const;
export type SoundName = (typeof soundNames)[number];

/** What an event sounds like. */
const soundsOf = (event: ConquestEvent | undefined): readonly SoundName[] => {
  if (event?.kind === 'attacked') {
    if (event.winner !== undefined) return ['dice', 'win'];
    return event.taken === undefined ? ['dice'] : ['dice', 'capture'];
  }
  return event?.kind === 'turn-ended' && event.hasFlag ? ['flag'] : [];
};

/** What the entries after this one sound like, the oldest first, each sound once. */
export const soundsSince = ({ public: { log } }: Snapshot, seq: number): readonly SoundName[] => {
  const lines = [...log.values()].filter((line) => line.seq > seq).sort((one, other) => one.seq - other.seq);
  return [...new Set(lines.flatMap((line) => soundsOf(conquestEventIn(line))))];
};

/** Whether the turn that is on is worth calling its player for: one army after the other is placed too fast for that. */
export const isTurnToCall = (snapshot: Snapshot, side: string | undefined, before: Snapshot): boolean => {
  const [now, then] = [gameOf(snapshot), gameOf(before)];
  if (!now || now.phase === 'over' || side === undefined || now.mover !== side || now.turn === then?.turn) return false;
  return now.phase === 'conquer' || now.phase !== then?.phase;
};

/** Whether nobody has to be called to this turn any more: its player has done something, or it is not his. */
export const hasAnswered = (snapshot: Snapshot, side: string | undefined): boolean => {
  const game = gameOf(snapshot);
  return !game || game.phase === 'over' || game.mover !== side || game.hasBegun;
};
