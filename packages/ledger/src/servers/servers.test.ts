import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical-json.ts';
import { fingerprint } from '../heads/fingerprint.ts';
import { newSigningKey, publicKeyOf, signText } from '../heads/signing.ts';
import type { MatchFile } from '../match/match-file.ts';
import { verifyMatch } from '../match/verify-match.ts';
import { goodGame, goodMatch, relink } from '../testing/index.ts';
import { knownBytes } from '../testing/known-bytes.ts';
import { hexFromBytes } from '../sha256.ts';
import { type Certificate, certifiedText } from './certificate.ts';
import { type FormerKey, handOverText, leadTo } from './hand-over.ts';
import { knownServer } from './server-card.ts';

const bytes = knownBytes('servers');
const keyPair = () => {
  const secret = newSigningKey(bytes());
  return { secret, key: publicKeyOf(secret) };
};
type KeyPair = ReturnType<typeof keyPair>;
const [first, second, third, stranger] = [keyPair(), keyPair(), keyPair(), keyPair()];

const handOver = (from: KeyPair, to: KeyPair, until = '2026-11-23T18:00:00.000Z'): FormerKey => {
  const said = handOverText(from.key, to.key, until);
  return { key: from.key, until, signatures: [signText(said, from.secret), signText(said, to.secret)] };
};
const earlier = [handOver(first, second), handOver(second, third)];

const certificateBy = (server: KeyPair, key: string, before: readonly FormerKey[] = []): Certificate => {
  const url = 'https://vexillum.example';
  const signature = signText(certifiedText({ game: 'g_test', key, url }), server.secret);
  return { server: server.key, url, signature, earlier: before };
};

const good = goodMatch().match();
const fileWith = (certificate: Certificate, match: MatchFile = good): string =>
  `${canonicalJson({ ...match, certificate })}\n`;
const cardOf = (server: KeyPair, before: readonly FormerKey[] = []) =>
  JSON.stringify({
    vexillumServer: 1,
    url: 'https://vexillum.example',
    key: server.key,
    words: fingerprint(server.key),
    since: '2026-11-23T18:00:00.000Z',
    earlier: before,
  });

/** As somebody finds it who knows these servers, each by its key or its card. */
const verified = (file: string, ...named: readonly string[]) =>
  verifyMatch(
    file,
    [goodGame()],
    undefined,
    named.map((text) => {
      const server = knownServer(text);
      if (!server) throw new Error('no server');
      return server;
    }),
  );

describe('a match file and the server that it comes from', () => {
  it('a file without a certificate is good, and nobody is known to stand behind it', () => {
    const { ok, signer } = verified(goodMatch().file());
    expect([ok, signer]).toEqual([true, { key: good.key, isKnown: false }]);
  });

  it('names the server that has certified the table’s key, and does not take its word for who it is', () => {
    const { ok, signer } = verified(fileWith(certificateBy(first, good.key)));
    expect(ok).toBe(true);
    expect(signer).toMatchObject({
      server: { key: first.key, url: 'https://vexillum.example', words: fingerprint(first.key) },
      isKnown: false,
    });
  });

  it.each([
    ['its key', () => first.key],
    ['its key in capitals', () => first.key.toUpperCase()],
    ['what it publishes', () => cardOf(first)],
  ])('is known by %s', (_what, named) => {
    expect(verified(fileWith(certificateBy(first, good.key)), named())).toMatchObject({
      ok: true,
      signer: { isKnown: true },
    });
  });

  it('is not believed where another server was named', () => {
    const { ok, nature, faults } = verified(fileWith(certificateBy(first, good.key)), stranger.key);
    expect([ok, nature]).toEqual([false, 'unknown-server']);
    expect(plainText(faults[0]?.says ?? { text: '', values: [] })).toBe(
      `The table’s key is certified by https://vexillum.example (${fingerprint(first.key)}), which is not the server that you named.`,
    );
  });

  it('is not believed without a certificate where a server was named: taking it away helps nobody', () => {
    expect(verified(goodMatch().file(), first.key)).toMatchObject({ ok: false, nature: 'unknown-server' });
  });

  it('a match without a certificate is known by the table’s own key', () => {
    expect(verified(goodMatch().file(), good.key)).toMatchObject({ ok: true, signer: { isKnown: true } });
  });

  it('a match that somebody else has signed anew is re-signed: the certificate is for another key', () => {
    const thief = hexFromBytes(knownBytes('a thief')());
    const copy = JSON.parse(fileWith(certificateBy(first, good.key))) as Parameters<typeof relink>[0];
    const [genesis] = copy.ledger;
    Object.assign(genesis?.args as object, { key: publicKeyOf(thief) });
    const file = relink({ ...copy, key: publicKeyOf(thief) }, 'g_test', thief);
    expect(verified(file)).toMatchObject({ ok: false, nature: 're-signed' });
    expect(verified(file, first.key)).toMatchObject({ ok: false, nature: 're-signed' });
  });

  it('no byte of a certificate is without a guard', () => {
    const certificate = certificateBy(third, good.key, earlier);
    const other = (hex: string) => `${hex.slice(1)}${hex[0]}`;
    const [a, b] = earlier;
    if (!a || !b) throw new Error('two keys came before');
    for (const changed of [
      { server: first.key },
      { url: 'https://vexillum.test' },
      { signature: other(certificate.signature) },
      { earlier: [b, a] },
      { earlier: [a] },
      { earlier: [{ ...a, until: '2026-11-23T18:00:00.001Z' }, b] },
      { earlier: [{ ...a, signatures: [a.signatures[1], a.signatures[0]] as const }, b] },
      { earlier: [{ ...a, key: stranger.key }, b] },
    ])
      expect(verified(fileWith({ ...certificate, ...changed }))).toMatchObject({ ok: false });
  });
});

describe('a server that has changed its key', () => {
  it('is still known by the key that it had before, and by the one between', () => {
    for (const known of [first, second, third])
      expect(verified(fileWith(certificateBy(third, good.key, earlier)), known.key)).toMatchObject({ ok: true });
  });

  it('its older files are known to whoever has what it publishes now', () => {
    expect(verified(fileWith(certificateBy(first, good.key)), cardOf(third, earlier))).toMatchObject({ ok: true });
    expect(verified(fileWith(certificateBy(first, good.key)), third.key)).toMatchObject({ ok: false });
  });

  it('nobody makes themselves its follower with one half of the signatures', () => {
    const said = handOverText(first.key, stranger.key, '2026-11-23T18:00:00.000Z');
    const mine = signText(said, stranger.secret);
    expect(
      leadTo([{ key: first.key, until: '2026-11-23T18:00:00.000Z', signatures: [mine, mine] }], stranger.key),
    ).toBe(false);
    expect(leadTo(earlier, third.key)).toBe(true);
    expect(leadTo(earlier, stranger.key)).toBe(false);
  });

  it('a card that does not hang together is none', () => {
    for (const card of [
      cardOf(third, earlier.toReversed()),
      cardOf(first).replace(fingerprint(first.key), fingerprint(second.key)),
      cardOf(first).replace('vexillumServer":1', 'vexillumServer":2'),
      first.key.slice(1),
      '{}',
      '',
    ])
      expect(knownServer(card)).toBeUndefined();
  });
});
