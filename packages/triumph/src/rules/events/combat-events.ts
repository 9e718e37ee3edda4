import type { SideId } from '@vexillum/model';
import { newlyDemoralized } from '../losses/newly-demoralized.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { sumOf } from '../combat/term-of.ts';
import { nextCombatId, openCombat } from '../combat/ring-at.ts';
import type { BattleEventOf } from './battle-events.ts';
import type { Teller } from './guessed-event-of.ts';
import { withChanges } from '@vexillum/model';
import { applyCombat } from '../actions/apply-combat.ts';
import { changeCombat } from '../actions/change-combat.ts';
import { correctCombatDice } from '../actions/correct-combat-dice.ts';
import { dropCombat } from '../actions/drop-combat.ts';
import { fightCombat } from '../actions/fight-combat.ts';
import { takeUpCombat } from '../actions/take-up-combat.ts';
import type { Combat, Term } from '../records/combat.ts';
import type { Changes, PublicEntry, Snapshot } from '../records/table.ts';

type Between = Pick<BattleEventOf<'combat-taken-up'>, 'id' | 'fight' | 'side' | 'attacker' | 'defender'>;

const CAMP = 'camp';

const sideOf = ({ public: { stand, camp } }: Snapshot, id: string): SideId =>
  (stand.get(id) ?? camp.get(id))?.side ?? '';

/** Who fights whom, as everybody sees them: troop types, or a camp. */
const between = (
  before: Snapshot,
  id: string,
  { kind, attacker, defender }: Pick<Combat, 'kind' | 'attacker' | 'defender'>,
): Between => ({
  id,
  fight: kind,
  side: sideOf(before, attacker),
  attacker: before.public.stand.get(attacker)?.troopType ?? CAMP,
  defender: before.public.stand.get(defender)?.troopType ?? CAMP,
});

const nobody: Pick<Combat, 'kind' | 'attacker' | 'defender'> = { kind: 'close', attacker: '', defender: '' };

const idIn = ({ args }: PublicEntry): string => (args as { readonly id: string }).id;
const afterOf = (before: Snapshot, { changes }: PublicEntry): Snapshot =>
  withChanges(before, { public: changes } as Changes);
const combatIn = (snapshot: Snapshot, entry: PublicEntry): Combat | undefined =>
  snapshot.public.combat.get(idIn(entry));

const takenUp: Teller = (before, { args }) => {
  const meeting = args as Pick<Combat, 'kind' | 'attacker' | 'defender'>;
  const known = openCombat(before, meeting);
  const id = known?.[0] ?? nextCombatId(before);
  return { kind: 'combat-taken-up', ...between(before, id, meeting), isAgain: known !== undefined };
};

const changed: Teller = (before, entry) => {
  const { side, code, of, value } = entry.args as {
    readonly side: SideId;
    readonly code: string;
    readonly of?: string;
    readonly value: number | null;
  };
  const isIt = (term: Term): boolean => term.code === code && term.of === of;
  const was = combatIn(before, entry)?.terms[side]?.find(isIt)?.value ?? null;
  return { kind: 'combat-changed', id: idIn(entry), side, code, value, was };
};

const thrownIn = (before: Snapshot, entry: PublicEntry) => {
  const combat = combatIn(afterOf(before, entry), entry);
  const [mine, theirs] = [combat?.attacker ?? '', combat?.defender ?? ''].map((id) => sideOf(before, id));
  const values = [mine, theirs].map((side) => combat?.dice?.[side ?? ''] ?? 0);
  const totals = [mine, theirs].map((side, index) => sumOf(combat?.terms[side ?? ''] ?? []) + (values[index] ?? 0));
  const { result } = combat ?? {};
  return {
    ...between(before, idIn(entry), combat ?? nobody),
    values,
    totals,
    end: result?.kind ?? 'tie',
    ...(result && 'loser' in result ? { loser: sideOf(before, result.loser), outcome: result.outcome } : {}),
  };
};

const fought: Teller = (before, entry) => {
  const isByHand = (entry.args as { readonly values?: unknown }).values !== undefined;
  return { kind: 'combat-fought', ...thrownIn(before, entry), ...(isByHand ? { isByHand } : {}) };
};

const diceCorrected: Teller = (before, entry) => {
  const was = combatIn(before, entry);
  const sides = [was?.attacker ?? '', was?.defender ?? ''].map((id) => sideOf(before, id));
  return {
    kind: 'combat-dice-corrected',
    ...thrownIn(before, entry),
    was: sides.map((side) => was?.dice?.[side] ?? 0),
  };
};

const applied: Teller = (before, entry) => {
  const { isByHand } = entry.args as { readonly isByHand?: true };
  const after = afterOf(before, entry);
  const combat = combatIn(before, entry);
  const isGone = (id: string): boolean =>
    after.public.stand.get(id)?.place === 'lost' && before.public.stand.get(id)?.place !== 'lost';
  const { result } = combat ?? {};
  return {
    kind: 'combat-applied',
    ...between(before, idIn(entry), combat ?? nobody),
    isByHand: isByHand === true,
    end: result?.kind ?? 'tie',
    ...(result && 'loser' in result ? { loser: sideOf(before, result.loser), outcome: result.outcome } : {}),
    lost: Object.keys(entry.changes?.stand ?? {}).filter(isGone).length,
    moved: Object.values(entry.changes?.pose ?? {}).filter(([, to]) => to !== null).length,
    demoralized: newlyDemoralized(before, after, profileAt(before)),
  };
};

/** What each action of a combat did, by its name. */
export const combatTellers: readonly (readonly [name: string, teller: Teller])[] = [
  [takeUpCombat.name, takenUp],
  [changeCombat.name, changed],
  [fightCombat.name, fought],
  [correctCombatDice.name, diceCorrected],
  [applyCombat.name, applied],
  [
    dropCombat.name,
    (before, entry) => ({
      kind: 'combat-dropped',
      ...between(before, idIn(entry), combatIn(before, entry) ?? nobody),
    }),
  ],
];
