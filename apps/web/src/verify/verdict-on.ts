import type { Verdict } from '@vexillum/frame/verify/check-match';
import { Verifier, type VerifierMessage } from './verifier.ts';

/** Checks a match file whole, in a worker while somebody plays on; here where no worker starts. */
export const verdictOn = async (file: Blob): Promise<Verdict> => {
  try {
    return await verdictApart(file);
  } catch {
    return verdictHere(new Uint8Array(await file.arrayBuffer()));
  }
};

const verdictApart = (file: Blob): Promise<Verdict> =>
  new Promise((resolve, reject) => {
    const verifier = new Verifier();
    verifier.check(file, (message: VerifierMessage) => {
      if (message.kind === 'verdict') resolve(message.verdict);
      else if (message.kind === 'unreadable') reject(new Error(message.why));
      else return;
      verifier.close();
    });
  });

const verdictHere = async (bytes: Uint8Array): Promise<Verdict> => {
  const { checkMatch } = await import('@vexillum/frame/verify/check-match');
  const { games } = await import('./all-games.ts');
  return new Promise((resolve) =>
    checkMatch(bytes, games, (message) => message.kind === 'verdict' && resolve(message.verdict)),
  );
};
