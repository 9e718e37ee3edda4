import { emptySnapshot, type Json, withChanges } from '@vexillum/model';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { playedMatch } from '@vexillum/triumph/screen/testing/played-match';
import { type Snapshot, triumph as records } from '@vexillum/triumph';
import { type MatchOfReplay, Timeline } from '@vexillum/frame/replay/timeline';

const plain = ({ public: shown, sides }: Snapshot) => ({
  public: Object.fromEntries(Object.entries(shown).map(([kind, records]) => [kind, [...records]])),
  sides: Object.fromEntries(
    Object.entries(sides).map(([side, layer]) => [
      side,
      Object.fromEntries(Object.entries(layer ?? {}).map(([kind, records]) => [kind, [...records]])),
    ]),
  ),
});

/** Without any shortcut: entry by entry from an empty table, with this side's secrets and no other's. */
const folded = ({ ledger, secrets = {} }: MatchOfReplay, seq: number, as: string): Snapshot =>
  ledger.slice(0, Math.max(0, seq + 1)).reduce(
    (snapshot, { seq: at, changes }) => {
      const part = secrets[as]?.find((secret) => secret.seq === at)?.part;
      const told = part === undefined ? undefined : (JSON.parse(part) as { changes?: object }).changes;
      return withChanges(snapshot, { public: changes ?? {}, ...(told ? { sides: { [as]: told } } : {}) });
    },
    emptySnapshot(as in secrets ? [as] : [], records.kinds),
  );

let match: MatchOfReplay;
let open: MatchOfReplay;

beforeAll(async () => {
  match = JSON.parse(await (await playedMatch('ended')).file('full')) as MatchOfReplay;
  open = JSON.parse(await (await playedMatch('fighting')).file('public')) as MatchOfReplay;
});

/** Some moves of one stand after another: longer than what lies between two kept tables. */
const longMatch = (moves: readonly (readonly [stand: number, x: number])[]): MatchOfReplay => {
  const at = new Map<number, number>();
  const entries = moves.map(([stand, x], index) => {
    const before = at.get(stand);
    at.set(stand, x);
    const change = [before === undefined ? null : [before, 0, 0], [x, 0, 0]];
    return { seq: index, at: '', name: 'move-stands', changes: { pose: { [`stand:${stand}`]: change } } };
  });
  const secrets = entries
    .filter(({ seq }) => seq % 3 === 0)
    .map(({ seq }) => ({
      seq,
      part: JSON.stringify({ changes: { pose: { [`stand:${seq}`]: [null, [seq, seq, 0]] } } }),
    }));
  return { ledger: entries, secrets: { red: secrets } };
};

describe('a moment of a match', () => {
  it('is what all entries up to there make of an empty table, whichever way one gets there', () => {
    const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(1000)), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(
        moves,
        fc.array(fc.integer({ min: -2, max: 310 }), { minLength: 1, maxLength: 8 }),
        (made, visits) => {
          const long = longMatch(made);
          const timeline = new Timeline(long, records);
          for (const seq of visits)
            for (const as of ['red', 'spectator'])
              expect(plain(timeline.seenAt(seq, as))).toEqual(plain(folded(long, Math.min(seq, made.length - 1), as)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of a match that was really played is so for either side and for those who watched', () => {
    const timeline = new Timeline(match, records);
    for (let seq = timeline.end; seq >= -1; seq--)
      for (const as of ['red', 'blue', 'spectator'])
        expect(plain(timeline.seenAt(seq, as))).toEqual(plain(folded(match, seq, as)));
  });

  it('leaves out what no table has, so that a strange file breaks nothing', () => {
    const strange = [
      { seq: 0, at: '', changes: { ghosts: { a: [null, 1] }, pose: { b: 7, c: [null, [1, 2, 3]] }, stand: 4 } },
    ];
    const { public: shown } = new Timeline({ ledger: strange }).snapshotAt(0);
    expect([...shown.pose]).toEqual([['c', [1, 2, 3]]]);
  });
});

/** Every text of the secret parts that stands in no public entry: salts of seals, rosters, words to the team. */
const secretTexts = (of: string): string[] => {
  const known = JSON.stringify(match.ledger.slice(0, -1));
  const texts = new Set<string>();
  const gather = (value: Json | undefined): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach((part) => gather(part as Json));
  };
  for (const { part } of match.secrets?.[of] ?? []) gather(JSON.parse(part) as Json);
  return [...texts].filter((text) => text.length > 8 && !known.includes(text));
};

describe('fog', () => {
  it('never shows a side what only the other one knew', () => {
    const timeline = new Timeline(match, records);
    for (const [as, other] of [
      ['red', 'blue'],
      ['blue', 'red'],
      ['spectator', 'red'],
      ['spectator', 'blue'],
    ] as const) {
      const secrets = secretTexts(other);
      expect(secrets.length).toBeGreaterThan(other === 'red' ? 5 : 2);
      // What the end opens for all is no secret any more.
      for (let seq = 0; seq < timeline.end; seq++) {
        const seen = JSON.stringify(plain(timeline.seenAt(seq, as)));
        expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
        expect(Object.keys(timeline.seenAt(seq, as).sides)).not.toContain(other);
      }
    }
  });

  it('keeps a flank march from the enemy and shows it to its own side', () => {
    const timeline = new Timeline(match, records);
    const away = (as: string) =>
      [...(timeline.seenAt(timeline.end - 1, as).sides[as]?.stand.values() ?? [])].filter(
        ({ place }) => place === 'flank',
      );
    expect(away('red').length).toBeGreaterThan(0);
    expect(away('blue')).toEqual([]);
    expect(timeline.seenAt(timeline.end - 1, 'spectator').sides).toEqual({});
  });
});

describe('hindsight', () => {
  it('shows after the end which command every stand was in from the beginning', () => {
    const timeline = new Timeline(match, records);
    const brought = 10;
    const known = (snapshot: Snapshot) => [...snapshot.public.stand.values()].filter(({ command }) => command).length;
    expect(timeline.isFinished).toBe(true);
    expect(known(timeline.seenAt(brought, 'spectator'))).toBe(0);
    expect(known(timeline.hindsightAt(brought))).toBeGreaterThan(60);
  });

  it('shows nothing of a game that is not over', () => {
    const timeline = new Timeline(open, records);
    expect(timeline.isFinished).toBe(false);
    expect(plain(timeline.hindsightAt(timeline.end))).toEqual(plain(timeline.seenAt(timeline.end, 'spectator')));
  });
});
