import { msg, str, translated } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import { MILLI_MU, type Pose } from '@vexillum/model';
import { type Profile, type Snapshot, terrainTypeOf } from '../../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';
import { pointText } from './stand-words.ts';

/** Something on the board that is no stand, as a row of the list. */
export interface ThingRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: Point;
  readonly side?: string;
}

const pointOf = (pose: Pose): Point => ({ x: pose[0] / MILLI_MU, y: pose[1] / MILLI_MU });

const sizeText = ([width, depth]: readonly [number, number]): string =>
  msg(str`${width / MILLI_MU} by ${depth / MILLI_MU} MU`);

const laid = <Record_>(
  snapshot: Snapshot,
  records: ReadonlyMap<string, Record_>,
  row: (record: Record_, at: Point) => Omit<ThingRow, 'id' | 'at'>,
): ThingRow[] =>
  [...records]
    .flatMap(([id, record]) => {
      const pose = snapshot.public.pose.get(id);
      return pose ? [{ id, at: pointOf(pose), ...row(record, pointOf(pose)) }] : [];
    })
    .toSorted((a, b) => a.at.x - b.at.x);

export const terrainRows = (snapshot: Snapshot, profile: Profile): readonly ThingRow[] =>
  laid(snapshot, snapshot.public.terrain, ({ type, size }, at) => {
    const row = terrainTypeOf(profile, type);
    const going = row?.isDifficult ? msg('difficult going') : msg('good going');
    return { title: translated(row?.name ?? type), text: [going, sizeText(size), pointText(at)].join(', ') };
  });

export const campRows = (snapshot: Snapshot): readonly ThingRow[] =>
  laid(snapshot, snapshot.public.camp, ({ side, ally, size }, at) => ({
    title: ally ? msg(str`Allied camp of ${sideTitle(side)}`) : msg(str`Camp of ${sideTitle(side)}`),
    text: [sizeText(size), pointText(at)].join(', '),
    side,
  }));

export const markerRows = (snapshot: Snapshot): readonly ThingRow[] =>
  laid(snapshot, snapshot.public.marker, ({ side, letter, command }, at) => ({
    title: msg(str`Marker ${letter} of ${sideTitle(side)}`),
    text: [...(command ? [msg(str`command ${command}`)] : []), pointText(at)].join(', '),
    side,
  }));
