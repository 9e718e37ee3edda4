import { words } from '@vexillum/model';
import { fingerprint } from '../heads/fingerprint.ts';
import { certifies } from '../servers/certificate.ts';
import { isBy, type KnownServer } from '../servers/server-card.ts';
import type { MatchFault } from './match-fault.ts';
import type { MatchFile } from './match-file.ts';

/** Who stands behind a file. */
export interface Signer {
  /** The table's key. */
  readonly key: string;
  /** The server that has certified it, as far as the file says. */
  readonly server?: { readonly key: string; readonly url: string; readonly words: string };
  /** Whether it is one that the reader knows. */
  readonly isKnown: boolean;
}

export const signerOf = (match: MatchFile, gameId: string, known: readonly KnownServer[]): Signer => {
  const { key, certificate } = match;
  if (!certificate || !certifies(certificate, gameId, key))
    return { key, isKnown: known.some((server) => server.key === key) };
  const { server, url } = certificate;
  return {
    key,
    server: { key: server, url, words: fingerprint(server) },
    isKnown: known.some((one) => isBy(certificate, one)),
  };
};

/** A certificate for another key was taken from another file; a server that the reader named must be the one. */
export const checkSigner = (match: MatchFile, gameId: string, known: readonly KnownServer[]): readonly MatchFault[] => {
  const { key, certificate } = match;
  if (certificate && !certifies(certificate, gameId, key))
    return [
      {
        kind: 'certificate',
        says: words(
          'The table’s key is not the one that the server at {0} has certified: the match was signed again by somebody else.',
          certificate.url,
        ),
      },
    ];
  const signer = signerOf(match, gameId, known);
  if (known.length === 0 || signer.isKnown) return [];
  const says = signer.server
    ? words(
        'The table’s key is certified by {0} ({1}), which is not the server that you named.',
        signer.server.url,
        signer.server.words,
      )
    : words('No server has certified the table’s key, so it is not that of the server that you named.');
  return [{ kind: 'server', says }];
};
