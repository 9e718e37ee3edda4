import { knowsSide } from '../deployment/sealed.ts';
import { masqueradeOf } from '../masquerade/truth-of.ts';
import type { Profile } from '../profiles/profile.ts';
import type { FightsAs } from './answer.ts';
import { fightsAs } from './fights-as.ts';
import { secretOf, type Snapshot } from '../records/table.ts';
import type { Stand, StandSecret } from '../records/stand.ts';

interface Kept {
  readonly profile: Profile;
  readonly secret: StandSecret | undefined;
  readonly isMasquerade: boolean;
  readonly answer: FightsAs | undefined;
}

/** Records are never changed in place, so an answer holds for its stand, whichever snapshot it is in: asked for every stand at every move. */
const kept = new WeakMap<Stand, Kept>();

/** What a stand of the table fights as, as far as the reader knows; `undefined` for no stand, and for a type that the profile does not know. */
export const fightsAsAt = (snapshot: Snapshot, profile: Profile, id: string): FightsAs | undefined => {
  const stand = snapshot.public.stand.get(id);
  if (!stand) return undefined;
  const secret = secretOf(snapshot, id);
  const isMasquerade = knowsSide(snapshot, stand.side) && masqueradeOf(snapshot, id) !== undefined;
  const last = kept.get(stand);
  if (last?.profile === profile && last.secret === secret && last.isMasquerade === isMasquerade) return last.answer;
  const answer = fightsAs(profile, stand, { ...secret, isMasquerade });
  kept.set(stand, { profile, secret, isMasquerade, answer });
  return answer;
};
