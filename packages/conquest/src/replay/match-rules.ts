import {
  checkClock,
  type DigestOf,
  type ReplayEntry,
  type ReplayFault,
  replayEntries,
  type Snapshot,
} from '@vexillum/model';
import { startGame } from '../actions/start-game.ts';
import { conquestClock } from '../clock/conquest-clock.ts';
import { luckDigest } from '../flags/kind-of-flag.ts';
import { conquest } from '../game.ts';
import { gameOf } from '../state/read.ts';
import { type Hindsight, hindsightOf } from './hindsight.ts';
import { LostSecrets } from './lost-secrets.ts';
import { actionOf, isOwnAction, runAgain } from './run-again.ts';

/** The commitments of one game, by its id: the ledger's, which this package may not know. */
export type DigestFor = (gameId: string) => DigestOf;

/** What a server writes that goes on with a match from its file. */
const MOVED = 'continued';

interface TableSaid {
  readonly game?: string;
  readonly gameId?: string;
}

const tableIn = ([genesis]: readonly ReplayEntry[]): TableSaid | undefined => {
  const table = genesis?.changes?.['table'] as { this?: readonly [unknown, TableSaid | null] } | undefined;
  return table?.this?.[1] ?? undefined;
};

const falseLuck = (hindsight: Hindsight, digestOf: DigestOf): string | undefined => {
  for (const [digest, { number, secret }] of hindsight)
    if (luckDigest(digestOf, number, secret) !== digest)
      return `The secret of victory flag ${number} is not the one that the server had committed itself to.`;
  return undefined;
};

/** Nothing but the game's own actions changes the game's own records. */
const strayChange = ({ seq, name, changes }: ReplayEntry): string[] =>
  seq > 0 && changes?.['part'] !== undefined && !isOwnAction(name)
    ? [`Entry ${seq}: ${name ?? 'a secret action'} cannot change the board.`]
    : [];

const noteLosses = (lost: LostSecrets, before: Snapshot, { name }: ReplayEntry): void => {
  const game = gameOf(before);
  if (name === startGame.name) lost.newGame();
  else if (name === MOVED && game) lost.moved(game.nextFlag, game.order);
};

const checkMatch = (entries: readonly ReplayEntry[], digestOf: DigestOf): ReplayFault[] => {
  const hindsight = hindsightOf(entries);
  const says = falseLuck(hindsight, digestOf);
  const lost = new LostSecrets();
  const faults = replayEntries(entries, (before, entry, recorded) => {
    noteLosses(lost, before, entry);
    const action = actionOf(entry);
    if (!action) return strayChange(entry);
    const wrong = runAgain(before, entry, action, { seats: conquest.seats, recorded, hindsight, digestOf, lost });
    return wrong === undefined ? [] : [wrong];
  });
  if (faults.length === 0) faults.push(...checkClock(entries, conquestClock));
  return says === undefined ? faults : [...faults, { seq: entries.length - 1, kind: 'rules', says }];
};

/** For the ledger's `verifyMatch`: plays a match once more from its public entries, with the dice and secrets that they show. */
export const matchRulesWith = (digestFor: DigestFor) => ({
  replay: (entries: readonly ReplayEntry[]): readonly ReplayFault[] => {
    const table = tableIn(entries);
    if (table?.game !== conquest.id) return [{ seq: 0, kind: 'rules', says: 'The first entry names no game of ours.' }];
    return checkMatch(entries, digestFor(table.gameId ?? ''));
  },
});
