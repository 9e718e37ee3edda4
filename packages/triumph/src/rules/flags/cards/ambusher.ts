import type { Corners } from '@vexillum/geometry';
import { cardCodes } from '../../cards/card-codes.ts';
import { fightsAsAt } from '../../fights-as/fights-as-at.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { type DeployedStand, deployedStand, deployedStandFrom } from '../deployment/deployed-stand.ts';
import { hasCard } from '../has-card.ts';
import { ownEyes } from '../own-eyes.ts';

/** Below what a table stores. */
const HAIR = 0.0005;

const isBeyondBand = ({ profile }: BattleFacts, { stand }: KnownStand, corners: Corners): boolean =>
  corners.some((corner) => ownEyes(profile, stand.side, corner).y > profile.deploymentBandMu.value + HAIR);

/** Whether it may lie in wait at all: asked first, for of most armies nobody does. */
export const mayLieInWait = ({ snapshot, profile }: BattleFacts, { id, stand }: KnownStand): boolean => {
  if (!hasCard(snapshot, stand.side, cardCodes.ambush)) return false;
  const so = fightsAsAt(snapshot, profile, id);
  const { category, order } = profile.cards.ambush;
  return so?.category === category.value && so.order === order.value;
};

/** A stand that lies in wait: beyond the deployment band, of an army with the card and of troops that the card is for. */
export const ambusher = (facts: BattleFacts, id: string): DeployedStand | undefined => {
  const known = facts.stands.get(id);
  const deployed = known && mayLieInWait(facts, known) ? deployedStand(facts, id) : undefined;
  return deployed && isBeyondBand(facts, deployed.known, deployed.corners) ? deployed : undefined;
};

/** What `ambusher` follows from. */
export const ambusherFrom = (facts: BattleFacts, id: string): readonly unknown[] => [
  ...deployedStandFrom(facts, id),
  facts.snapshot.public.army,
];
