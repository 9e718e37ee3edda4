import { msg } from '@vexillum/ui/words';
import type { ListedSeek, OwnSeek } from '@vexillum/protocol';
import { atom } from 'nanostores';
import { type ApiProblem, type ClaimedSeat, isApiProblem } from '../api.ts';
import { NAME_LIMIT } from '../new-table/name-at-table.ts';
import { seatTitle } from '../seat-title.ts';
import { settings } from '../settings.ts';
import { openLastingSource } from './lasting-source.ts';
import { putSeek, readOwnSeek, type SeekWish, sitAsFound, withdrawSeek } from './play-api.ts';

/** What became of the own seek. */
export type MySeek =
  | { readonly kind: 'none' }
  | { readonly kind: 'waits'; readonly seek: ListedSeek }
  /** It went by itself. */
  | { readonly kind: 'over' }
  /** Somebody has answered: this browser sits at the table, or why not yet. */
  | { readonly kind: 'found'; readonly by: string; readonly sat: ClaimedSeat | ApiProblem };

const NONE: MySeek = { kind: 'none' };

/** The seek of this browser: it has one at a time, whichever of its pages put it up. */
class OwnSeekWatch {
  readonly $now = atom<MySeek>(NONE);
  #close: (() => void) | undefined;
  #sitting: Promise<void> | undefined;

  /** Listens from now on, until nothing can come of it any more. */
  watch(): void {
    settings.$isSeeking.set('yes');
    this.#close ??= openLastingSource(
      '/api/seeks/mine/changes',
      { mine: (data) => this.#hear(JSON.parse(data) as OwnSeek) },
      () => undefined,
    );
  }

  /** A browser may have forgotten that it looks for somebody; its cookie has not. */
  async look(): Promise<void> {
    const own = this.#close ? {} : await readOwnSeek();
    if (!isApiProblem(own) && (own.seek || own.answered)) this.watch();
  }

  async put(wish: SeekWish): Promise<ApiProblem | undefined> {
    const seek = await this.#between(() => putSeek(wish));
    if (isApiProblem(seek)) return seek;
    this.$now.set({ kind: 'waits', seek });
    this.watch();
    return undefined;
  }

  async withdraw(): Promise<ApiProblem | undefined> {
    const answer = await this.#between(withdrawSeek);
    if (isApiProblem(answer)) return answer;
    this.#end(NONE);
    return undefined;
  }

  /** Takes the seats that wait, where that did not work at once. */
  async sit(by: string): Promise<void> {
    this.#sitting ??= this.#sit(by).finally(() => (this.#sitting = undefined));
    await this.#sitting;
  }

  /** They know. */
  putAway(): void {
    this.$now.set(NONE);
  }

  /** What is heard while it changes is of the seek before. */
  async #between<Answer>(change: () => Promise<Answer | ApiProblem>): Promise<Answer | ApiProblem> {
    const wasWatched = this.#close !== undefined;
    this.#stop();
    const answer = await change();
    if (isApiProblem(answer) && wasWatched) this.watch();
    return answer;
  }

  #hear({ seek, answered }: OwnSeek): void {
    if (seek) this.$now.set({ kind: 'waits', seek });
    else if (answered) void this.sit(answered.by);
    else if (!this.#sitting) this.#end(this.$now.get().kind === 'waits' ? { kind: 'over' } : this.$now.get());
  }

  async #sit(by: string): Promise<void> {
    const sat = await sitAsFound(hostName(settings.$name.get()));
    if (isApiProblem(sat) && sat.status === 410) return this.#end(NONE);
    this.$now.set({ kind: 'found', by, sat });
    if (isApiProblem(sat)) return;
    this.#end(this.$now.get());
    await withdrawSeek();
  }

  #end(now: MySeek): void {
    this.#stop();
    settings.$isSeeking.set('no');
    this.$now.set(now);
  }

  #stop(): void {
    this.#close?.();
    this.#close = undefined;
  }
}

export const mySeek = new OwnSeekWatch();

/** Names at a table differ: whoever is host and player is called so as the host. */
const hostName = (name: string): string => {
  const title = ` (${seatTitle({ kind: 'host' })})`;
  return `${
    name
      .trim()
      .slice(0, NAME_LIMIT - title.length)
      .trim() || msg('Guest')
  }${title}`;
};
