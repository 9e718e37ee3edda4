import { sampleArmies } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { armyCodeText, armyInText, armyLink, CODE_MARK } from './army-link.ts';

const page = { origin: 'https://table.example' };

describe('an army to pass on', () => {
  it.each(sampleArmies.map((sample) => [sample.army.name, sample] as const))(
    '%s comes back out of its link',
    async (_, { army, profile }) => {
      const link = await armyLink(army, profile, page);
      expect(new URL(link).hash.startsWith('#army=')).toBe(true);
      const read = await armyInText(link);
      expect(read?.profile.id).toBe(profile);
      expect(read?.army).toMatchObject({ name: army.name, halfPoints: army.halfPoints });
      const entriesOf = (stands: readonly { readonly entry?: string }[] = []) =>
        stands.map(({ entry = '' }) => entry).sort((one, other) => one.localeCompare(other));
      expect(entriesOf(read?.army.stands)).toEqual(entriesOf(army.stands));
    },
  );

  it('the short code of every sample fits into a message of 400 letters', async () => {
    for (const { army, profile } of sampleArmies) {
      const code = await armyCodeText(army, profile, 'short');
      expect(code.length).toBeLessThan(400);
      expect((await armyInText(`  ${code.slice(0, 40)}\n${code.slice(40)} `))?.army.stands).toHaveLength(
        army.stands.length,
      );
    }
  });

  it.each([
    ['nothing', ''],
    ['a word', 'hello'],
    ['a mark alone', CODE_MARK],
    ['letters that are no code', `${CODE_MARK}%%%%`],
    ['a torn code', `${CODE_MARK}q1ZKLC3OTFGyUkpLzClOBQA`],
  ])('%s is no army', async (_, text) => {
    expect(await armyInText(text)).toBeUndefined();
  });

  it('a small text that would unpack to a flood is given up', async () => {
    const flood = new Blob([new Uint8Array(3_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(flood).arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    expect(
      await armyInText(`${CODE_MARK}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`),
    ).toBeUndefined();
  });
});
