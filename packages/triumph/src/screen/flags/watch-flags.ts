import { createAssist, type Flag } from '@vexillum/rules-assist';
import { battleRules, createBattleFacts, type Reader } from '../../rules/index.ts';
import { QuietMoments } from '@vexillum/frame/quiet-moments';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import type { WritableAtom } from 'nanostores';
import type { Privacy } from '../umpire/privacy.ts';

interface Needs {
  readonly battle: Battle;
  readonly hand: Hand;
  readonly $flags: WritableAtom<readonly Flag[] | undefined>;
  readonly privacy: Privacy;
}

/** As whom the table is looked at: an umpire may look as a side. */
const readerOf = (at: Needs): Reader => {
  const as = at.privacy.$viewAs.get();
  const side = at.battle.side ?? (as === 'red' || as === 'blue' ? as : undefined);
  return side === undefined ? {} : { side };
};

const isHandBusy = (at: Needs): boolean => at.hand.shows.$held.get().size > 0 || at.hand.draft !== undefined;

/** Keeps the reader's flags up to date, beside everything else that happens. Answers what stops it. */
export const watchFlags = (at: Needs): (() => void) => {
  let reader = readerOf(at);
  let factsOf = createBattleFacts();
  let look = createAssist(battleRules);
  // Another view starts with nothing remembered.
  const changeEyes = () => {
    reader = readerOf(at);
    factsOf = createBattleFacts();
    look = createAssist(battleRules);
    quiet.ask();
  };
  const quiet = new QuietMoments(
    () => at.$flags.set(look(factsOf(at.battle.snapshot, at.battle.profile, reader))),
    () => isHandBusy(at),
  );
  const stops = [
    at.battle.$snapshot.listen(() => quiet.ask()),
    at.privacy.$viewAs.listen(changeEyes),
    at.hand.shows.$held.listen(() => quiet.handChanged()),
    at.hand.shows.$draft.listen(() => quiet.handChanged()),
  ];
  quiet.ask();
  return () => {
    quiet.close();
    for (const stop of stops) stop();
  };
};
