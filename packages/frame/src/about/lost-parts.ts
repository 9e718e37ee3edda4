import type { ServerBuild } from '@vexillum/table';
import { atom, type ReadableAtom } from 'nanostores';
import { askServerBuild, buildText, isOtherBuild, ownBuild } from './build.ts';

/** Parts of this page that were not loaded before the server was updated: their files went with the build that the page is of. */
export interface LostParts {
  readonly server: ServerBuild;
  /** How often somebody has asked for one of them. */
  readonly missed: number;
}

const $lost = atom<LostParts | undefined>(undefined);
export const $lostParts: ReadableAtom<LostParts | undefined> = $lost;

const $late = atom(0);
/** How often somebody has waited for a part that the line kept away, where nobody else tells them. */
export const $lateParts: ReadableAtom<number> = $late;

let asking: Promise<ServerBuild | undefined> | undefined;

/** Whether what did not come is gone, because the server that answers is of another build. */
const isGone = async (): Promise<boolean> => {
  asking ??= askServerBuild().finally(() => (asking = undefined));
  const server = await asking;
  if (!server || !isOtherBuild(server, ownBuild())) return false;
  const known = $lost.get();
  if (!known || buildText(known.server) !== buildText(server)) $lost.set({ server, missed: 0 });
  return true;
};

/** Somebody has asked for a part that did not come. Answers whether it is gone: then the page itself says so, and what helps. */
export const missPart = async (): Promise<boolean> => {
  const isLost = await isGone();
  const known = $lost.get();
  if (isLost && known) $lost.set({ ...known, missed: known.missed + 1 });
  return isLost;
};

const missUntold = async (): Promise<void> => {
  if (!(await missPart())) $late.set($late.get() + 1);
};

/** Hears of every part that does not come: the loader that the build brings along tells the window, whoever asked for it. */
export const startPartWatch = (): void => {
  const failures = new WeakSet<object>();
  addEventListener('vite:preloadError', (event) => {
    failures.add((event as Event & { readonly payload: Error }).payload);
    // What a quiet moment asks for in vain, part after part, is learnt once.
    if (!$lost.get()) void isGone();
  });
  // Nobody tells that person anything else.
  addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof Error && failures.has(event.reason))) return;
    // No error of the page: the console has it, as it has every other part that did not come.
    event.preventDefault();
    console.error(event.reason);
    void missUntold();
  });
};
