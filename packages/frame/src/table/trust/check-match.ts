import { msg, str, wordsText } from '@vexillum/ui/words';
import type { Verdict } from '../../verify/check-match.ts';

/** Takes the match file from the server and checks it whole, as a stranger would: links, signature, seals, dice, and every action again. */
export const checkMatch = async (
  path: string,
  seat: string,
  verdictOn: (file: Blob) => Promise<Verdict>,
): Promise<string> => {
  const answer = await fetch(path, { headers: { 'X-Seat': seat }, credentials: 'same-origin' });
  if (!answer.ok) return msg('The file could not be had just now.');
  const { ok, entries, rolls, seals, faults } = await verdictOn(await answer.blob());
  if (ok) return msg(str`All is well. Entries: ${entries}, rolls: ${rolls}, opened seals: ${seals.opened}.`);
  return msg(str`Something is wrong: ${faults[0] ? wordsText(faults[0].says) : ''}`);
};
