import { msg } from '@vexillum/ui/words';
import type { Snapshot } from '@vexillum/model';
import type { ConquestDesk } from '../conquest-desk.ts';
import { SoundBox } from './sound-box.ts';
import { hasAnswered, isTurnToCall, soundsSince } from './sounds-of.ts';

const MARK = '● ';

const newestOf = (snapshot: Snapshot): number =>
  Math.max(-1, ...[...snapshot.public.log.values()].map(({ seq }) => seq));

/** Calls the reader when his turn comes, by a toast, the page's title and a sound, and makes the other sounds of the table. */
export class TurnCaller {
  readonly #desk: ConquestDesk;
  readonly #sounds = new SoundBox();
  readonly #stops: (() => void)[];
  #before: Snapshot;
  #heard: number;

  constructor(desk: ConquestDesk) {
    this.#desk = desk;
    this.#before = desk.snapshot;
    this.#heard = newestOf(desk.snapshot);
    // Others write the title, too; the mark comes before whatever they write.
    const titles = new MutationObserver(() => this.#markTitle());
    titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    this.#stops = [
      desk.live.$snapshot.listen((snapshot) => this.#look(snapshot)),
      desk.$chosen.listen((chosen) => chosen && this.#takeBack()),
      () => titles.disconnect(),
      () => this.#sounds.close(),
    ];
    this.#markTitle();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    document.title = document.title.replace(MARK, '');
  }

  #look(snapshot: Snapshot): void {
    for (const sound of soundsSince(snapshot, this.#heard)) this.#sounds.play(sound);
    this.#heard = newestOf(snapshot);
    if (isTurnToCall(snapshot, this.#desk.side, this.#before)) {
      this.#desk.toasts.add(msg('Your turn'), 'success');
      this.#sounds.play('turn');
    }
    if (hasAnswered(snapshot, this.#desk.side)) this.#takeBack();
    this.#before = snapshot;
    this.#markTitle();
  }

  /** The call lies over the map: whoever has heard it does not need it. */
  #takeBack(): void {
    const { toasts } = this.#desk;
    for (const { id, text } of toasts.$toasts.get()) if (text === msg('Your turn')) toasts.dismiss(id);
  }

  #markTitle(): void {
    const bare = document.title.replace(MARK, '');
    const title = this.#desk.isMyTurn ? `${MARK}${bare}` : bare;
    if (document.title !== title) document.title = title;
  }
}
