import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { verifyMatch } from '../match/verify-match.ts';
import { goodGame, MatchBuilder, relink, TestGiver } from '../testing/index.ts';
import { copyOf } from '../testing/relink.ts';
import { diceRequest } from './dice-request.ts';
import type { DiceDraw } from './draw.ts';
import { type GivenLink, joinedSecret } from './opposite.ts';
import { rollWith } from './roll-with.ts';

const blue = new TestGiver('blue-captain');
const theirs = ['red-captain'];

const reportOf = (match: MatchBuilder) => verifyMatch(match.file(), [goodGame()]);
const firstFault = (match: MatchBuilder): string => {
  const [fault] = reportOf(match).faults;
  return fault ? plainText(fault.says) : '';
};

/** A match in which blue's device has announced its links for red's rolls. */
const announced = (): MatchBuilder => {
  const match = new MatchBuilder();
  match.nameDevice(blue, theirs);
  return match;
};

/** The match with its last roll told otherwise, and signed by its server all the same. */
const withLastDraw = (match: MatchBuilder, change: (draw: DiceDraw) => DiceDraw): string => {
  const file = copyOf(match.match());
  const last = file.ledger.at(-1);
  if (last) last.draw = change(last.draw as DiceDraw);
  return relink(file, match.gameId, match.key);
};

const faultOf = (file: string): string => {
  const [fault] = verifyMatch(file, [goodGame()]).faults;
  return fault ? plainText(fault.says) : '';
};

describe('a roll in which an opposing device had a part', () => {
  it('verifies, and is counted apart', () => {
    const match = announced();
    for (let i = 0; i < 3; i++) match.rollWith(blue, 'red-captain', [6, 6]);
    match.roll('blue-captain', [6], 'nobody opposite');
    expect(reportOf(match)).toMatchObject({ ok: true, rolls: 4, tier1Rolls: 1, tier2Rolls: 3, unusedLinks: 0 });
  });

  it('comes from the secret and the link together', () => {
    const match = announced();
    const { draw } = match.rollWith(blue, 'red-captain', [6, 6, 6, 6, 6, 6, 6, 6]);
    const { req, secret, values, opp } = draw as DiceDraw;
    expect(values).toEqual(rollWith(joinedSecret(secret, (opp as GivenLink).link), req));
    expect(values).not.toEqual(rollWith(secret, req));
  });

  it('goes on where rolls in between went without, and says how many links served none', () => {
    const match = announced();
    match.rollWith(blue, 'red-captain', [6]);
    match.roll('red-captain', [6], 'blue was away');
    match.roll('red-captain', [6], 'and again');
    match.rollWith(blue, 'red-captain', [6]);
    expect(reportOf(match)).toMatchObject({ ok: true, tier1Rolls: 2, tier2Rolls: 2, unusedLinks: 2 });
  });

  it('may begin late: what was rolled before the device announced itself wastes no link', () => {
    const match = new MatchBuilder();
    for (let i = 0; i < 5; i++) match.roll('red-captain', [6], 'early');
    match.nameDevice(blue, theirs);
    match.rollWith(blue, 'red-captain', [6]);
    expect(reportOf(match)).toMatchObject({ ok: true, tier2Rolls: 1, unusedLinks: 0 });
  });

  it('is a fault without the link that the device owes', () => {
    const match = announced();
    match.rollWith(blue, 'red-captain', [6]);
    const other = new TestGiver('blue-captain', 'somebody else').give({ seat: 'red-captain', c: 0, k: 1 });
    const forged = withLastDraw(match, (draw) => {
      const opp = { ...(draw.opp as GivenLink), link: other.link };
      return { ...draw, opp, values: rollWith(joinedSecret(draw.secret, opp.link), draw.req) };
    });
    expect(faultOf(forged)).toMatch(/a link that is not the next of the device/);
  });

  it('is a fault with dice that its link does not make', () => {
    const match = announced();
    match.rollWith(blue, 'red-captain', [6, 6]);
    const forged = withLastDraw(match, (draw) => ({ ...draw, values: rollWith(draw.secret, draw.req) }));
    expect(faultOf(forged)).toMatch(/where the dice came to/);
  });

  it('cannot take a link that another roll has used', () => {
    const match = announced();
    const { draw } = match.rollWith(blue, 'red-captain', [6]);
    match.rollWith(blue, 'red-captain', [6]);
    const reused = withLastDraw(match, (last) => {
      const opp = (draw as DiceDraw).opp as GivenLink;
      return { ...last, opp, values: rollWith(joinedSecret(last.secret, opp.link), last.req) };
    });
    expect(faultOf(reused)).toMatch(/a link that is not the next of the device/);
  });

  it('takes no link from the roller’s own side', () => {
    const own = new TestGiver('red-captain', 'a second device of red');
    const match = new MatchBuilder();
    match.nameDevice(own, theirs);
    match.rollWith(own, 'red-captain', [6]);
    expect(firstFault(match)).toMatch(/a link of a device that was not to give one/);
  });

  it('takes none from a seat that plays for nobody', () => {
    const umpire = new TestGiver('umpire');
    const match = new MatchBuilder();
    match.nameDevice(umpire, theirs);
    match.rollWith(umpire, 'red-captain', [6]);
    expect(firstFault(match)).toMatch(/a link of a device that was not to give one/);
  });

  it('takes none from a device that never announced itself, nor from one that another has followed', () => {
    const match = announced();
    match.rollWith(new TestGiver('blue-captain', 'unheard of'), 'red-captain', [6]);
    expect(firstFault(match)).toMatch(/not to give one/);
    const phone = new TestGiver('blue-captain', 'the phone');
    const followed = announced();
    followed.nameDevice(phone, theirs);
    followed.rollWith(phone, 'red-captain', [6]);
    expect(reportOf(followed).ok).toBe(true);
    followed.rollWith(blue, 'red-captain', [6]);
    expect(firstFault(followed)).toMatch(/not to give one/);
  });

  it('takes the device that the roller knew of: none that was put in before the roll, when its id was known', () => {
    const match = announced();
    const seen = match.head;
    const late = new TestGiver('blue-captain', 'found to give what blue likes');
    match.nameDevice(late, theirs);
    match.rollWith(late, 'red-captain', [6], seen);
    expect(firstFault(match)).toMatch(/not to give one/);
    const honest = announced();
    const then = honest.head;
    honest.nameDevice(late, theirs);
    honest.rollWith(blue, 'red-captain', [6], then);
    expect(reportOf(honest)).toMatchObject({ ok: true, tier2Rolls: 1 });
  });

  it('takes none where the roller does not say what they had seen', () => {
    const match = announced();
    match.roll('red-captain', [6], '', blue.give({ seat: 'red-captain', c: 0, k: 1 }));
    expect(firstFault(match)).toMatch(/does not say what it had seen/);
  });

  it('takes none from a device whose announcement somebody else wrote', () => {
    const match = new MatchBuilder();
    const args = blue.named([{ seat: 'red-captain', c: 0 }]);
    const [link] = args.links ?? [];
    const forged = { ...args, links: [{ ...link, anchor: '0'.repeat(64) }] };
    match.act('blue-captain', 'name-device', forged);
    match.rollWith(blue, 'red-captain', [6]);
    expect(firstFault(match)).toMatch(/not to give one/);
  });

  it('says in one word why it had none, and no other word is one', () => {
    const match = announced();
    match.roll('red-captain', [6], '', 'absent');
    expect(reportOf(match)).toMatchObject({ ok: true, tier1Rolls: 1, tier2Rolls: 0 });
    expect(faultOf(withLastDraw(match, (last) => ({ ...last, opp: 'whatever' as 'absent' })))).toMatch(/draw/);
  });
});

describe('an operator who rolls and tries action ids', () => {
  /** The best of so many ids, by what they know before the device has answered. */
  const bestOf = (ids: readonly string[], secret: string): string =>
    ids.toSorted((a, b) => sumOf(b, secret) - sumOf(a, secret))[0] as string;

  const requestOf = (id: string) =>
    diceRequest({ game: 'g_test', seat: 'red-captain', chain: 0, k: 1, dice: [6, 6, 6, 6], why: '', id });
  const sumOf = (id: string, secret: string): number => rollWith(secret, requestOf(id)).reduce((a, b) => a + b, 0);

  it('gets four sixes of tier 1, and of tier 2 what chance gives: the link comes after the id', () => {
    const match = announced();
    const { secret } = match.draw('red-captain', [6, 6, 6, 6], '', match.newId());
    const ids = Array.from({ length: 3000 }, () => match.newId());
    const best = bestOf(ids, secret);
    expect(sumOf(best, secret)).toBe(24);
    // What the same choice comes to under 300 devices, each of which could have been opposite.
    const sums = Array.from({ length: 300 }, (_, n) => {
      const { link } = new TestGiver('blue-captain', `device ${n}`).give({ seat: 'red-captain', c: 0, k: 1 });
      return sumOf(best, joinedSecret(secret, link));
    });
    const mean = sums.reduce((a, b) => a + b, 0) / sums.length;
    // Four dice come to 14; the mean of 300 throws is off by more than 0.8 once in 25,000 times, and these are always the same.
    expect(Math.abs(mean - 14)).toBeLessThan(0.8);
  });
});
