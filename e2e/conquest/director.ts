import type { Known, KnownGame } from './known.ts';

/** What the player on turn is told to do next, as they would put it. */
export type Direction =
  | { readonly does: 'place'; readonly on: string; readonly assign: 1 | 5 | 'all' }
  | { readonly does: 'turn-in' }
  | { readonly does: 'attack'; readonly from: string; readonly to: string }
  | { readonly does: 'move'; readonly from: string; readonly to: string }
  | { readonly does: 'end-turn' };

type Ways = (territory: string) => Iterable<string>;

/** With so many the hunter waits: one more, and they would have to turn a set in before the hunt. */
const FLAGS_TO_WAIT_WITH = 4;
/** Above so many, sets are turned in at once. */
const MOST_FLAGS = 5;

interface Attack {
  readonly from: string;
  readonly to: string;
  readonly armies: number;
  readonly against: number;
}

/**
 * Leads a game to an elimination that brings one player, the hunter, above five flags, and on to their victory. Everybody plays by the rules;
 * the others play badly. Dice decide how long it takes, and seldom lock a game.
 */
export class Director {
  readonly #hunter: string;
  readonly #territories: readonly string[];
  readonly #ways: Ways;

  constructor(hunter: string, territories: readonly string[], ways: Ways) {
    this.#hunter = hunter;
    this.#territories = territories;
    this.#ways = ways;
  }

  next(known: Known, game: KnownGame): Direction {
    if (game.phase === 'amassing') return { does: 'place', on: this.#stronghold(known, game.mover), assign: 1 };
    if (game.recruits > 0) return { does: 'place', on: this.#stronghold(known, game.mover), assign: 'all' };
    if (game.mustTurnIn) return { does: 'turn-in' };
    const attack = game.mover === this.#hunter ? this.#hunt(known, game) : this.#blunder(known, game);
    if (attack) return { does: 'attack', from: attack.from, to: attack.to };
    const move = game.move ? undefined : this.#moveOf(known, game);
    return move ? { does: 'move', ...move } : { does: 'end-turn' };
  }

  #hunt(known: Known, game: KnownGame): Attack | undefined {
    const attacks = this.#attacks(known, this.#hunter).filter(() => !game.move);
    // With one opponent left nothing has to be waited for.
    if (this.#othersOf(known, game).length < 2) return best(attacks.filter(isGood));
    const prey = this.#preyOf(known, game);
    const harmless = best(attacks.filter((one) => isGood(one) && !this.#isLast(known, one)));
    if (prey !== undefined) return best(attacks.filter((one) => known.ownerOf(one.to) === prey)) ?? harmless;
    return known.flagsOf(this.#hunter) < FLAGS_TO_WAIT_WITH && game.conquests === 0 ? harmless : undefined;
  }

  #othersOf(known: Known, game: KnownGame): readonly string[] {
    return game.order.filter((side) => side !== this.#hunter && this.#held(known, side).length > 0);
  }

  /** Whom the hunter drives from the board now. */
  #preyOf(known: Known, game: KnownGame): string | undefined {
    const others = this.#othersOf(known, game);
    return others.length < 2 ? others[0] : others.find((side) => this.#isTimeToStrike(known, side));
  }

  /** Both have the flags that it takes, and the hunter's strongest army is larger by far than all that the prey has. */
  #isTimeToStrike(known: Known, prey: string): boolean {
    const have = known.flagsOf(this.#hunter) + known.flagsOf(prey) > MOST_FLAGS;
    const held = this.#held(known, prey);
    const force = Math.max(...this.#held(known, this.#hunter).map((id) => known.armiesOn(id)));
    const against = held.reduce((sum, id) => sum + known.armiesOn(id), 0);
    return have && force > 1.2 * against + 3 * held.length + 6;
  }

  /** Whoever is not the hunter takes a territory a turn while it has too few flags, and then throws its armies at the largest that it meets. */
  #blunder(known: Known, game: KnownGame): Attack | undefined {
    const attacks = this.#attacks(known, game.mover).filter((one) => !game.move && !this.#isLast(known, one));
    const wantsFlag = known.flagsOf(game.mover) < FLAGS_TO_WAIT_WITH && game.conquests === 0;
    const easy = attacks.filter(isGood).toSorted((a, b) => a.against - b.against);
    const spares = (one: Attack) => known.ownerOf(one.to) !== this.#hunter;
    if (wantsFlag && easy.length > 0) return easy.find(spares) ?? easy[0];
    const vain = attacks.filter((one) => one.armies > 2 && one.against > 2).toSorted((a, b) => b.against - a.against);
    return vain.find(spares) ?? vain[0];
  }

  /** It would drive somebody from the board. */
  #isLast(known: Known, { to }: { readonly to: string }): boolean {
    return this.#held(known, known.ownerOf(to) ?? '').length === 1;
  }

  /** An army that meets nobody goes one step nearer to where it does. */
  #moveOf(known: Known, game: KnownGame): { readonly from: string; readonly to: string } | undefined {
    const side = game.mover;
    const held = this.#held(known, side).toSorted((a, b) => known.armiesOn(b) - known.armiesOn(a));
    const prey = side === this.#hunter ? this.#preyOf(known, game) : undefined;
    const isFoe = (to: string) =>
      prey === undefined ? known.ownerOf(to) !== side && !this.#isLast(known, { to }) : known.ownerOf(to) === prey;
    const isBorder = (id: string) => [...this.#ways(id)].some(isFoe);
    const from = held[0];
    if (from === undefined || known.armiesOn(from) < 2 || isBorder(from)) return undefined;
    const steps = new Map<string, string | undefined>([[from, undefined]]);
    for (const id of steps.keys()) {
      if (isBorder(id)) return { from, to: firstStep(steps, from, id) };
      for (const to of this.#ways(id)) if (!steps.has(to) && known.ownerOf(to) === side) steps.set(to, id);
    }
    return undefined;
  }

  #held(known: Known, side: string): readonly string[] {
    return this.#territories.filter((id) => known.ownerOf(id) === side);
  }

  #attacks(known: Known, side: string): readonly Attack[] {
    return this.#held(known, side).flatMap((from) =>
      [...this.#ways(from)]
        .filter((to) => ![side, null].includes(known.ownerOf(to)))
        .map((to) => ({ from, to, armies: known.armiesOn(from), against: known.armiesOn(to) }))
        .filter(({ armies }) => armies > 1),
    );
  }

  /** The hunter strengthens their largest army beside a foe; the others stand where the largest army of the other one can be met. */
  #stronghold(known: Known, side: string): string {
    const held = this.#held(known, side).toSorted((a, b) => known.armiesOn(b) - known.armiesOn(a));
    const foes = (id: string) => [...this.#ways(id)].filter((to) => known.ownerOf(to) !== side);
    const worth = (id: string) =>
      Math.max(0, ...foes(id).map((to) => known.armiesOn(to) / (known.ownerOf(to) === this.#hunter ? 1000 : 1)));
    const border = held.filter((id) => foes(id).length > 0);
    const found = side === this.#hunter ? border[0] : border.toSorted((a, b) => worth(b) - worth(a))[0];
    if (found === undefined) throw new Error(`${side} meets nobody`);
    return found;
  }
}

const isGood = ({ armies, against }: Attack): boolean => armies > against + 2 || (armies > 3 && against < 3);

const best = (attacks: readonly Attack[]): Attack | undefined =>
  attacks.toSorted((a, b) => b.armies - b.against - (a.armies - a.against))[0];

const firstStep = (steps: ReadonlyMap<string, string | undefined>, from: string, to: string): string => {
  const before = steps.get(to);
  return before === undefined || before === from ? to : firstStep(steps, from, before);
};
