import { msg, str } from '@vexillum/ui/words';
import { type FlagMatter, type SideId, type Words, words } from '@vexillum/model';
import { sideTitle } from '@vexillum/frame/seat-title';
import { type Snapshot, sumOf, troopTypeOf } from '../../rules/index.ts';
import { standNameText } from '../stand-name-text.ts';
import type { CombatSheet, QueuedCombat } from './combat-queue.ts';
import { signedText } from './term-words.ts';
import type { Battle } from '../battle.ts';

/** Under which a question about a combat's sums is kept. */
export const combatRule = 'combat-is-right';

/** What the umpire is asked about a combat. */
export interface CombatMatter extends FlagMatter {
  readonly rule: typeof combatRule;
}

export const fighterSide = ({ public: { stand, camp } }: Snapshot, id: string): SideId =>
  (stand.get(id) ?? camp.get(id))?.side ?? '';

/** A stand's full name, or whose camp it is. */
export const fighterName = (battle: Battle, id: string): string => {
  const name = battle.names().get(id);
  if (name) return standNameText(battle.profile, name);
  return msg(str`${sideTitle(fighterSide(battle.snapshot, id))} camp`);
};

type Named = readonly [side: string, type: string, number: number];

/** In English, as it is kept in the ledger: every reader's language says sides and types by itself. Nothing for a camp. */
const namedIn = (battle: Naming, id: string): Named | undefined => {
  const name = battle.names().get(id);
  if (!name) return undefined;
  return [englishSide(name.side), troopTypeOf(battle.profile, name.troopType)?.name ?? name.troopType, name.number];
};

const englishSide = (side: SideId): string => (side === 'red' ? 'Red' : 'Blue');

/** What the sums are asked of. */
export type Naming = Pick<Battle, 'profile' | 'snapshot' | 'names'>;

/** Whose combat with which sums; the same for whoever reads it in another language. */
export const sumsSaid = (
  battle: Naming,
  { meeting: { attacker, defender } }: Pick<QueuedCombat, 'meeting'>,
  { terms }: Pick<CombatSheet, 'terms'>,
): Words => {
  const { snapshot } = battle;
  const [mine, theirs] = [attacker, defender].map((id) => signedText(sumOf(terms[fighterSide(snapshot, id)] ?? [])));
  const one = namedIn(battle, attacker) ?? ['', '', 0];
  const other = namedIn(battle, defender);
  return other
    ? words('{0} {1} {2} against {3} {4} {5}: {6} to {7}', ...one, ...other, mine, theirs)
    : words(
        '{0} {1} {2} against the camp of {3}: {4} to {5}',
        ...one,
        englishSide(fighterSide(snapshot, defender)),
        mine,
        theirs,
      );
};

/** It says the sums as they stood when the umpire was asked. */
export const matterOf = (battle: Battle, id: string, entry: QueuedCombat, sheet: CombatSheet): CombatMatter => {
  const { attacker, defender } = entry.meeting;
  return {
    rule: combatRule,
    id: `${combatRule}:${id}`,
    about: [attacker, defender],
    says: sumsSaid(battle, entry, sheet),
  };
};
