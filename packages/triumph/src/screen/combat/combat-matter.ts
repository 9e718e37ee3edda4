import { msg, str } from '@vexillum/ui/words';
import { type FlagMatter, type SideId, words } from '@vexillum/model';
import { sideTitle } from '@vexillum/frame/seat-title';
import { type Snapshot, sumOf } from '../../rules/index.ts';
import { standNameText } from '../stand-name-text.ts';
import type { CombatSheet, QueuedCombat } from './combat-queue.ts';
import { signedText } from './term-words.ts';
import type { Battle } from '../battle.ts';

const RULE = 'combat-is-right';

/** What the umpire is asked about a combat. */
export interface CombatMatter extends FlagMatter {
  readonly rule: typeof RULE;
}

export const fighterSide = ({ public: { stand, camp } }: Snapshot, id: string): SideId =>
  (stand.get(id) ?? camp.get(id))?.side ?? '';

/** A stand's full name, or whose camp it is. */
export const fighterName = (battle: Battle, id: string): string => {
  const name = battle.names().get(id);
  if (name) return standNameText(battle.profile, name);
  return msg(str`${sideTitle(fighterSide(battle.snapshot, id))} camp`);
};

/** It says the sums as they stand: once they are others, what was ruled no longer holds. */
export const matterOf = (
  battle: Battle,
  id: string,
  { meeting: { attacker, defender } }: QueuedCombat,
  { terms }: CombatSheet,
): CombatMatter => {
  const about = [attacker, defender];
  const [one, other] = about.map((each) => fighterName(battle, each));
  const [mine, theirs] = about.map((each) => signedText(sumOf(terms[fighterSide(battle.snapshot, each)] ?? [])));
  const says = words('{0} against {1}: {2} to {3}', one, other, mine, theirs);
  return { rule: RULE, id: `${RULE}:${id}`, about, says };
};
