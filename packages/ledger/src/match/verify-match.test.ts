import { type Game, type Snapshot, plainText, words } from '@vexillum/model';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical-json.ts';
import { diceChain } from '../dice/dice-chain.ts';
import type { DiceDraw } from '../dice/draw.ts';
import { brokenDescent } from '../heads/descends.ts';
import { newSigningKey, publicKeyOf, signHead } from '../heads/signing.ts';
import type { Openings } from '../seals/seal-parts.ts';
import { goodGame, goodMatch, MatchBuilder, relink } from '../testing/index.ts';
import { type Changeable, copyOf } from '../testing/relink.ts';
import { type MatchReport, verifyMatch } from './verify-match.ts';

const good = goodMatch();
/** With the game at hand, whose actions have nothing to say. */
const verified = (file: string | Uint8Array): MatchReport => verifyMatch(file, [goodGame()]);
const saysFirst = ({ faults }: MatchReport): string => (faults[0] ? plainText(faults[0].says) : '');

describe('a good match', () => {
  it.each([['full'], ['public'], ['side']] as const)('verifies as a %s file', (view) => {
    const report = verified(good.file(view));
    expect(report.faults).toEqual([]);
    expect(report.ok).toBe(true);
    expect(report.entries).toBe(good.entries.length);
    expect([report.rolls, report.manualRolls]).toEqual([4, 1]);
    expect(report.seals).toEqual({ sealed: 24, opened: 24, unopened: [], void: [] });
    expect(report.head).toMatchObject(good.head);
    expect(report.head?.words.split(' ')).toHaveLength(8);
  });

  it('verifies from its bytes too', () => {
    expect(verified(utf8ToBytes(good.file())).ok).toBe(true);
  });

  it('tells what is remarkable and proves nothing', () => {
    const { remarks } = verified(good.file());
    expect(remarks.map(({ says }) => plainText(says))).toEqual([
      'red sealed cmd.1.cp, cmd.1.flank, cmd.1.roster, cmd.2.cp, cmd.2.flank, cmd.2.roster, cmd.3.cp, cmd.3.flank, cmd.3.roster again in entry 10.',
      'The dice of entry 26 were entered by hand, and nobody confirmed them.',
    ]);
    expect(
      verifyMatch(good.file())
        .remarks.map(({ says }) => plainText(says))
        .at(-1),
    ).toBe('The actions were not run again: no rules were at hand.');
  });

  it('says nothing of dice that the other side has seen', () => {
    const match = new MatchBuilder();
    const { seq } = match.act('red-captain', 'enter-dice', {}, { draw: { manual: true, values: [4] } });
    match.act('blue-captain', 'acknowledge-dice', { seq });
    const report = verifyMatch(match.file(), [goodGame()]);
    expect([report.ok, report.manualRolls, report.remarks]).toEqual([true, 1, []]);
  });

  it('a public file holds no salt and no text of any secret', () => {
    const text = goodMatch().file('public');
    expect(text).not.toContain('I think again');
    for (const { salt } of good.secrets['red'] ?? []) expect(text).not.toContain(salt);
  });

  it('is run again by the rules of its game, when all else holds', () => {
    const fault = { seq: 5, kind: 'rules', says: words('Entry {0} moves a stand that is not there.', 5) } as const;
    let asked = 0;
    const games = [goodGame((entries) => (asked++, entries.length === 0 ? [] : [fault]))];
    expect(verifyMatch(good.file(), games)).toMatchObject({ ok: false, faults: [fault], isReplayed: true });
    expect(verifyMatch(good.file(), [goodGame()])).toMatchObject({ ok: true, isReplayed: true });
    expect(verifyMatch(`${good.file()} `, games)).toMatchObject({ ok: false, isReplayed: false });
    expect(asked).toBe(1);
  });

  it('is not believed where its game is not known', () => {
    const says = words('The match is of a game that is not known here.');
    expect(verifyMatch(good.file(), [])).toMatchObject({ ok: false, faults: [{ kind: 'rules', says }] });
  });

  it('an entry says how the game ended only as the game says', () => {
    const isOver = (snapshot: Snapshot) => snapshot.public.chat.size > 0;
    const drawn = { sides: [{ side: 'red', counts: { lost: 1 } }], rule: { id: 'agreed', source: 'Section 1' } };
    const game: Game = { ...goodGame(), result: (snapshot) => (isOver(snapshot) ? drawn : undefined) };
    const faultsWith = (...results: (Readonly<Record<string, unknown>> | undefined)[]) => {
      const match = new MatchBuilder();
      for (const [n, result] of results.entries())
        match.act(
          'host',
          'say',
          {},
          { changes: { chat: { [n]: [null, { text: '' }] } }, ...(result ? { result } : {}) },
        );
      return verifyMatch(match.file(), [game]).faults.map(({ seq }) => seq);
    };
    expect(faultsWith(drawn)).toEqual([]);
    expect(faultsWith(undefined, undefined)).toEqual([]);
    expect(faultsWith({ ...drawn, sides: [] })).toEqual([1]);
    expect(faultsWith(drawn, drawn)).toEqual([2]);
  });

  it('a clock that was set back is worth a word, not more', () => {
    const changed = copyOf(good.match('public'));
    for (const entry of changed.ledger) delete entry.seen;
    (changed.ledger[9] as { at: string }).at = '2026-01-01T11:00:00.000Z';
    const report = verified(relink(changed, good.gameId, good.key));
    expect(report.ok).toBe(true);
    expect(report.remarks[0]).toEqual({
      seq: 9,
      says: words('The clock goes back {0} seconds at entry {1}.', 3608, 9),
    });
  });

  it('keeps its secrets to itself while it goes on', () => {
    const match = new MatchBuilder();
    match.seal('red', { 'marker.A': { command: 1 } });
    const report = verified(match.file('public'));
    expect(report.ok).toBe(true);
    expect(report.seals.unopened).toEqual([{ side: 'red', slot: 'marker.A' }]);
  });
});

const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The last entry of this name. */
const at = (match: Changeable, name: string) => match.ledger.findLast((entry) => entry.name === name)!;
const drawAt = (match: Changeable) =>
  plainCopy(at(match, 'roll-dice').draw) as { -readonly [K in keyof DiceDraw]: DiceDraw[K] };

/** A match that the server itself has forged, with its own key: links and signature are right. */
const forged = (forge: (match: Changeable) => void, view: 'public' | 'full' = 'public'): MatchReport => {
  const changed = copyOf(good.match(view));
  forge(changed);
  return verified(relink(changed, good.gameId, good.key));
};

describe('a server that lies with its own key', () => {
  it('cannot show nicer dice', () => {
    const report = forged((match) => {
      at(match, 'roll-dice').draw = { ...drawAt(match), values: [6, 6, 6] };
    });
    expect(report.faults).toHaveLength(1);
    expect(saysFirst(report)).toMatch(/^The roll of entry 25 shows 6, 6, 6 where the dice came to \d, \d, \d\.$/);
  });

  it('cannot use another secret of its own chain', () => {
    const other = diceChain(new Uint8Array(32), 'g_test', 'red-captain', 0);
    const report = forged((match) => {
      at(match, 'roll-dice').draw = { ...drawAt(match), secret: other.secret(1) };
    });
    expect(saysFirst(report)).toBe('The roll of entry 25 was made with a secret that is not the next of the chain.');
  });

  it('cannot leave a roll out', () => {
    const report = forged((match) => {
      const first = match.ledger.findIndex(({ name, seat }) => name === 'roll-dice' && seat === 'red-captain');
      match.ledger.splice(first, 1);
      for (const entry of match.ledger) delete entry.seen;
    });
    expect(saysFirst(report)).toBe('The roll of entry 21 is number 2 of its chain where number 1 is due.');
  });

  it('cannot word the request as it likes', () => {
    const report = forged((match) => {
      at(match, 'roll-dice').args = { dice: [6, 6, 6], why: 'something else' };
    });
    expect(saysFirst(report)).toBe('The roll of entry 25 gives another reason than the player did.');
  });

  it('cannot hand one player’s dice to another', () => {
    const report = forged((match) => {
      at(match, 'roll-dice').seat = 'blue-captain';
    });
    expect(saysFirst(report)).toBe('The roll of entry 25 was asked by red-captain.');
  });

  it('cannot open another order than was sealed', () => {
    const report = forged((match) => {
      const entry = match.ledger.find(({ openings }) => openings)!;
      const [slot, ...slots] = (entry.openings as Openings).slots;
      entry.openings = { side: 'red', slots: [{ ...slot!, p: { command: 1 } }, ...slots] };
    });
    expect(saysFirst(report)).toBe('Entry 16: red opens marker.A as something else than it sealed in entry 13.');
  });

  it('cannot seal after the other side has shown its markers', () => {
    const match = new MatchBuilder();
    match.seal('red', { 'marker.A': { command: 1 } });
    match.open('red', ['marker.A']);
    match.seal('blue', { 'marker.A': { command: 1 } });
    expect(saysFirst(verified(match.file()))).toBe('Entry 3: blue seals marker.A after red had opened marker.A.');
  });

  it('cannot end a game with something still sealed', () => {
    const report = forged((match) => {
      const last = match.ledger.findLastIndex(({ openings }) => openings);
      match.ledger.splice(last, 1);
    });
    expect(saysFirst(report)).toBe('The game is over and blue never opened cmd.1.flank.');
  });

  it('cannot show two histories: a player had seen the other one', () => {
    const report = forged((match) => {
      (match.ledger[8] as { args: unknown }).args = { slots: 10 };
    });
    expect(report.forks.map(({ seq }) => seq)).toEqual([11, 14]);
    expect(saysFirst(report)).toBe('Entry 11: the player had seen an entry 10 that is not the one in this ledger.');
  });

  it('cannot keep another order for the reveal than was sealed', () => {
    const match = goodMatch();
    const secret = match.secrets['blue']?.[0];
    expect(secret?.part).toContain('cmd.3.flank');
    const changed = copyOf(match.match('full'));
    const told = plainCopy<unknown>(changed.secrets) as { blue: { part: string }[] };
    told.blue[0]!.part = told.blue[0]!.part.replace('"edge":"LF"', '"edge":"RF"');
    changed.secrets = told as unknown as NonNullable<Changeable['secrets']>;
    const report = verified(relink(changed, match.gameId, match.key));
    expect(saysFirst(report)).toBe('Entry 11: the secret of blue is not the one whose digest it has.');
  });

  it('cannot leave out a secret, or tell one that nobody has', () => {
    const without = forged((match) => {
      match.secrets = { red: [], blue: match.secrets?.['blue'] ?? [] };
    }, 'full');
    expect(saysFirst(without)).toBe('Entry 8: the secret of red is missing.');
    const more = forged((match) => {
      const extra = { seq: 1, salt: 'ab'.repeat(32), part: '{}' };
      match.secrets = { ...match.secrets, red: [extra, ...(match.secrets?.['red'] ?? [])] };
    }, 'full');
    expect(saysFirst(more)).toBe('Entry 1: the file tells a secret of red that the entry does not have.');
    const one = forged((match) => {
      match.secrets = { red: match.secrets?.['red'] ?? [] };
    }, 'full');
    expect(saysFirst(one)).toBe('The file does not tell the secrets of the sides that it is about.');
  });

  it('cannot keep in escrow what the public entry does not seal', () => {
    const match = new MatchBuilder();
    const entry = match.seal('red', { 'marker.A': { command: 1 } });
    const wrong = commitmentOf('ff');
    const changed = copyOf(match.match('full'));
    changed.ledger[entry.seq]!.seals = { side: 'red', slots: [{ k: 'marker.A', c: wrong }] };
    const report = verified(relink(changed, match.gameId, match.key));
    expect(saysFirst(report)).toBe('Entry 1: what red sealed as marker.A is not what the server keeps.');
  });

  it('cannot move a stand behind the ledger’s back', () => {
    const report = forged((match) => {
      const placed = at(match, 'place-stands');
      placed.changes = { ...placed.changes, pose: { 'stand:blue1a': [null, [24_000, 27_000, 18_000]] } };
    });
    expect(saysFirst(report)).toBe('The checkpoint of entry 21 is not that of the pieces on the table.');
  });

  it.each<[string, (match: Changeable) => void, string]>([
    ['house rules', (match) => (match.houseRules = {}), 'The part houseRules is not what the ledger says.'],
    ['profile', (match) => (match.profile = 'other'), 'The part profile is not what the ledger says.'],
    ['table', (match) => (match.table = 'other'), 'The part table is not what the ledger says.'],
    ['versions', (match) => (match.versions = {}), 'The part versions is not what the ledger says.'],
    ['key', (match) => (match.key = publicKeyOf('01'.repeat(32))), 'The key is not the one in the ledger.'],
  ])('cannot put another %s on the file', (_what, forge, sentence) => {
    expect(saysFirst(forged(forge))).toBe(sentence);
  });

  it('cannot do without a genesis that says what all depends on', () => {
    const report = forged((match) => {
      match.ledger[0]!.args = {};
    });
    expect(report.faults).toEqual([{ seq: 0, kind: 'schema', says: words('The first entry does not name the game.') }]);
  });
});

const commitmentOf = (byte: string): string => byte.repeat(32);

describe('somebody without the server’s key', () => {
  it('cannot change, cut or reorder a match: they cannot sign the new head', () => {
    const changed = copyOf(good.match('public'));
    changed.ledger.pop();
    const report = verified(relink(changed, good.gameId));
    expect(report.faults.map(({ kind }) => kind)).toContain('signature');
  });

  it('cannot use the word for an older head with a newer ledger', () => {
    const older = new MatchBuilder();
    const signature = older.match().signature;
    older.act('umpire', 'say', { text: 'later' });
    const report = verified(`${canonicalJson({ ...older.match('public'), signature })}\n`);
    expect(report.faults).toEqual([
      { seq: 1, kind: 'signature', says: words("The signature of the head, entry {0}, is not the server's.", 1) },
    ]);
  });

  it('can show an honest older file, and whoever knew more notices', () => {
    const match = new MatchBuilder();
    const older = verified(match.file('public'));
    match.act('umpire', 'say', { text: 'later' });
    expect(older.ok).toBe(true);
    expect(plainText(brokenDescent(match.head, older.match?.ledger ?? []) ?? words(''))).toBe(
      'The ledger ends before entry 1, which was there before.',
    );
  });
});

describe('dice for a very long game', () => {
  it('go on in a new chain when the old one is used up, which the last roll announces', () => {
    const match = new MatchBuilder();
    for (let roll = 1; roll <= 4040; roll++) match.roll('red-captain', [6], 'attack');
    const rekeys = match.entries.filter(({ draw }) => draw && 'rekey' in draw);
    expect(rekeys.map(({ seq }) => seq)).toEqual([4032]);
    const report = verified(match.file('public'));
    expect(report.faults).toEqual([]);
    expect(report.rolls).toBe(4040);
    expect((match.entries.at(-1)!.draw as DiceDraw).req).toMatchObject({ c: 1, k: 8 });
  });

  it('may not begin a new chain before that', () => {
    const report = forged((match) => {
      const rekey = { seat: 'red-captain', c: 1, anchor: 'ab'.repeat(32) };
      at(match, 'roll-dice').draw = { ...drawAt(match), rekey };
    });
    expect(saysFirst(report)).toBe('The roll of entry 25 begins a new chain before the old one is used up.');
  });
});

type Secrets = NonNullable<Changeable['secrets']>;

describe('another server that goes on with a match', () => {
  const begun = (): MatchBuilder => {
    const match = new MatchBuilder();
    match.roll('red-captain', [6], 'terrain');
    match.seal('red', { 'marker.A': { command: 1 } });
    return match;
  };

  const newKey = newSigningKey(new Uint8Array(32).fill(5));

  /** The same match at another server, with a key and dice of its own; slots still sealed are void. */
  const goesOn = (match: MatchBuilder, over: object = {}, told?: (secrets: Secrets) => Secrets): string => {
    const signature = signHead({ game: match.gameId, ...match.head }, match.key);
    const chain = diceChain(new Uint8Array(32).fill(9), match.gameId, 'red-captain', 1);
    const key = publicKeyOf(newKey);
    const versions = { vexillum: '0.2.0' };
    const voided = [{ side: 'red', slot: 'marker.A' }];
    const args = { table: 'other', key, dice: { 'red-captain': chain.anchor }, versions, signature, voided, ...over };
    match.act('host', 'continued', args);
    const file = match.match(told ? 'full' : 'public');
    const changed = copyOf({ ...file, table: 'other', versions, key });
    if (told) changed.secrets = told(file.secrets ?? {});
    return relink(changed, match.gameId, newKey);
  };

  it('logs its key and its dice, and lists what can no longer be opened', () => {
    const report = verified(goesOn(begun()));
    expect(report.faults).toEqual([]);
    expect(report.seals).toEqual({ sealed: 1, opened: 0, unopened: [], void: [{ side: 'red', slot: 'marker.A' }] });
  });

  it('has no secrets of before where the file told none, and says so', () => {
    const report = verified(goesOn(begun(), {}, ({ blue = [] }) => ({ red: [], blue })));
    expect(report.faults).toEqual([]);
    expect(report.remarks[0] && plainText(report.remarks[0].says)).toBe(
      'What only red knew before entry 3 stayed behind when the match went on elsewhere.',
    );
    const whole = verified(goesOn(begun(), {}, (secrets) => secrets));
    expect([whole.faults, whole.remarks.some(({ says }) => plainText(says).includes('stayed behind'))]).toEqual([
      [],
      false,
    ]);
  });

  it('cannot leave out a secret and tell one of before it', () => {
    const match = begun();
    match.seal('red', { 'marker.A': { command: 2 } });
    const report = verified(goesOn(match, {}, ({ red = [], blue = [] }) => ({ red: red.slice(0, 1), blue })));
    expect(saysFirst(report)).toBe('Entry 3: the secret of red is missing.');
  });

  it('cannot take over what the former server did not sign, nor hide what was sealed', () => {
    expect(saysFirst(verified(goesOn(begun(), { signature: '00'.repeat(64) })))).toBe(
      'Entry 3 goes on from a head that the former server did not sign.',
    );
    expect(saysFirst(verified(goesOn(begun(), { voided: [] })))).toBe(
      'Entry 3 does not list the slots that were still sealed.',
    );
  });
});
