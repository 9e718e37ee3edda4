import type { ReplayEntry } from '@vexillum/model';
import type { FarPort } from '@vexillum/table/following';
import { type GameTale, taleOf } from '../ending/game-tale.ts';
import { lifted, thisGame } from '../ending/this-game.ts';

/** So many entries are handed over at a time: what is copied holds up the page. */
export const PORTION = 200;

export type ToLifter =
  | { readonly say: 'entries'; readonly entries: readonly ReplayEntry[] }
  | { readonly say: 'tell' }
  | { readonly say: 'lift' };

export type FromLifter =
  | { readonly say: 'ready' }
  | { readonly say: 'entries'; readonly entries: readonly ReplayEntry[] }
  | { readonly say: 'tale'; readonly tale: GameTale | undefined }
  | { readonly say: 'lifted' };

type FarEnd = FarPort<FromLifter, ToLifter>;
type NearEnd = FarPort<ToLifter, FromLifter>;

/** The far end: lifts the fog from the match that it is told, and answers once. */
export const liftFar = (port: FarEnd): void => {
  const entries: ReplayEntry[] = [];
  port.listen((message) => {
    if (message.say === 'entries') entries.push(...message.entries);
    else if (message.say === 'tell') port.post({ say: 'tale', tale: taleOf(thisGame(entries)) });
    else {
      for (const portion of portionsOf(lifted(entries))) port.post({ say: 'entries', entries: portion });
      port.post({ say: 'lifted' });
    }
  });
  port.post({ say: 'ready' });
};

/** What the far end tells of the last game of this match. */
export const askForTale = (port: NearEnd, entries: readonly ReplayEntry[]): Promise<GameTale | undefined> =>
  new Promise((resolve, reject) => {
    port.listen((message) => message.say === 'tale' && resolve(message.tale));
    handOver(port, entries, { say: 'tell' }).catch(reject);
  });

/** This match as the far end has it without fog. */
export const askForEntries = (port: NearEnd, entries: readonly ReplayEntry[]): Promise<readonly ReplayEntry[]> =>
  new Promise((resolve, reject) => {
    const heard: ReplayEntry[] = [];
    port.listen((message) => {
      if (message.say === 'entries') heard.push(...message.entries);
      if (message.say === 'lifted') resolve(heard);
    });
    handOver(port, entries, { say: 'lift' }).catch(reject);
  });

const handOver = async (port: NearEnd, entries: readonly ReplayEntry[], question: ToLifter): Promise<void> => {
  for (const portion of portionsOf(entries)) {
    port.post({ say: 'entries', entries: portion });
    await aMoment();
  }
  port.post(question);
};

/** Whatever else the page has to do comes first. */
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const portionsOf = (entries: readonly ReplayEntry[]): readonly (readonly ReplayEntry[])[] =>
  Array.from({ length: Math.ceil(entries.length / PORTION) }, (_, at) =>
    entries.slice(at * PORTION, (at + 1) * PORTION),
  );
