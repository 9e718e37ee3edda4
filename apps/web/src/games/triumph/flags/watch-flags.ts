import { createAssist } from '@vexillum/rules-assist';
import { battleRules, createBattleFacts, type Reader } from '@vexillum/triumph';
import type { Desk } from '../desk.ts';
import { QuietMoments } from './quiet-moments.ts';

/** With whose eyes the table is looked at: an umpire may look with a side's. */
const readerOf = (desk: Desk): Reader => {
  const as = desk.privacy.$viewAs.get();
  const side = desk.side ?? (as === 'red' || as === 'blue' ? as : undefined);
  return side === undefined ? {} : { side };
};

const isHandBusy = (desk: Desk): boolean => desk.$hand.get().size > 0 || desk.$draft.get() !== undefined;

/** Keeps `desk.$flags` up to date, beside everything else that happens. Answers what stops it. */
export const watchFlags = (desk: Desk): (() => void) => {
  let reader = readerOf(desk);
  let factsOf = createBattleFacts();
  let look = createAssist(battleRules);
  // Other eyes, other memory.
  const changeEyes = () => {
    reader = readerOf(desk);
    factsOf = createBattleFacts();
    look = createAssist(battleRules);
    quiet.ask();
  };
  const quiet = new QuietMoments(
    () => desk.$flags.set(look(factsOf(desk.snapshot, desk.profile, reader))),
    () => isHandBusy(desk),
  );
  const stops = [
    desk.live.$snapshot.listen(() => quiet.ask()),
    desk.privacy.$viewAs.listen(changeEyes),
    desk.$hand.listen(() => quiet.handChanged()),
    desk.$draft.listen(() => quiet.handChanged()),
  ];
  quiet.ask();
  return () => {
    quiet.close();
    for (const stop of stops) stop();
  };
};
