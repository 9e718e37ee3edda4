import { signaturesId, signersOf } from '@vexillum/model';
import { expect, test } from 'vitest';
import { campaignResult } from './play/campaign-result.ts';
import { TestMatch } from './testing/index.ts';

const over = () => {
  const match = new TestMatch({ players: 2, rules: { 'random-start': true } });
  match.start().act('player-2', 'resign-game');
  return match;
};

const signed = ({ snapshot }: TestMatch) => {
  const result = campaignResult(snapshot);
  return result ? signersOf(result, snapshot).flatMap(({ seat, hasSigned }) => (hasSigned ? [seat] : [])) : [];
};

test('a result is signed by those who played, each once, when it is over and no sooner', () => {
  const match = new TestMatch({ players: 2, rules: { 'random-start': true } });
  expect(match.answer('player-1', 'sign-result', {})).toBe('not-ended');
  match.start();
  expect(match.answer('player-1', 'sign-result', {})).toBe('not-ended');
  match.act('player-2', 'resign-game');
  for (const seat of ['player-3', 'spectator', 'host'])
    expect(match.answer(seat, 'sign-result', {})).toBe('not-a-signer');
  match.act('player-1', 'sign-result', {});
  expect(match.happened).toEqual({ kind: 'result-signed', isUmpire: false });
  expect(signed(match)).toEqual(['player-1']);
  expect(match.answer('player-1', 'sign-result', {})).toBe('signed-already');
  match.act('player-2', 'sign-result', {});
  expect(signed(match)).toEqual(['player-1', 'player-2']);
});

test('nobody’s word holds for another result, and none is left when another game begins at the table', () => {
  const match = over();
  match.act('player-1', 'sign-result', {});
  const result = campaignResult(match.snapshot);
  if (!result) throw new Error('it is over');
  const other = { ...result, sides: result.sides.map((side) => ({ ...side, place: 1 })) };
  expect(signaturesId(other)).not.toBe(signaturesId(result));
  expect(signersOf(other, match.snapshot).some(({ hasSigned }) => hasSigned)).toBe(false);
  match.act('host', 'reset-game', {});
  expect(match.snapshot.public.consent.size).toBe(0);
});
