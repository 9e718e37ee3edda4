import { fireOutline, starOutline, type World } from '@vexillum/geometry';
import type { LabelView } from '@vexillum/canvas';
import type { OverlayView, StandSign } from '../../board/index.ts';
import {
  cardCodes,
  commandRanges,
  fightsAsAt,
  fireReachOf,
  fireTargets,
  type Profile,
  type Snapshot,
  standsInZones,
  type Threat,
  threatOf,
  threats,
  zonesOfControl,
} from '../../rules/index.ts';
import type { OverlayName, BoardMoment } from './board-moment.ts';
import { numberText } from '../mu-text.ts';
import { battleSides } from './ground-view.ts';
import { sideStyle } from './side-style.ts';

/** What lies over the board, and what is said of single stands. */
export interface Measured {
  readonly overlays: readonly OverlayView[];
  readonly labels: readonly LabelView[];
  readonly signs: ReadonlyMap<string, readonly StandSign[]>;
}

const otherSide = (side: string | undefined): string => (side === 'red' ? 'blue' : 'red');

interface Asked {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  readonly world: World;
  readonly side: string | undefined;
  readonly overlays: ReadonlySet<OverlayName>;
  /** Whose fire and threat are asked: what is hovered, otherwise what is selected. */
  readonly stands: readonly string[];
}

const zoneOverlays = ({ snapshot, profile, world, side, overlays }: Asked): OverlayView[] => {
  const isAll = overlays.has('zones-of-control-all');
  if (!isAll && !overlays.has('zones-of-control-enemy')) return [];
  const sides = isAll || side === undefined ? battleSides : [otherSide(side)];
  return sides.flatMap((of) =>
    zonesOfControl(snapshot, profile, world, of).map(
      ({ stand, polygons }): OverlayView => ({
        id: `zone:${stand}`,
        kind: 'zone-of-control',
        side: sideStyle(of),
        shapes: polygons,
        isClosed: true,
      }),
    ),
  );
};

const rangeOverlays = (asked: Asked): { overlays: OverlayView[]; out: string[] } => {
  const { snapshot, profile, world, side, overlays } = asked;
  if (!overlays.has('command-ranges')) return { overlays: [], out: [] };
  const ranges = (side === undefined ? battleSides : [side]).flatMap((of) =>
    commandRanges(snapshot, profile, world, of),
  );
  return {
    overlays: ranges.flatMap(({ general, rings }) =>
      rings.map(
        ({ mu, outline }): OverlayView => ({
          id: `range:${general}:${mu}`,
          kind: 'command-range',
          side: sideStyle(snapshot.public.stand.get(general)?.side),
          shapes: [outline],
          isClosed: true,
        }),
      ),
    ),
    out: ranges.flatMap(({ outOfRange }) => outOfRange),
  };
};

const fireOverlays = ({
  snapshot,
  profile,
  world,
  overlays,
  stands,
}: Asked): { overlays: OverlayView[]; labels: LabelView[] } => {
  const found = { overlays: [] as OverlayView[], labels: [] as LabelView[] };
  if (!overlays.has('fire')) return found;
  for (const id of stands) {
    const stand = snapshot.public.stand.get(id);
    const body = world.byId.get(id);
    const reach = stand && fireReachOf(profile, fightsAsAt(snapshot, profile, id)?.shoots);
    if (!body || !reach) continue;
    const side = sideStyle(stand.side);
    found.overlays.push({
      id: `fire:${id}`,
      kind: 'fire-arc',
      side,
      shapes: [fireOutline(body, reach)],
      isClosed: true,
    });
    for (const { target, distance, isClear, from, to } of fireTargets(snapshot, profile, world, id)) {
      const corners = world.byId.get(target)?.corners;
      found.overlays.push({
        id: `sight:${id}:${target}`,
        kind: isClear ? 'sight' : 'sight-blocked',
        side,
        shapes: [[from, to]],
        isClosed: false,
      });
      if (isClear && corners)
        found.overlays.push({ id: `target:${target}`, kind: 'target', side, shapes: [corners], isClosed: true });
      found.labels.push({
        id: `shot:${id}:${target}`,
        at: to,
        text: numberText(distance),
        tone: isClear ? 'good' : 'over',
      });
    }
  }
  return found;
};

/** Of the stands that are pointed at, otherwise of the whole other side. */
const threatsOf = ({ snapshot, profile, world, side, stands }: Asked): readonly Threat[] =>
  stands.length > 0
    ? stands.flatMap((id) => threatOf(snapshot, profile, world, id) ?? [])
    : threats(snapshot, profile, world, otherSide(side));

const threatOverlays = (asked: Asked): OverlayView[] => {
  const { snapshot, world, overlays } = asked;
  if (!overlays.has('threat')) return [];
  return threatsOf(asked).flatMap(({ stand, fronts }): OverlayView[] => {
    const body = world.byId.get(stand);
    if (!body) return [];
    const side = sideStyle(snapshot.public.stand.get(stand)?.side);
    return [{ id: `threat:${stand}`, kind: 'threat', side, shapes: [starOutline(fronts, body.at)], isClosed: true }];
  });
};

const signsOf = ({ snapshot, profile, world }: Asked, out: readonly string[]): Map<string, readonly StandSign[]> => {
  const signs = new Map<string, StandSign[]>();
  const add = (id: string, sign: StandSign) => signs.set(id, [...(signs.get(id) ?? []), sign]);
  const zones = battleSides.flatMap((side) => zonesOfControl(snapshot, profile, world, side));
  for (const id of standsInZones(zones, profile, world)) add(id, 'in-zone');
  for (const id of out) add(id, 'out-of-command');
  for (const [id, { hinges, uses, was }] of snapshot.public.stand) {
    if (hinges && hinges.length > 0) add(id, 'kinked');
    if (uses?.[cardCodes.screenable] !== undefined) add(id, 'screened');
    if (was !== undefined || Object.keys(uses ?? {}).some((card) => card !== cardCodes.screenable)) add(id, 'card');
  }
  return signs;
};

const measured = (asked: Asked): Measured => {
  const ranges = rangeOverlays(asked);
  const fire = fireOverlays(asked);
  return {
    overlays: [...zoneOverlays(asked), ...ranges.overlays, ...threatOverlays(asked), ...fire.overlays],
    labels: fire.labels,
    signs: signsOf(asked, ranges.out),
  };
};

/** Worked out again only when the board, what is asked for, or what is pointed at has changed: never while the camera moves. */
export const createMeasuring = (): ((moment: BoardMoment) => Measured) => {
  let key: readonly unknown[] = [];
  let last: Measured | undefined;
  return ({ snapshot, profile, side, overlays, selection, hover, world }) => {
    const isPointed = overlays.has('fire') || overlays.has('threat');
    const board = world();
    const next = [board, snapshot.public.stand, overlays, side, ...(isPointed ? [selection, hover] : [])];
    if (last && next.length === key.length && next.every((part, index) => part === key[index])) return last;
    const pointed =
      hover !== undefined && board.byId.has(hover) ? [hover] : [...selection].filter((id) => board.byId.has(id));
    key = next;
    last = measured({ snapshot, profile, world: board, side, overlays, stands: pointed });
    return last;
  };
};
