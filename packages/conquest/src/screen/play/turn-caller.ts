import { msg } from '@vexillum/ui/words';
import { tableOf } from '@vexillum/model';
import { NewLines } from '@vexillum/frame/alive/new-lines';
import type { SoundName } from '@vexillum/frame/alive/sound-names';
import { TableSounds } from '@vexillum/frame/alive/table-sounds';
import type { TurnBanner } from '@vexillum/frame/alive/turn-banner';
import { notifyTurn } from '@vexillum/frame/alive/turn-notice';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { type Fall, fallIn } from './fall-words.ts';
import { type ConquestEvent, conquestEventIn, gameOf, type Snapshot } from '../../rules/index.ts';

/** Calls the reader when their turn comes, by a banner, a sound and a notification if they want one, and makes the other sounds of the table. */
export class TurnCaller {
  readonly #sitting: ConquestSitting;
  readonly #banner: () => TurnBanner | undefined;
  readonly #tellFall: (fall: Fall) => void;
  readonly #sounds = new TableSounds();
  readonly #lines: NewLines;
  readonly #stop: () => void;
  #before: Snapshot;

  constructor(sitting: ConquestSitting, banner: () => TurnBanner | undefined, tellFall: (fall: Fall) => void) {
    this.#sitting = sitting;
    this.#banner = banner;
    this.#tellFall = tellFall;
    this.#before = sitting.snapshot;
    this.#lines = new NewLines(sitting.snapshot);
    this.#stop = sitting.live.$snapshot.listen((snapshot) => this.#look(snapshot));
  }

  close(): void {
    this.#stop();
    this.#sounds.close();
  }

  #look(snapshot: Snapshot): void {
    const lines = this.#lines.since(snapshot);
    const sounds = lines.flatMap((line) => soundsOf(conquestEventIn(line)));
    const fall = lines.map((line) => fallIn(snapshot, line, this.#sitting.side)).findLast((one) => one !== undefined);
    if (fall) this.#tellFall(fall);
    const isCalled = isTurnToCall(snapshot, this.#sitting.side, this.#before);
    this.#before = snapshot;
    this.#sounds.play(isCalled ? [...sounds, 'turn'] : sounds);
    if (!isCalled) return;
    this.#banner()?.show({ text: msg('Your turn'), isOwn: true });
    notifyTurn(tableOf(snapshot)?.name ?? '');
  }
}

/** What an event sounds like. */
export const soundsOf = (event: ConquestEvent | undefined): readonly SoundName[] => {
  if (event?.kind === 'attacked') {
    if (event.winner !== undefined) return ['dice', 'win'];
    if (event.eliminated !== undefined) return ['dice', 'fall'];
    return event.taken === undefined ? ['dice'] : ['dice', 'capture'];
  }
  // Whoever did not see it is told that somebody fell all the same.
  if (event?.kind === 'act-unseen')
    return event.winner !== undefined ? ['win'] : event.eliminated !== undefined ? ['fall'] : [];
  if (event?.kind !== 'turn-ended') return [];
  return event.winner === undefined ? (event.hasFlag ? ['flag'] : []) : ['win'];
};

/** Whether the turn that is on is worth calling its player for: one army after the other is placed too fast for that. */
export const isTurnToCall = (snapshot: Snapshot, side: string | undefined, before: Snapshot): boolean => {
  const [now, then] = [gameOf(snapshot), gameOf(before)];
  if (!now || now.phase === 'over' || side === undefined || now.mover !== side || now.turn === then?.turn) return false;
  return now.phase === 'conquer' || now.phase !== then?.phase;
};
