import { type Body, boxAround, contactsAt, doBoxesMeet } from '@vexillum/geometry';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import { groupReport } from './group-report.ts';
import { isInTerrain } from './is-in-terrain.ts';
import { type Nearest, nearestOf } from './nearest.ts';
import { towardOf, zoneReport } from './place-on-board.ts';
import type { BoardReport, ContactReport, NeighborReport, StandReport, TerrainReport } from './stand-report.ts';
import type { Survey } from './survey.ts';
import { commandOf, secretOf } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** Whom it touches outside its own group. */
const contactsOf = (body: Body, { world, names, groups, snapshot }: Survey): ContactReport[] => {
  const group = groups.get(body.id) ?? [];
  return contactsAt([body], world)
    .filter(({ other }) => !group.some((member) => member.id === other))
    .map(({ other, relation }) => {
      const name = names.get(other);
      const side = world.byId.get(other)?.side ?? snapshot.public.camp.get(other)?.side;
      return { relation, id: other, ...(name ? { name } : {}), isEnemy: side !== body.side };
    });
};

const terrainOf = ({ corners }: Body, { world, snapshot, profile }: Survey): TerrainReport[] => {
  const around = boxAround(corners);
  return world.terrain
    .filter(({ polygon, box }) => around && doBoxesMeet(around, box) && isInTerrain(corners, polygon))
    .flatMap(({ id }) => {
      const type = snapshot.public.terrain.get(id)?.type;
      if (type === undefined) return [];
      return [{ id, type, isDifficult: terrainTypeOf(profile, type)?.isDifficult ?? false }];
    });
};

const neighbor = (nearest: Nearest | undefined, { names }: Survey): NeighborReport | undefined => {
  const name = nearest && names.get(nearest.id);
  return nearest && name && { ...nearest, name };
};

const boardReportOf = (body: Body, survey: Survey): BoardReport => {
  const { world, profile, groups, names, caught } = survey;
  const enemies = world.bodies.filter((other) => other.side !== body.side);
  const friends = world.bodies.filter((other) => other.side === body.side && other.id !== body.id);
  const zone = zoneReport(profile, body.side, body.at);
  const group = groupReport(body, groups.get(body.id) ?? [], names);
  const nearestEnemy = neighbor(nearestOf(body, enemies), survey);
  const nearestFriend = neighbor(nearestOf(body, friends), survey);
  const { x, y, degrees } = body.at;
  return {
    at: { x, y },
    heading: { toward: towardOf(degrees), degrees },
    ...(zone ? { zone } : {}),
    ...(group ? { group } : {}),
    contacts: contactsOf(body, survey),
    ...(nearestEnemy ? { nearestEnemy } : {}),
    ...(nearestFriend ? { nearestFriend } : {}),
    terrain: terrainOf(body, survey),
    isInEnemyZone: caught.has(body.id),
  };
};

/** One stand's report, by what all reports share. */
export const reportOn = (id: string, stand: Stand, survey: Survey): StandReport | undefined => {
  const { snapshot, world, names } = survey;
  const name = names.get(id);
  if (!name) return undefined;
  const command = commandOf(snapshot, id);
  const body = world.byId.get(id);
  return {
    id,
    name,
    side: stand.side,
    troopType: stand.troopType,
    ...(command === undefined ? {} : { command }),
    ...((stand.general ?? secretOf(snapshot, id)?.general) ? { general: true } : {}),
    place: stand.place,
    ...(body ? { board: boardReportOf(body, survey) } : {}),
  };
};
