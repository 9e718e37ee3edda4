import type { MatchPiece } from '../room/export-match.ts';

/** A match file as one text. */
export const readMatch = async (pieces: AsyncIterable<MatchPiece>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) text += typeof piece === 'string' ? piece : new TextDecoder().decode(piece);
  return text;
};
