import type { Chance, SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import type { Exchange } from './exchange.ts';
import { unmasked } from './exchange.ts';
import type { Edits, Snapshot } from '../records/table.ts';
import type { Stand, StandSecret } from '../records/stand.ts';

const priceOf = (profile: Profile, troopType: string): number => troopTypeOf(profile, troopType)?.halfPoints ?? 0;

/** What the side knows of a stand that comes: it takes the masquerade's place in its command. */
const secretOfReal = (masquerade: StandSecret | undefined, halfPoints: number, index: number): StandSecret => {
  const { command = null, general, overall, ally, polity, entry } = masquerade ?? {};
  return {
    command,
    halfPoints,
    ...(general && index === 0 ? { general } : {}),
    ...(overall && index === 0 ? { overall } : {}),
    ...(ally ? { ally } : {}),
    ...(polity === undefined ? {} : { polity }),
    ...(entry === undefined ? {} : { entry }),
  };
};

/** The points go over to the real stands; what is left is the price of the deception. */
const secretOfGone = (secret: StandSecret, spent: number): StandSecret => {
  const { general: _general, overall: _overall, ...others } = secret;
  return { ...others, halfPoints: Math.max(0, secret.halfPoints - spent) };
};

const leadingSecret = (secrets: readonly StandSecret[]): StandSecret | undefined =>
  secrets.find(({ general }) => general) ?? secrets[0];

/** Takes masquerades off the board and puts their real stands there, whose ids chance gives. */
export const putExchange = (
  edits: Edits,
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  { gone, come }: Exchange,
  chance: Pick<Chance, 'newId'>,
): void => {
  const secretOf = (id: string) => snapshot.sides[side]?.stand.get(id);
  const masquerade = leadingSecret(gone.flatMap((id) => secretOf(id) ?? []));
  let spent = 0;
  for (const [index, { stand, pose }] of come.entries()) {
    const id = chance.newId('stand');
    const halfPoints = priceOf(profile, stand.troopType);
    spent += halfPoints;
    edits.put('stand', id, stand).put('pose', id, pose);
    edits.putSecret(side, 'stand', id, secretOfReal(masquerade, halfPoints, index));
  }
  for (const id of gone) {
    const secret = secretOf(id);
    edits
      .put('stand', id, unmasked(snapshot.public.stand.get(id) as Stand))
      .put('pose', id, null)
      .put('trail', id, null);
    if (!secret) continue;
    edits.putSecret(side, 'stand', id, secretOfGone(secret, spent));
    spent = Math.max(0, spent - secret.halfPoints);
  }
};
