import type { Feat, FeatReader, Feats, SideId } from '@vexillum/model';
import { attackTerritory } from '../actions/attack-territory.ts';
import { endTurn } from '../actions/end-turn.ts';
import { skipTurn } from '../actions/skip-turn.ts';
import { turnInSet } from '../actions/turn-in-set.ts';
import { boardOf } from '../board/board-of.ts';
import { conquestEventOf } from '../events/conquest-event-of.ts';
import type { Attacked } from '../events/conquest-events.ts';
import { FOG } from '../fog/fog.ts';
import type { ConquestKinds, PublicEntry, Snapshot } from '../records.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';

/** What is counted of a player in a game of Conquest. */
export const conquestFeats = [
  'attacks-withstood',
  'conquered',
  'conquered-in-a-turn',
  'eliminated',
  'eliminated-in-a-turn',
  'fewest-territories',
  'flags-taken',
  'greatest-army',
  'left-to-others',
  'outnumbered-by',
  'recruits-of-a-set',
  'regions-held',
  'sets-turned-in',
  'single-armies-that-held',
  'territories-lost',
  'turns',
] as const;

/** With those of every game. */
export type ConquestFeat = (typeof conquestFeats)[number] | 'played' | 'won' | 'sides' | 'opponents';
type Own = (typeof conquestFeats)[number];

/** What a turn has come to so far. */
interface Turn {
  readonly number: number;
  conquered: number;
  eliminated: number;
  /** How many attacks a territory has held through. */
  readonly withstood: Map<string, number>;
  /** By how many armies more than could attack it a territory was held when it was first attacked, by where from. */
  readonly odds: Map<string, number>;
}

const newTurn = (number: number): Turn => ({
  number,
  conquered: 0,
  eliminated: 0,
  withstood: new Map(),
  odds: new Map(),
});

/** Who began for another team, or for themselves. */
const opponentsOf = (end: Snapshot, side: SideId, order: readonly SideId[]): readonly SideId[] => {
  const team = playerOf(end, side)?.team;
  return order.filter((other) => other !== side && (team === undefined || playerOf(end, other)?.team !== team));
};

/** Nothing in Conquest is taken back, so that what happened is what was done. */
export class ConquestFeats implements FeatReader<ConquestKinds> {
  readonly #counts = new Map<SideId, Map<Own, Feat>>();
  #turn = newTurn(0);

  hear(before: Snapshot, entry: PublicEntry): void {
    const game = gameOf(before);
    if (game?.phase !== 'conquer') return;
    if (game.turn !== this.#turn.number) this.#turn = newTurn(game.turn);
    const { mover } = game;
    switch (entry.name) {
      case attackTerritory.name:
        return this.#attack(before, entry, mover);
      case turnInSet.name:
        return this.#turnIn(before, entry, mover);
      case endTurn.name:
      case skipTurn.name:
        return this.#endTurn(before, entry.seq, mover);
      default:
    }
  }

  feats(end: Snapshot, seq: number): Feats {
    const order = gameOf(end)?.order ?? [];
    // Of what was done in the fog nothing is counted, also not that it was never done.
    const isTold = !end.public.fog.has(FOG);
    return Object.fromEntries(
      order.map((side) => {
        const counts = this.#of(side);
        // The turn that wins is not ended, but by a mission.
        if (gameOf(end)?.winner === side && gameOf(end)?.wonBy !== 'mission') this.#add(side, 'turns', 1, seq);
        const eliminated = counts.get('eliminated')?.count ?? 0;
        if (isTold) this.#set(side, 'left-to-others', opponentsOf(end, side, order).length - eliminated, seq);
        for (const feat of isTold ? (['sets-turned-in', 'territories-lost'] as const) : (['sets-turned-in'] as const))
          if (!counts.has(feat)) this.#set(side, feat, 0, seq);
        return [side, Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))];
      }),
    );
  }

  #attack(before: Snapshot, entry: PublicEntry, mover: SideId): void {
    const event = conquestEventOf(before, entry);
    if (event?.kind !== 'attacked') return;
    const turn = this.#turn;
    const way = `${event.from} ${event.to}`;
    const spare = territoryOf(before, event.from).armies - 1;
    if (!turn.odds.has(way)) turn.odds.set(way, territoryOf(before, event.to).armies - spare);
    if (event.taken === undefined) return this.#withstood(before, event, entry.seq);
    this.#add(mover, 'conquered', 1, entry.seq);
    this.#raise(mover, 'conquered-in-a-turn', ++turn.conquered, entry.seq);
    this.#raise(mover, 'outnumbered-by', turn.odds.get(way) ?? 0, entry.seq);
    this.#add(event.defender, 'territories-lost', 1, entry.seq);
    if (event.eliminated === undefined) return;
    this.#add(mover, 'eliminated', 1, entry.seq);
    this.#raise(mover, 'eliminated-in-a-turn', ++turn.eliminated, entry.seq);
    this.#raise(mover, 'flags-taken', event.flagsTaken ?? 0, entry.seq);
  }

  #withstood(before: Snapshot, { to, defender, attack, lost }: Attacked, seq: number): void {
    const times = (this.#turn.withstood.get(to) ?? 0) + 1;
    this.#turn.withstood.set(to, times);
    this.#raise(defender, 'attacks-withstood', times, seq);
    const isHeroic = territoryOf(before, to).armies === 1 && attack.length === 3 && lost.attacker > 0;
    if (isHeroic) this.#add(defender, 'single-armies-that-held', 1, seq);
  }

  #turnIn(before: Snapshot, entry: PublicEntry, mover: SideId): void {
    const event = conquestEventOf(before, entry);
    if (event?.kind !== 'set-turned-in') return;
    this.#add(mover, 'sets-turned-in', 1, entry.seq);
    this.#raise(mover, 'recruits-of-a-set', event.recruits, entry.seq);
  }

  /** What everybody holds when a turn ends; regions and armies are the mover's to show. */
  #endTurn(before: Snapshot, seq: number, mover: SideId): void {
    this.#add(mover, 'turns', 1, seq);
    const { territories, regions } = boardOf(before);
    const held = new Map<SideId, number>();
    for (const id of territories) {
      const { owner, armies } = territoryOf(before, id);
      if (owner === null) continue;
      held.set(owner, (held.get(owner) ?? 0) + 1);
      if (owner === mover) this.#raise(mover, 'greatest-army', armies, seq);
    }
    for (const [side, count] of held) this.#lower(side, 'fewest-territories', count, seq);
    const isHeld = (id: string) => territoryOf(before, id).owner === mover;
    this.#raise(mover, 'regions-held', regions.filter((region) => region.territories.every(isHeld)).length, seq);
  }

  #of(side: SideId): Map<Own, Feat> {
    let counts = this.#counts.get(side);
    if (!counts) this.#counts.set(side, (counts = new Map()));
    return counts;
  }

  #set(side: SideId, feat: Own, count: number, seq: number): void {
    this.#of(side).set(feat, { count, seq });
  }

  #add(side: SideId, feat: Own, count: number, seq: number): void {
    this.#set(side, feat, (this.#of(side).get(feat)?.count ?? 0) + count, seq);
  }

  #raise(side: SideId, feat: Own, count: number, seq: number): void {
    if (count > (this.#of(side).get(feat)?.count ?? 0)) this.#set(side, feat, count, seq);
  }

  #lower(side: SideId, feat: Own, count: number, seq: number): void {
    if (count < (this.#of(side).get(feat)?.count ?? Number.POSITIVE_INFINITY)) this.#set(side, feat, count, seq);
  }
}
