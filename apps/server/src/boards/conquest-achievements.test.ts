import {
  attackDiceOf,
  boardOf,
  conquest,
  defenseDiceOf,
  mapPacks,
  type Snapshot,
  territoryOf,
} from '@vexillum/conquest';
import { playOut, TestMatch, type TestMatchOptions } from '@vexillum/conquest/testing';
import { earnedIn, featsOf, type LeagueEntry, readGames } from '@vexillum/league';
import { playedGame } from '@vexillum/league/testing';
import type { FeatReader, PublicEntry } from '@vexillum/model';
import { describe, expect, it } from 'vitest';

const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** As the server has it before an entry: what comes then changes the table in place. */
const copyOf = ({ public: layer, sides }: Snapshot): Snapshot => ({
  public: Object.fromEntries(
    Object.entries(layer).map(([kind, records]) => [kind, new Map(records as ReadonlyMap<string, unknown>)]),
  ) as unknown as Snapshot['public'],
  sides,
});

/** A campaign in which things happen as somebody tells them. */
class Campaign {
  readonly match: TestMatch;
  readonly #feats = conquest.achievements?.newReader() as FeatReader;

  constructor(land: Readonly<Record<string, string>>, options: TestMatchOptions = {}) {
    this.match = new TestMatch({ players: 3, rules: { 'random-start': true }, isRecorded: true, ...options }).start();
    this.match.lay(land);
  }

  does(name: string, args: object = {}): this {
    const before = copyOf(this.match.snapshot);
    this.match.act(this.match.mover, name, args);
    this.#feats.hear(before as never, this.match.entries.at(-1) as PublicEntry);
    return this;
  }

  /** Attacks with the best dice against the worst, until the territory falls. */
  takes(from: string, to: string): this {
    const { mover } = this.match;
    while (territoryOf(this.match.snapshot, to).owner !== mover) this.#attack(from, to, 6, 1);
    return this;
  }

  /** Attacks once, and loses. */
  failsAt(from: string, to: string): this {
    return this.#attack(from, to, 1, 6);
  }

  #attack(from: string, to: string, attack: number, defense: number): this {
    const armies = (id: string) => territoryOf(this.match.snapshot, id).armies;
    this.match.throws(...times(attackDiceOf(armies(from)), attack), ...times(defenseDiceOf(armies(to)), defense));
    return this.does('attack-territory', { from, to });
  }

  feat(side: string, name: string): number | undefined {
    return this.#told()[side]?.[name]?.count;
  }

  #told() {
    return this.#feats.feats(this.match.snapshot as never, this.match.entries.length - 1);
  }

  /** Everything for a single game that this player is given if it ends now; they have won where the table says so. */
  given(side: string): readonly string[] {
    const { order, winner } = this.match.game;
    const feats = this.#told();
    const game = playedGame(
      order.map((each) => ({ side: each, card: each, ...(each === winner ? { place: 1 } : {}) })),
      { feats },
    );
    const player = game.players.find((each) => each.side === side);
    if (!player) throw new Error(`${side} does not play`);
    return (conquest.achievements?.all ?? []).flatMap((achievement) =>
      achievement.scope === 'game' && earnedIn(achievement, featsOf(game, player)) !== undefined
        ? [achievement.id]
        : [],
    );
  }
}

const everybodyElse = { c: 'player-3 5', f: 'player-3 5' };

describe('KR-GSL-ACH KR-GSL-ACH-AUTO what players of Conquest are given', () => {
  it('Holding the pass: a single army that beats off three dice', () => {
    const land = { a: 'player-1 9', b: 'player-2 1', d: 'player-1 1', e: 'player-2 4', ...everybodyElse };
    expect(new Campaign(land).failsAt('a', 'b').given('player-2')).toContain('holding-the-pass');
    expect(new Campaign(land).failsAt('a', 'b').given('player-1')).not.toContain('holding-the-pass');
    // Two dice are no such danger, two armies no such deed.
    expect(new Campaign({ ...land, a: 'player-1 3' }).failsAt('a', 'b').given('player-2')).not.toContain(
      'holding-the-pass',
    );
    expect(new Campaign({ ...land, b: 'player-2 2' }).failsAt('a', 'b').given('player-2')).not.toContain(
      'holding-the-pass',
    );
  });

  it('Rampart: five attacks on one territory in one turn', () => {
    const land = { a: 'player-1 30', b: 'player-2 9', d: 'player-1 30', e: 'player-2 9', ...everybodyElse };
    const attacked = (...targets: readonly string[]) =>
      targets.reduce((story, to) => story.failsAt(to === 'b' ? 'a' : 'd', to), new Campaign(land));
    expect(attacked('b', 'b', 'b', 'b', 'b').given('player-2')).toContain('rampart');
    expect(attacked('b', 'b', 'b', 'b').given('player-2')).not.toContain('rampart');
    expect(attacked('b', 'b', 'e', 'b', 'e').given('player-2')).not.toContain('rampart');
    // Five in the end, but not the same turn.
    const inTwoTurns = attacked('b', 'b', 'b', 'b').does('end-turn');
    inTwoTurns.match.lay({}, { mover: 'player-1', turn: inTwoTurns.match.game.turn + 2 });
    expect(inTwoTurns.failsAt('a', 'b').given('player-2')).not.toContain('rampart');
  });

  it('A region of one’s own: when the turn ends, not in the middle of it', () => {
    const land = { a: 'player-1 9', d: 'player-2 1', b: 'player-2 3', e: 'player-2 3', ...everybodyElse };
    const taken = new Campaign(land).takes('a', 'd');
    expect(taken.given('player-1')).not.toContain('region');
    expect(taken.does('end-turn').given('player-1')).toContain('region');
    expect(taken.given('player-1')).not.toContain('three-regions');
    // Player 3 has held both lands of the east all the time, and has not ended a turn with them.
    expect(taken.given('player-3')).not.toContain('region');
  });

  it('Single-handed in a team: every opponent, and no partner is left to others', () => {
    const land = {
      a: 'player-1 60',
      b: 'player-2 1',
      c: 'player-3 1',
      d: 'player-1 1',
      e: 'player-2 1',
      f: 'player-4 1',
    };
    const left = (players: number, ...targets: readonly (readonly [string, string])[]) => {
      const rules = { 'random-start': true, teams: 2 };
      const story = new Campaign(land, { players, rules });
      for (const [from, to] of targets) {
        story.takes(from, to);
        if (story.match.game.phase !== 'over') story.does('move-in', { assign: 'all' });
      }
      return story.feat('player-1', 'left-to-others');
    };
    // Player 3 is a partner; players 2 and 4 are the others.
    expect(left(4)).toBe(2);
    expect(left(4, ['a', 'b'], ['b', 'e'])).toBe(1);
    expect(left(4, ['a', 'b'], ['b', 'e'], ['e', 'f'])).toBe(0);
  });

  it('Double stroke, Single-handed, Not a foot of ground: everybody else in one turn', () => {
    const land = {
      a: 'player-1 60',
      b: 'player-2 1',
      c: 'player-2 1',
      f: 'player-3 1',
      e: 'player-3 1',
      d: 'player-3 1',
    };
    const stormed = new Campaign(land).takes('a', 'b').takes('a', 'd');
    stormed.does('move-in', { assign: 'all' }).takes('d', 'e').does('move-in', { assign: 'all' });
    stormed.takes('e', 'f').does('move-in', { assign: 'all' });
    expect(stormed.given('player-1')).not.toContain('double-stroke');
    stormed.takes('f', 'c');
    expect(stormed.match.game.winner).toBe('player-1');
    const given = stormed.given('player-1');
    for (const id of ['double-stroke', 'single-handed', 'not-a-foot', 'swift', 'flags-unturned'])
      expect(given).toContain(id);
    for (const id of ['whirlwind', 'from-the-brink', 'crowded-map', 'long-war', 'levy', 'spoils'])
      expect(given).not.toContain(id);
    expect(stormed.given('player-2')).toEqual([]);
  });

  it('Single-handed is not for who wins a duel, nor where another has driven somebody out', () => {
    const duel = new Campaign(
      { a: 'player-1 9', b: 'player-2 1', c: 'player-1 1', d: 'player-1 1', e: 'player-1 1', f: 'player-1 1' },
      { players: 2 },
    ).takes('a', 'b');
    expect(duel.match.game.winner).toBe('player-1');
    expect(duel.given('player-1')).not.toContain('single-handed');
    const robbed = new Campaign({
      a: 'player-2 9',
      b: 'player-3 1',
      c: 'player-2 1',
      d: 'player-1 1',
      e: 'player-1 60',
      f: 'player-2 1',
    });
    robbed.match.lay({}, { mover: 'player-2' });
    robbed.takes('a', 'b').does('end-turn');
    robbed.match.lay({}, { mover: 'player-1' });
    robbed.takes('e', 'f').takes('e', 'b').does('move-in', { assign: 'all' }).takes('b', 'c').takes('b', 'a');
    expect(robbed.match.game.winner).toBe('player-1');
    expect(robbed.given('player-1')).not.toContain('single-handed');
    // At the end of player 2's turn they held two lands.
    expect(robbed.given('player-1')).toContain('from-the-brink');
  });

  it('To the victor the spoils: the flags of one who is driven out', () => {
    const land = {
      a: 'player-1 9',
      b: 'player-2 1',
      c: 'player-3 3',
      d: 'player-3 3',
      e: 'player-3 3',
      f: 'player-3 3',
    };
    const robbed = (flags: number) => {
      const story = new Campaign(land);
      story.match.give(
        'player-2',
        ...Array.from({ length: flags }, (_, n) => (n % 2 === 0 ? ('crown' as const) : ('tower' as const))),
      );
      return story.takes('a', 'b').given('player-1');
    };
    expect(robbed(4)).toContain('spoils');
    expect(robbed(3)).not.toContain('spoils');
  });

  it('Against the numbers: more defended than could attack', () => {
    const land = { b: 'player-2 5', d: 'player-1 1', e: 'player-2 4', ...everybodyElse };
    expect(new Campaign({ ...land, a: 'player-1 3' }).takes('a', 'b').given('player-1')).toContain('against-numbers');
    expect(new Campaign({ ...land, a: 'player-1 4' }).takes('a', 'b').given('player-1')).not.toContain(
      'against-numbers',
    );
    // They held it.
    expect(new Campaign({ ...land, a: 'player-1 3' }).failsAt('a', 'b').given('player-1')).not.toContain(
      'against-numbers',
    );
  });

  it('Whirlwind: six territories in a turn, on a map that has as many', () => {
    const map = mapPacks.find(({ id }) => id === 'twin-holms');
    const taken = (count: number) => {
      const story = new Campaign({}, { players: 2, ...(map ? { map } : {}) });
      const board = boardOf(story.match.snapshot);
      const [home = ''] = board.territories;
      story.match.lay({
        ...Object.fromEntries(board.territories.map((id) => [id, 'player-2 1'])),
        [home]: 'player-1 90',
      });
      let from = home;
      for (let n = 0; n < count; n++) {
        const to = [...board.neighbours(from)].find((id) => territoryOf(story.match.snapshot, id).owner === 'player-2');
        if (to === undefined) throw new Error(`nobody else is beside ${from}`);
        story.takes(from, to).does('move-in', { assign: 'all' });
        from = to;
      }
      return story.given('player-1');
    };
    expect(taken(6)).toContain('whirlwind');
    expect(taken(5)).not.toContain('whirlwind');
  });

  it('out of a whole ledger: every conquest is somebody’s, every loss another’s, and the ledger tells the same again', () => {
    const match = new TestMatch({ players: 4, rules: { 'random-start': true }, isRecorded: true, seed: 5 }).start();
    let taken = 0;
    expect(
      playOut(match, 11, 20_000, () => {
        if (match.happened.kind === 'attacked' && match.happened.taken !== undefined) taken += 1;
      }).isOver,
    ).toBe(true);
    const entries = match.entries.map((entry): LeagueEntry => ({ ...entry, hash: `h${entry.seq}` }));
    const [game] = readGames(conquest as never, 'a'.repeat(16), entries);
    const sum = (feat: string) =>
      Object.values(game?.feats ?? {}).reduce((all, feats) => all + (feats[feat]?.count ?? 0), 0);
    expect(taken).toBeGreaterThan(20);
    expect(sum('conquered')).toBe(taken);
    expect(sum('territories-lost')).toBe(taken);
    expect(sum('eliminated')).toBe(3);
    expect(readGames(conquest as never, 'a'.repeat(16), entries)).toEqual([game]);
  });
});
