import type { SideId } from '@vexillum/model';
import { newSecret } from '../flags/new-secret.ts';
import type { Campaign } from '../play/campaign.ts';
import { BANK } from '../state/sides.ts';
import { missionId, type MissionSecret, type Task } from './mission.ts';
import { missionDigest, type Table, taskOf } from './tasks-for.ts';

const tableOf = (campaign: Campaign): Table => ({
  board: campaign.board,
  players: campaign.game.order.map((side) => ({ side, team: campaign.player(side).team })),
});

/** At START, by house rule: commits the bank to what everybody's mission will follow from. */
export const commitMissions = (campaign: Campaign): void => {
  const { digestOf, chance } = campaign.context;
  if (!campaign.rules.hasMissions) return;
  for (const side of campaign.game.order) {
    const secret = newSecret(chance);
    campaign.write('mission', missionId(side), { digest: missionDigest(digestOf, side, secret) });
    campaign.edits.putSecret(BANK, 'mission', missionId(side), { secret });
  }
};

/** With their first action of the game the mover is told their mission, and nobody else. */
export const drawMission = (campaign: Campaign): void => {
  const { mover } = campaign.game;
  const id = missionId(mover);
  const mission = campaign.read('mission', id);
  if (!mission || mission.drawnBy !== undefined) return;
  campaign.write('mission', id, { ...mission, drawnBy: campaign.context.id });
  // A browser's guess does not know it, nor a server that goes on from a file without the bank's secrets.
  const secret = campaign.snapshot.sides[BANK]?.mission.get(id)?.secret;
  if (secret === undefined) return;
  campaign.edits.putSecret(BANK, 'mission', id, null);
  campaign.edits.putSecret(mover, 'mission', id, { secret, task: taskFrom(campaign, mover, secret) });
};

const taskFrom = (campaign: Campaign, side: SideId, secret: string): Task =>
  taskOf(campaign.context.digestOf, tableOf(campaign), side, campaign.context.id, secret);

const secretOf = ({ snapshot }: Campaign, side: SideId): MissionSecret | undefined =>
  snapshot.sides[side]?.mission.get(missionId(side)) ?? snapshot.sides[BANK]?.mission.get(missionId(side));

/** At the end of the game all missions are shown, with what proves them; one whose secret is lost stays hidden. */
export const showMissions = (campaign: Campaign): void => {
  for (const side of campaign.game.order) {
    const id = missionId(side);
    const mission = campaign.read('mission', id);
    const known = secretOf(campaign, side);
    if (!mission || !known) continue;
    const isNew = mission.drawnBy === campaign.context.id;
    const task = isNew ? taskFrom(campaign, side, known.secret) : known.task;
    campaign.write('mission', id, { ...mission, secret: known.secret, ...(task === undefined ? {} : { task }) });
    for (const holder of [side, BANK]) campaign.edits.putSecret(holder, 'mission', id, null);
  }
};
