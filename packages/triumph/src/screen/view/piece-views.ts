import { MILLI_MU, type Pose, sealId, type SideId } from '@vexillum/model';
import type {
  CampView,
  GlyphKey,
  MarkerView,
  StandSign,
  StandView,
  TerrainStyle,
  TerrainView,
} from '../../board/index.ts';
import {
  commandOf,
  type Marker,
  markerCommandOf,
  markerSlot,
  type Stand,
  standSize,
  terrainTypeOf,
  troopTypeOf,
} from '../../rules/index.ts';
import { translated } from '@vexillum/ui/words';
import { createKeeper, type Keeper } from '@vexillum/frame/board/keeper';
import { campFormText } from '../cards/card-words.ts';
import type { BoardMoment } from './board-moment.ts';
import { sideStyle } from './side-style.ts';

/** Which picture a stand of the type bears. */
const glyphs: Readonly<Record<string, GlyphKey>> = {
  ARC: 'archer',
  BLV: 'bow-levy',
  LFT: 'light-foot',
  LSP: 'light-spear',
  RBL: 'rabble',
  RDR: 'raider',
  SKM: 'skirmisher',
  WBD: 'warband',
  ART: 'artillery',
  EFT: 'elite-foot',
  HFT: 'heavy-foot',
  HRD: 'horde',
  PAV: 'pavise',
  PIK: 'pike',
  SPR: 'spear',
  WWG: 'war-wagon',
  WRR: 'warrior',
  BAD: 'bad-horse',
  BTX: 'battle-taxi',
  CHT: 'chariot',
  ECV: 'elite-cavalry',
  HBW: 'horse-bow',
  JCV: 'javelin-cavalry',
  KNT: 'knight',
  CAT: 'cataphract',
  ELE: 'elephant',
};

const glyphOf = (troopType: string): GlyphKey => glyphs[troopType] ?? 'unknown';

const styles: Readonly<Record<string, TerrainStyle>> = {
  village: 'village',
  woods: 'woods',
  'wooded-hills': 'wooded-hills',
  'steep-hills': 'steep-hills',
  'gentle-hills': 'gentle-hills',
  rough: 'rough',
  'ploughed-fields': 'ploughed-fields',
  marsh: 'marsh',
  dunes: 'dunes',
  oasis: 'oasis',
  stream: 'stream',
  coast: 'coast',
  'prepared-defenses': 'obstacle',
};

/** How a terrain type is painted; a type that has no picture of its own is rough ground. */
const terrainStyleOf = (type: string): TerrainStyle => styles[type] ?? 'rough';

const NO_SIGNS: readonly StandSign[] = [];

/** The pieces on the board, each the same value as long as it looks the same. */
export class PieceViews {
  readonly #stands: Keeper<StandView> = createKeeper();
  readonly #terrain: Keeper<TerrainView> = createKeeper();

  stands(
    moment: BoardMoment,
    dragged: ReadonlySet<string>,
    signs: ReadonlyMap<string, readonly StandSign[]>,
  ): StandView[] {
    const views: StandView[] = [];
    for (const [id, stand] of moment.snapshot.public.stand) {
      const pose = poseNow(moment, id);
      if (!pose || !(stand.place === 'board' || moment.hand.has(id))) continue;
      const secret = moment.snapshot.sides[stand.side]?.stand.get(id);
      const sign = signs.get(id) ?? NO_SIGNS;
      const pale = moment.extra?.pale?.has(id);
      const parts = [stand, moment.profile, pose, secret, sign, pale, ...lookParts(moment, id, dragged)];
      views.push(this.#stands.of(id, parts, () => standView(moment, id, stand, pose, dragged, sign)));
    }
    this.#stands.forget();
    return views;
  }

  terrain(moment: BoardMoment, dragged: ReadonlySet<string>): TerrainView[] {
    const views: TerrainView[] = [];
    for (const [id, terrain] of moment.snapshot.public.terrain) {
      const pose = poseNow(moment, id);
      if (!pose) continue;
      const size = moment.sizing?.id === id ? moment.sizing.size : terrain.size;
      const parts = [terrain, moment.profile, pose, size, ...lookParts(moment, id, dragged)];
      views.push(this.#terrain.of(id, parts, () => terrainView(moment, id, terrain, size, pose, dragged)));
    }
    this.#terrain.forget();
    return views;
  }
}

const poseNow = ({ snapshot, hand }: BoardMoment, id: string): Pose | undefined =>
  hand.get(id) ?? snapshot.public.pose.get(id);

const lookParts = ({ selection, hover, held }: BoardMoment, id: string, dragged: ReadonlySet<string>) => [
  selection.has(id),
  hover === id,
  dragged.has(id),
  held.has(id),
];

const look = ({ selection, hover, held }: BoardMoment, id: string, dragged: ReadonlySet<string>) => ({
  isSelected: selection.has(id),
  isHovered: hover === id,
  isGhost: dragged.has(id),
  isLocked: held.has(id),
});

const standView = (
  moment: BoardMoment,
  id: string,
  stand: Stand,
  pose: Pose,
  dragged: ReadonlySet<string>,
  signs: readonly StandSign[],
): StandView => {
  const [width, depth] = standSize(moment.profile, stand.troopType, stand.uses);
  const type = troopTypeOf(moment.profile, stand.troopType);
  const command = commandOf(moment.snapshot, id);
  const isGeneral = stand.general ?? moment.snapshot.sides[stand.side]?.stand.get(id)?.general;
  return {
    id,
    pose,
    side: sideStyle(stand.side),
    width,
    depth,
    glyph: glyphOf(stand.troopType),
    label: type?.abbreviation ?? stand.troopType,
    ...(type ? { name: translated(type.name) } : {}),
    ...(command ? { badge: String(command) } : {}),
    ...(isGeneral ? { isGeneral: true } : {}),
    ...(signs.length > 0 ? { signs } : {}),
    ...(moment.extra?.pale?.has(id) ? { isPale: true } : {}),
    ...look(moment, id, dragged),
  };
};

const terrainView = (
  moment: BoardMoment,
  id: string,
  { type, variant }: { readonly type: string; readonly variant: number },
  [width, depth]: readonly [number, number],
  pose: Pose,
  dragged: ReadonlySet<string>,
): TerrainView => {
  const outline = terrainTypeOf(moment.profile, type)?.outline;
  return {
    id,
    pose,
    width: width / MILLI_MU,
    depth: depth / MILLI_MU,
    variant,
    style: terrainStyleOf(type),
    ...(outline ? { outline } : {}),
    ...look(moment, id, dragged),
  };
};

export const campViews = (moment: BoardMoment, dragged: ReadonlySet<string>): CampView[] =>
  [...moment.snapshot.public.camp].flatMap(([id, { side, size, as, sacked }]) => {
    const pose = poseNow(moment, id);
    if (!pose) return [];
    const [width, depth] = [size[0] / MILLI_MU, size[1] / MILLI_MU];
    const label = as && as !== 'plain' ? { label: campFormText(as) } : {};
    const fate = sacked ? { isSacked: true } : {};
    return [{ id, pose, side: sideStyle(side), width, depth, ...label, ...fate, ...look(moment, id, dragged) }];
  });

export const markerViews = (moment: BoardMoment, dragged: ReadonlySet<string>): MarkerView[] =>
  [...moment.snapshot.public.marker].flatMap(([id, { side, letter, command }]) => {
    const pose = poseNow(moment, id);
    if (!pose) return [];
    const badge = markerBadge(moment, side, letter, command);
    return [{ id, pose, side: sideStyle(side), letter, ...(badge ? { badge } : {}), ...look(moment, id, dragged) }];
  });

/** What is written on a marker: its command, as far as the reader knows it, with a check mark once this browser has verified the opening. */
const markerBadge = (
  { snapshot, seals }: BoardMoment,
  side: SideId,
  letter: Marker['letter'],
  shown: Marker['command'],
): string | undefined => {
  const command = shown ?? markerCommandOf(snapshot, side, letter);
  if (command === undefined) return undefined;
  const isVerified = shown !== undefined && seals?.get(sealId(side, markerSlot(letter))) === 'opened-ok';
  return isVerified ? `${command} ✓` : String(command);
};
