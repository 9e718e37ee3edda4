import type { SideId } from '@vexillum/model';
import type { Campaign } from '../play/campaign.ts';
import type { Flag } from '../state/player.ts';
import { BANK } from '../state/sides.ts';
import type { FlagKind } from './flag-kinds.ts';
import { kindOfFlag, luckDigest } from './kind-of-flag.ts';
import { flagId, type FlagSecret, luckId } from './luck.ts';
import { newSecret } from './new-secret.ts';

/** Commits the bank to what the victory flag of this number will follow from, before anybody can draw it. */
export const prepareFlag = (campaign: Campaign, number: number): void => {
  const { digestOf, chance } = campaign.context;
  const secret = newSecret(chance);
  campaign.write('luck', luckId(number), { digest: luckDigest(digestOf, number, secret) });
  campaign.edits.putSecret(BANK, 'luck', luckId(number), { secret });
  campaign.setGame({ nextFlag: number });
};

const bankSecret = ({ snapshot }: Campaign, number: number): string | undefined =>
  snapshot.sides[BANK]?.luck.get(luckId(number))?.secret;

/** Gives this side the next victory flag; the action's id decides of which kind it is. */
export const drawFlag = (campaign: Campaign, side: SideId): void => {
  const { context, game, rules } = campaign;
  const number = game.nextFlag;
  const secret = bankSecret(campaign, number);
  // The match went on elsewhere from a file that does not tell the bank's secrets: this victory flag waits for the next commitment.
  if (secret === undefined) return prepareFlag(campaign, number + 1);
  const kind = kindOfFlag(context.digestOf, number, secret, context.id);
  const flag: Flag = { number, drawnBy: context.id, ...(rules.hasOpenFlags ? { kind } : {}) };
  campaign.setPlayer(side, { flags: [...campaign.player(side).flags, flag] });
  campaign.edits.putSecret(BANK, 'luck', luckId(number), null);
  campaign.told.set(number, { kind, secret });
  if (rules.hasOpenFlags) publish(campaign, number, secret);
  else
    for (const reader of readersOf(campaign, side))
      campaign.edits.putSecret(reader, 'flag', flagId(number), { kind, secret });
  prepareFlag(campaign, number + 1);
};

/** Who knows what flags this side has: by house rule its partners, too. */
const readersOf = (campaign: Campaign, side: SideId): Iterable<SideId> =>
  campaign.rules.areFlagsTeams ? campaign.alliesOf(side) : [side];

const publish = (campaign: Campaign, number: number, secret: string): void => {
  const luck = campaign.read('luck', luckId(number));
  campaign.write('luck', luckId(number), { digest: luck?.digest ?? '', secret });
};

const secretOf = ({ snapshot, told }: Campaign, side: SideId, number: number): FlagSecret | undefined =>
  told.get(number) ??
  snapshot.sides[side]?.flag.get(flagId(number)) ??
  // The match went on elsewhere from a partner's file: they know it, its holder does not.
  Object.values(snapshot.sides)
    .find((layer) => layer?.flag.has(flagId(number)))
    ?.flag.get(flagId(number));

/** What the victory flag is, as far as the reader may know. */
export const kindKnown = (campaign: Campaign, side: SideId, flag: Flag): FlagKind | undefined =>
  flag.kind ?? (secretOf(campaign, side, flag.number)?.kind as FlagKind | undefined);

/** Whether this is a replay, and the victory flag's kind is none but what the replay put in its place. */
export const isUnseen = (campaign: Campaign, side: SideId, flag: Flag): boolean =>
  flag.kind === undefined && secretOf(campaign, side, flag.number)?.isUnseen === true;

/** The victory flag as everyone sees it from now on, with what proves its kind. A victory flag whose secret is lost stays without a kind. */
export const shownFlag = (campaign: Campaign, side: SideId, flag: Flag): Flag => {
  if (flag.kind !== undefined) return flag;
  const secret = secretOf(campaign, side, flag.number);
  if (!secret) return flag;
  publish(campaign, flag.number, secret.secret);
  for (const [reader, layer] of Object.entries(campaign.snapshot.sides))
    if (reader === side || layer?.flag.has(flagId(flag.number)))
      campaign.edits.putSecret(reader, 'flag', flagId(flag.number), null);
  return { ...flag, kind: secret.kind as FlagKind };
};

/** Shows all the victory flags of a side. */
export const showFlags = (campaign: Campaign, side: SideId): readonly Flag[] => {
  const flags = campaign.player(side).flags.map((flag) => shownFlag(campaign, side, flag));
  campaign.setPlayer(side, { flags });
  return flags;
};
