import { type Feat, type FeatReader, type Feats, leftBy, type SideId, THIS_TABLE } from '@vexillum/model';
import { enteredIn } from '../deployment/sealed.ts';
import { allCommands } from '../deployment/slots.ts';
import type { ArmyLosses } from '../losses/army-losses.ts';
import { battleSides, publicLosses } from '../losses/losses-for.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import type { Combat } from '../records/combat.ts';
import type { BattleKinds, PublicEntry, Snapshot } from '../records/table.ts';

/** What is counted of a side in a battle. Shares are in hundredths of an army's points, rounded down. */
export const battleFeats = [
  'behind-by',
  'camps-sacked',
  'commands-broken',
  'doubled',
  'enemy-generals',
  'enemy-stands',
  'flank-marches',
  'lead',
  'margin',
  'mounted-by-foot',
  'own-commands-broken',
  'own-generals',
  'own-loss',
  'shot-down',
  'stands-lost',
  'turn-share',
  'turns',
  'with-a-one',
] as const;

/** With those of every game. */
export type BattleFeat = (typeof battleFeats)[number] | 'played' | 'won' | 'sides' | 'opponents';

/** A combat whose result was carried out as the rules propose. */
interface Done {
  readonly seq: number;
  readonly combat: Combat;
  readonly winner: SideId;
  readonly winnerType: string;
  readonly loserType: string;
}

/** Half-points lost, by side. */
type Lost = Readonly<Record<'red' | 'blue', number>>;

/**
 * Tables of battles go back, and what was done is undone: so it counts what stands on the table at the end, what had been lost when each turn
 * ended, and combats of turns that were not taken back.
 */
export class BattleFeats implements FeatReader<BattleKinds> {
  /** By turn: what had been lost at its end, and the entry that ended it. */
  readonly #ends = new Map<number, Lost & { readonly seq: number }>();
  /** By turn and id. */
  readonly #done = new Map<number, Map<string, Done>>();

  hear(before: Snapshot, entry: PublicEntry): void {
    const { turn, combat } = entry.changes ?? {};
    if (turn) this.#turn(before, entry);
    if (combat) this.#combats(before, entry, combat);
  }

  feats(end: Snapshot, seq: number): Feats {
    const losses = publicLosses(end, profileAt(end));
    return Object.fromEntries(
      battleSides.map((side) => {
        const [own, enemy] = side === 'red' ? losses : [losses[1], losses[0]];
        const feats = [
          ...this.#ofTurns(own, enemy, end, seq),
          ...this.#ofCombats(end, side, seq),
          ...atTheEnd(end, own, enemy, seq),
        ];
        return [side, Object.fromEntries(feats.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
      }),
    );
  }

  #turn(before: Snapshot, entry: PublicEntry): void {
    const was = before.public.turn.get(THIS_TABLE)?.number ?? 0;
    const now = leftBy(before, entry, 'turn', THIS_TABLE)?.number ?? 0;
    if (now === was) return;
    if (now > was) this.#ends.set(was, { ...lostIn(before), seq: entry.seq });
    for (const turn of [...this.#ends.keys()]) if (turn >= now) this.#ends.delete(turn);
    for (const turn of [...this.#done.keys()]) if (turn > now) this.#done.delete(turn);
    if (now > was) return;
    // The table went back into this turn, from where its combats had been cleared away.
    const done = this.#done.get(now);
    for (const id of done?.keys() ?? []) if (!leftBy(before, entry, 'combat', id)?.isApplied) done?.delete(id);
  }

  #combats(before: Snapshot, entry: PublicEntry, changes: NonNullable<NonNullable<PublicEntry['changes']>['combat']>) {
    const now = leftBy(before, entry, 'turn', THIS_TABLE)?.number ?? 0;
    for (const [id, [was, combat]] of Object.entries(changes)) {
      // Those of turns that are over are cleared away; what was done in them was done.
      if (combat === null && was?.turn !== now) continue;
      const turn = combat?.turn ?? now;
      const done = combat?.isApplied && !combat.isByHand ? doneIn(before, combat, entry.seq) : undefined;
      const known = this.#done.get(turn) ?? new Map<string, Done>();
      if (done) known.set(id, known.get(id) ?? done);
      else known.delete(id);
      this.#done.set(turn, known);
    }
  }

  /** The most that the enemy lost in a turn, and the farthest that this side was behind at the end of one. */
  #ofTurns(own: ArmyLosses, enemy: ArmyLosses, end: Snapshot, seq: number): readonly (readonly [string, Feat])[] {
    if (!own.total || !enemy.total) return [];
    const [mine, theirs] = [own.side as keyof Lost, enemy.side as keyof Lost];
    const ends = [...[...this.#ends].toSorted(([a], [b]) => a - b).map(([, lost]) => lost), { ...lostIn(end), seq }];
    let [best, behind, before]: [Feat, Feat, number] = [{ count: 0, seq }, { count: 0, seq }, 0];
    for (const lost of ends) {
      best = better(best, { count: share(lost[theirs] - before, enemy.total), seq: lost.seq });
      const gap = share(lost[mine], own.total) - share(lost[theirs], enemy.total);
      behind = better(behind, { count: gap, seq: lost.seq });
      before = lost[theirs];
    }
    return [
      ['turn-share', best],
      ['behind-by', behind],
    ];
  }

  #ofCombats(end: Snapshot, side: SideId, seq: number): readonly (readonly [string, Feat])[] {
    const profile = profileAt(end);
    const isFoot = (type: string) => troopTypeOf(profile, type)?.category === 'foot';
    const isMounted = (type: string) => troopTypeOf(profile, type)?.category === 'mounted';
    const won = [...this.#done.values()].flatMap((done) => [...done.values()]).filter(({ winner }) => winner === side);
    const destroys = ({ combat: { result } }: Done) => result && 'outcome' in result && result.outcome === 'destroyed';
    const count = (feat: string, counts: (done: Done) => boolean | undefined): readonly [string, Feat] => {
      const fitting = won.filter(counts);
      return [feat, { count: fitting.length, seq: Math.max(...fitting.map((done) => done.seq), 0) || seq }];
    };
    return [
      count('doubled', ({ combat }) => combat.result?.kind === 'doubled'),
      count('shot-down', (done) => done.combat.kind === 'ranged' && destroys(done)),
      count(
        'mounted-by-foot',
        (done) =>
          done.combat.kind === 'close' && destroys(done) && isFoot(done.winnerType) && isMounted(done.loserType),
      ),
      count('with-a-one', ({ combat: { kind, dice } }) => kind === 'close' && dice?.[side] === 1),
    ];
  }
}

const better = (one: Feat, other: Feat): Feat => (other.count > one.count ? other : one);

const share = (halfPoints: number, total: number): number => Math.floor((halfPoints * 100) / total);

const lostIn = (snapshot: Snapshot): Lost => {
  const [red, blue] = publicLosses(snapshot, profileAt(snapshot));
  return { red: red.lost, blue: blue.lost };
};

const doneIn = ({ public: { stand, camp } }: Snapshot, combat: Combat, seq: number): Done | undefined => {
  const { result, attacker, defender } = combat;
  if (!result || !('loser' in result)) return undefined;
  const winnerId = result.loser === attacker ? defender : attacker;
  const [winner, loser] = [stand.get(winnerId), stand.get(result.loser)];
  const side = winner?.side ?? camp.get(winnerId)?.side;
  if (side === undefined) return undefined;
  return { seq, combat, winner: side, winnerType: winner?.troopType ?? '', loserType: loser?.troopType ?? '' };
};

/** What everybody can see when it is over and everything is open. */
const atTheEnd = (
  end: Snapshot,
  own: ArmyLosses,
  enemy: ArmyLosses,
  seq: number,
): readonly (readonly [string, Feat])[] => {
  const generalsLost = (side: SideId) =>
    [...end.public.stand.values()].filter((stand) => stand.side === side && stand.general && stand.place === 'lost')
      .length;
  const broken = ({ commands }: ArmyLosses) => commands.filter(({ isDemoralized }) => isDemoralized === true).length;
  const shares =
    own.total && enemy.total
      ? {
          'own-loss': share(own.lost, own.total),
          lead: share(enemy.lost, enemy.total) - share(own.lost, own.total),
        }
      : {};
  const counts = {
    ...shares,
    'camps-sacked': enemy.sackedCamps,
    'commands-broken': broken(enemy),
    'own-commands-broken': broken(own),
    'enemy-generals': generalsLost(enemy.side),
    'own-generals': generalsLost(own.side),
    'enemy-stands': enemy.lostStands,
    'stands-lost': own.lostStands,
    margin: Math.ceil((enemy.lost - own.lost) / 2),
    turns: end.public.turn.get(THIS_TABLE)?.number ?? 0,
    'flank-marches': allCommands.filter((command) => enteredIn(end, own.side, command)).length,
  };
  return Object.entries(counts).map(([feat, count]) => [feat, { count, seq }]);
};
