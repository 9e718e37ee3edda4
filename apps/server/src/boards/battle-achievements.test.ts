import { earnedIn, featsOf } from '@vexillum/league';
import { playedGame } from '@vexillum/league/testing';
import { type FeatReader, isRefusal, type PublicEntry, type SideId, THIS_TABLE } from '@vexillum/model';
import { grandTriumph, type Snapshot } from '@vexillum/triumph';
import { attempt, changed, many, play, seated, thinnedTable } from '@vexillum/triumph/testing';
import { describe, expect, it } from 'vitest';

type Edit = Parameters<typeof changed>[1];
type Combat = Snapshot['public']['combat'] extends ReadonlyMap<string, infer Record> ? Record : never;

/** A battle as it is told: Red has `s0` to `s11`, Blue `s12` to `s23`; a stand counts 4 points of 144, a camp 8. */
class Battle {
  now: Snapshot;
  readonly #feats = grandTriumph.achievements?.newReader() as FeatReader;
  #seq = 0;

  constructor(blue = 'KNT') {
    this.now = seated(
      thinnedTable({
        stands: [
          ...many(12, { command: 1, points: 4 }),
          ...many(12, { command: 1, points: 4, side: 'blue', troopType: blue }),
        ],
      }),
    );
    this.does('red-captain', 'begin-turn', {});
  }

  does(seat: string, name: string, args: object): this {
    const outcome = attempt(this.now, seat, name, args);
    if (isRefusal(outcome)) throw new Error(`${name} was refused: ${outcome.code}`);
    this.#hear(name, outcome.changes.public);
    this.now = play(this.now, seat, name, args).snapshot;
    return this;
  }

  /** As if actions that are not told of had left the table so. */
  turnsOut(edit: Edit): this {
    const after = changed(this.now, edit);
    const changes = Object.fromEntries(
      Object.entries(after.public).map(([kind, records]) => {
        const before = this.now.public[kind as 'combat'] as ReadonlyMap<string, unknown>;
        const ids = [...new Set([...before.keys(), ...records.keys()])];
        const changesOf = ids.filter((id) => before.get(id) !== records.get(id));
        return [
          kind,
          Object.fromEntries(changesOf.map((id) => [id, [before.get(id) ?? null, records.get(id) ?? null]])),
        ];
      }),
    );
    this.#hear('something', Object.fromEntries(Object.entries(changes).filter(([, of]) => Object.keys(of).length > 0)));
    this.now = after;
    return this;
  }

  #hear(name: string, changes: unknown): void {
    const entry = { seq: ++this.#seq, at: '2026-11-24T20:00:00.000Z', seat: 'red-captain', name, changes };
    this.#feats.hear(this.now as never, entry as PublicEntry);
  }

  loses(...stands: readonly number[]): this {
    const side = (stands[0] ?? 0) < 12 ? 'red' : 'blue';
    return this.does(`${side}-captain`, 'lose-stands', { stands: stands.map((stand) => `s${stand}`) });
  }

  next(side: 'red' | 'blue'): this {
    return this.does(`${side}-captain`, 'begin-phase', { isTurnOver: true });
  }

  /** A combat in which Red's stand beat Blue's, and what came of it is done. */
  fights(id: string, more: Partial<Combat> = {}): this {
    return this.turnsOut((edits) => {
      const turn = this.now.public.turn.get(THIS_TABLE)?.number ?? 0;
      edits.put('combat', id, {
        turn,
        kind: 'close',
        attacker: 's0',
        defender: 's12',
        edge: 'front',
        terms: {},
        dice: { red: 5, blue: 2 },
        result: { kind: 'doubled', loser: 's12', outcome: 'destroyed' },
        isApplied: true,
        ...more,
      });
    });
  }

  given(side: SideId, winner?: SideId): readonly string[] {
    const feats = this.#feats.feats(this.now as never, this.#seq);
    const game = playedGame(
      ['red', 'blue'].map((each) => ({ side: each, card: each, ...(each === winner ? { place: 1 } : {}) })),
      { feats },
    );
    const player = game.players.find((each) => each.side === side);
    if (!player) throw new Error(`nobody is ${side}`);
    return (grandTriumph.achievements?.all ?? []).flatMap((achievement) =>
      achievement.scope === 'game' && earnedIn(achievement, featsOf(game, player)) !== undefined
        ? [achievement.id]
        : [],
    );
  }
}

describe('KR-GSL-ACH KR-GSL-ACH-AUTO what players of battles are given', () => {
  it('Thunderstroke: a fifth of an army in one turn, whoever’s turn it is', () => {
    // 8 stands of 4 are 32 of 144 points, 7 are 28: a fifth is 28.8.
    expect(new Battle().loses(12, 13, 14, 15, 16, 17, 18, 19).given('red')).toContain('thunderstroke');
    expect(new Battle().loses(12, 13, 14, 15, 16, 17, 18).given('red')).not.toContain('thunderstroke');
    expect(new Battle().loses(12, 13, 14, 15).next('red').loses(16, 17, 18, 19).given('red')).not.toContain(
      'thunderstroke',
    );
    expect(new Battle().loses(12, 13, 14, 15, 16, 17, 18, 19).given('blue')).not.toContain('thunderstroke');
  });

  it('what was lost and is brought back was not lost', () => {
    const back = new Battle().loses(12, 13, 14, 15, 16, 17, 18, 19).next('red');
    const was = { number: 1, side: 'red' };
    back.turnsOut((edits) => {
      for (let n = 12; n < 20; n++) {
        const stand = back.now.public.stand.get(`s${n}`);
        if (stand) edits.put('stand', `s${n}`, { ...stand, place: 'board' });
      }
      edits.put('turn', THIS_TABLE, { ...back.now.public.turn.get(THIS_TABLE), ...was });
    });
    expect(back.given('red')).not.toContain('thunderstroke');
  });

  it('The tide turns: behind by a fifth at the end of a turn, and won', () => {
    const behind = () => new Battle().loses(0, 1, 2, 3, 4, 5, 6, 7).next('red');
    expect(behind().given('red', 'red')).toContain('turned-tide');
    expect(behind().given('red')).not.toContain('turned-tide');
    expect(behind().given('blue', 'blue')).not.toContain('turned-tide');
    expect(new Battle().loses(0, 1, 2, 3, 4, 5, 6, 7).loses(12, 13, 14).next('red').given('red', 'red')).not.toContain(
      'turned-tide',
    );
  });

  it('Not a stand, An army intact, Decisive victory, By a hair’s breadth: by what is lost at the end', () => {
    const clean = new Battle().loses(12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23).loses(0, 1, 2);
    // Blue has lost 48 of 144, a third; Red 12, a twelfth.
    expect(clean.given('red', 'red')).toEqual(expect.arrayContaining(['intact', 'short-work']));
    for (const id of ['not-a-stand', 'decisive', 'by-a-hair']) expect(clean.given('red', 'red')).not.toContain(id);
    const narrow = new Battle().loses(12, 13).loses(0);
    expect(narrow.given('red', 'red')).toContain('by-a-hair');
    expect(narrow.given('red')).not.toContain('by-a-hair');
    expect(new Battle().loses(12).given('red', 'red')).toContain('not-a-stand');
  });

  it('Camp and field, Generals unharmed', () => {
    const sacked = new Battle()
      .does('blue-captain', 'place-camp', { side: 'blue', pose: [45_000, 1000, 0] })
      .does('blue-captain', 'sack-camp', { id: 'camp:blue-1' });
    expect(sacked.given('red', 'red')).toContain('camp-and-field');
    expect(sacked.given('blue', 'blue')).not.toContain('camp-and-field');
    const felled = (...generals: readonly string[]) => {
      const story = new Battle();
      return story.turnsOut((edits) => {
        for (const id of generals) {
          const stand = story.now.public.stand.get(id);
          if (stand) edits.put('stand', id, { ...stand, general: true, place: 'lost' });
        }
      });
    };
    expect(felled('s12').given('red', 'red')).toContain('generals-safe');
    expect(felled('s12', 's0').given('red', 'red')).not.toContain('generals-safe');
  });

  it('A one is enough, On foot against horse, Clouds of arrows: by combats whose results were carried out', () => {
    const one = { dice: { red: 1, blue: 2 } };
    expect(new Battle().fights('c1', one).given('red')).toContain('with-a-one');
    expect(new Battle().fights('c1').given('red')).not.toContain('with-a-one');
    expect(new Battle().fights('c1', { ...one, kind: 'ranged' }).given('red')).not.toContain('with-a-one');
    expect(new Battle().fights('c1', { ...one, isByHand: true }).given('red')).not.toContain('with-a-one');
    expect(new Battle().fights('c1', one).given('blue')).not.toContain('with-a-one');
    const often = (count: number, more: Partial<Combat> = {}, blue?: string) =>
      Array.from({ length: count }, (_, n) => `c${n}`)
        .reduce((story, id) => story.fights(id, more), new Battle(blue))
        .given('red');
    expect(often(4)).toContain('foot-and-horse');
    expect(often(3)).not.toContain('foot-and-horse');
    expect(often(4, {}, 'SPR')).not.toContain('foot-and-horse');
    expect(often(3, { kind: 'ranged' })).toContain('clouds-of-arrows');
    const fallsBack = { result: { kind: 'beaten', loser: 's12', outcome: 'falls-back' } } as const;
    expect(often(3, { kind: 'ranged', ...fallsBack })).not.toContain('clouds-of-arrows');
    expect(often(6)).toContain('twice-over');
    expect(often(5)).not.toContain('twice-over');
  });

  it('a combat that is taken back was not fought; one that is cleared away when the next turn is on was', () => {
    const one = { dice: { red: 1, blue: 2 } };
    const cleared = (edits: Parameters<Edit>[0]) => void edits.put('combat', 'c1', null);
    expect(new Battle().fights('c1', one).turnsOut(cleared).given('red')).not.toContain('with-a-one');
    expect(new Battle().fights('c1', one).next('red').turnsOut(cleared).given('red')).toContain('with-a-one');
    const later = new Battle().next('red').fights('c1', one).next('blue').turnsOut(cleared);
    expect(later.given('red')).toContain('with-a-one');
    // Back before that turn, and into it, from where the combat is no longer there.
    for (const number of [1, 2]) {
      const story = new Battle().next('red').fights('c1', one).next('blue').turnsOut(cleared);
      story.turnsOut((edits) => {
        edits.put('turn', THIS_TABLE, { ...story.now.public.turn.get(THIS_TABLE), number, side: 'red' });
      });
      expect(story.given('red')).not.toContain('with-a-one');
    }
  });

  it('Two commands broken, Steadfast: of three', () => {
    const stands = [1, 2, 3].flatMap((command) => [
      ...many(6, { command: command as 1 | 2 | 3, points: 4 }),
      ...many(6, { command: command as 1 | 2 | 3, points: 4, side: 'blue' as const }),
    ]);
    const broken = (...lost: readonly number[]) => {
      const story = new Battle();
      story.now = seated(thinnedTable({ stands }));
      return story.turnsOut((edits) => {
        for (const n of lost) {
          const stand = story.now.public.stand.get(`s${n}`);
          if (stand) edits.put('stand', `s${n}`, { ...stand, place: 'lost' });
        }
      });
    };
    // A third of 24 points: Blue's `s6` to `s11` are command 1, `s18` to `s23` command 2; Red's `s0` to `s5` command 1.
    expect(broken(6, 7, 18, 19).given('red')).toContain('two-broken');
    expect(broken(6, 7, 18).given('red')).not.toContain('two-broken');
    expect(broken(6, 7, 18, 19).given('blue')).not.toContain('two-broken');
    expect(broken(0, 1).given('red', 'red')).toContain('steadfast');
    expect(broken(0).given('red', 'red')).not.toContain('steadfast');
  });
});
