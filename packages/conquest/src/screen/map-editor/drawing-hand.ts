import { atom } from 'nanostores';
import { isWords, type Words, words } from '@vexillum/model';
import type { MapPoint } from '../../rules/index.ts';
import {
  addLand,
  addPiece,
  addSeaRoute,
  deleteLand,
  distance,
  distanceToStep,
  type Drawing,
  type Edited,
  followedBetween,
  type History,
  historyOf,
  insertCorner,
  isSame,
  landAt,
  landOf,
  moveCorner,
  placeCount,
  redone,
  removeCorner,
  rounded,
  setRegion,
  simplified,
  type Snap,
  snapOf,
  splitLands,
  stepped,
  stepsOf,
  undone,
} from '../../rules/maps/editing/editing.ts';

export const drawingTools = ['choose', 'land', 'split', 'region', 'route', 'count'] as const;
export type DrawingTool = (typeof drawingTools)[number];

/** What somebody holds while they draw. */
export interface HandState {
  readonly history: History<Drawing>;
  readonly tool: DrawingTool;
  /** The id of the land that is looked at, or that a sea route begins from. */
  readonly chosen?: string;
  /** A corner of the chosen land. */
  readonly corner?: MapPoint;
  /** Corners of an outline that is not closed yet, or of a line that is to split land. */
  readonly draft: readonly MapPoint[];
  /** Where the next corner would come. */
  readonly cursor?: Snap;
  /** The drawing as it would be if what is dragged were dropped. */
  readonly preview?: Drawing;
  /** The next outline is one more piece of this land. */
  readonly pieceOf?: string;
  /** The region of the next land. */
  readonly region: string;
  /** Whether an outline that goes from corner to corner of a land follows its coast. */
  readonly isFollowing: boolean;
  /** Why the last thing was not possible. */
  readonly says?: Words;
}

type Held =
  /** `before` is the history without a corner that was made by grabbing it: the whole gesture is one step. */
  | { readonly kind: 'corner'; readonly from: MapPoint; readonly before: History<Drawing> }
  | { readonly kind: 'count'; readonly land: string }
  | { readonly kind: 'trail'; trail: MapPoint[] };

/** Draws with a pointer or with keys, in points of the board; whoever shows it looks at `$state`. `reach` is how near a pointer has to come. */
export class DrawingHand {
  readonly $state;
  readonly #nameOf: (number: number) => string;
  #held: Held | undefined;

  /** @param nameOf what a new land is called, by its number */
  constructor(drawing: Drawing, nameOf: (number: number) => string) {
    this.#nameOf = nameOf;
    this.$state = atom<HandState>({
      history: historyOf(drawing),
      tool: drawing.territories.length === 0 ? 'land' : 'choose',
      draft: [],
      region: drawing.regions[0]?.id ?? '',
      isFollowing: true,
    });
  }

  get state(): HandState {
    return this.$state.get();
  }

  /** As it stands, without what is being dragged. */
  get drawing(): Drawing {
    return this.state.history.present;
  }

  #set(change: { readonly [Key in keyof HandState]?: HandState[Key] | undefined }): void {
    const next = Object.entries({ ...this.state, ...change }).filter(([, value]) => value !== undefined);
    this.$state.set(Object.fromEntries(next) as unknown as HandState);
  }

  /** One step of the drawing, which can be taken back; answers whether it was possible. */
  edit(edited: Edited, then: { readonly [Key in keyof HandState]?: HandState[Key] | undefined } = {}): boolean {
    if (isWords(edited)) {
      this.#set({ says: edited, preview: undefined });
      return false;
    }
    this.#set({ history: stepped(this.state.history, edited), preview: undefined, says: undefined, ...then });
    return true;
  }

  undo(): void {
    // A corner of an outline that is not closed is the last thing that was done.
    if (this.state.draft.length > 0) this.#set({ draft: this.state.draft.slice(0, -1), says: undefined });
    else this.#set({ history: undone(this.state.history), ...this.#nothingHeld() });
  }

  redo(): void {
    this.#set({ history: redone(this.state.history), ...this.#nothingHeld() });
  }

  #nothingHeld() {
    this.#held = undefined;
    return { preview: undefined, corner: undefined, says: undefined, draft: [] };
  }

  take(tool: DrawingTool): void {
    const isKept = tool === 'choose' || tool === 'count';
    this.#set({
      tool,
      cursor: undefined,
      pieceOf: undefined,
      ...(isKept ? {} : { chosen: undefined }),
      ...this.#nothingHeld(),
    });
  }

  drawPieceOf(land: string): void {
    this.take('land');
    this.#set({ chosen: land, pieceOf: land });
  }

  choose(land: string | undefined): void {
    this.#set({ chosen: land, tool: 'choose', ...this.#nothingHeld() });
  }

  drawIn(region: string): void {
    this.#set({ region });
  }

  follow(isFollowing: boolean): void {
    this.#set({ isFollowing });
  }

  say(says: Words | undefined): void {
    this.#set({ says });
  }

  /** The pointer is here and nothing is pressed. */
  hover(point: MapPoint | undefined, reach: number): void {
    const { tool, draft } = this.state;
    if (tool !== 'land' && tool !== 'split') return;
    this.#set({ cursor: point && snapOf(this.drawing, point, reach, { also: draft.slice(0, 1) }) });
  }

  /** A click or a touch. */
  tap(point: MapPoint, reach: number): void {
    const { tool } = this.state;
    switch (tool) {
      case 'choose':
        return this.#choose(point, reach);
      case 'land':
        return this.#addCorner(point, reach);
      case 'split':
        return this.#addToLine(point, reach);
      case 'region':
        return this.#putInRegion(point);
      case 'route':
        return this.#addEnd(point);
      case 'count':
        return this.#putCount(point);
      default:
        return tool satisfies never;
    }
  }

  #choose(point: MapPoint, reach: number): void {
    const corner = this.#cornerNear(point, reach);
    if (corner) this.#set({ corner, says: undefined });
    else this.#set({ chosen: landAt(this.drawing, point)?.id, corner: undefined, says: undefined });
  }

  #outlines() {
    const { chosen } = this.state;
    return (chosen === undefined ? undefined : landOf(this.drawing, chosen)?.polygons) ?? [];
  }

  #cornerNear(point: MapPoint, reach: number): MapPoint | undefined {
    const near = this.#outlines()
      .flat()
      .filter((corner) => distance(corner, point) <= reach);
    return near.toSorted((one, other) => distance(one, point) - distance(other, point))[0];
  }

  #addCorner(point: MapPoint, reach: number): void {
    const { draft } = this.state;
    const { at } = snapOf(this.drawing, point, reach, { also: draft.slice(0, 1) });
    const [first] = draft;
    if (first && isSame(first, at) && draft.length > 2) this.close();
    else this.#extend(at);
  }

  #extend(at: MapPoint): void {
    const { draft, isFollowing } = this.state;
    const last = draft.at(-1);
    if (last && isSame(last, at)) return;
    const between = last && isFollowing ? followedBetween(this.drawing.territories, last, at) : [];
    this.#set({ draft: [...draft, ...between, at], says: undefined });
  }

  /** The outline is complete. */
  close(): void {
    const { draft, pieceOf, region, isFollowing } = this.state;
    const [first, last] = [draft[0], draft.at(-1)];
    if (!first || !last) return;
    const back = isFollowing ? followedBetween(this.drawing.territories, last, first) : [];
    const ring = [...draft, ...back];
    if (pieceOf !== undefined) {
      this.edit(addPiece(this.drawing, pieceOf, ring), { draft: [], pieceOf: undefined, tool: 'choose' });
      return;
    }
    const edited = addLand(this.drawing, { ring, region, name: '-' });
    if (isWords(edited)) return this.#set({ says: edited });
    const land = edited.territories.at(-1);
    const named = edited.territories.map((one) =>
      one === land ? { ...one, name: this.#nameOf(numberOf(one.id)) } : one,
    );
    this.edit({ ...edited, territories: named }, { draft: [], chosen: land?.id });
  }

  /** Lets go of what is not complete: the outline, then the corner, then the land. */
  drop(): void {
    const { draft, corner, pieceOf } = this.state;
    if (this.#held) this.letGo();
    else if (draft.length > 0) this.#set({ ...this.#nothingHeld(), corner });
    else if (pieceOf !== undefined) this.#set({ pieceOf: undefined, tool: 'choose' });
    else if (corner) this.#set({ corner: undefined });
    else this.#set({ chosen: undefined, says: undefined });
  }

  #addToLine(point: MapPoint, reach: number): void {
    const { kind, at } = snapOf(this.drawing, point, reach);
    const line = [...this.state.draft, at];
    const isThrough = line.length > 1 && (kind !== 'free' || !landAt(this.drawing, at));
    if (isThrough) this.#split(line);
    else this.#set({ draft: line, says: undefined });
  }

  #split(line: readonly MapPoint[]): void {
    this.edit(splitLands(this.drawing, line, this.#nameOf));
    this.#set({ draft: [] });
  }

  #putInRegion(point: MapPoint): void {
    const land = landAt(this.drawing, point);
    const { region } = this.state;
    if (land && region !== '') this.edit(setRegion(this.drawing, land.id, region));
  }

  #addEnd(point: MapPoint): void {
    const land = landAt(this.drawing, point);
    const { chosen } = this.state;
    if (!land) this.#set({ chosen: undefined, says: words('A sea route leads from one land to another.') });
    else if (chosen === undefined || chosen === land.id) this.#set({ chosen: land.id, says: undefined });
    else this.edit(addSeaRoute(this.drawing, [chosen, land.id]), { chosen: undefined });
  }

  #putCount(point: MapPoint): void {
    const { chosen } = this.state;
    if (chosen !== undefined) this.edit(placeCount(this.drawing, chosen, point), { tool: 'choose' });
  }

  /** Pressed here, and the pointer goes on: whether there is something that goes along. */
  grab(point: MapPoint, reach: number): boolean {
    const { tool } = this.state;
    if (tool === 'land' || tool === 'split') this.#held = { kind: 'trail', trail: [point] };
    else if (tool === 'choose') this.#held = this.#heldAt(point, reach);
    return this.#held !== undefined;
  }

  #heldAt(point: MapPoint, reach: number): Held | undefined {
    const { chosen, history: before } = this.state;
    const corner = this.#cornerNear(point, reach) ?? this.#newCornerAt(point, reach);
    if (corner) {
      this.#set({ corner });
      return { kind: 'corner', from: corner, before };
    }
    const label = chosen === undefined ? undefined : landOf(this.drawing, chosen)?.label;
    return chosen !== undefined && label && distance(label, point) <= reach
      ? { kind: 'count', land: chosen }
      : undefined;
  }

  /** The middle of a border is a corner as soon as it is dragged. */
  #newCornerAt(point: MapPoint, reach: number): MapPoint | undefined {
    const step = this.#outlines()
      .flatMap(stepsOf)
      .find((one) => distance(middleOf(one), point) <= reach && distanceToStep(one, point) <= reach);
    if (!step) return undefined;
    const at = rounded(middleOf(step));
    return this.edit(insertCorner(this.drawing, at)) ? at : undefined;
  }

  /** What was grabbed is here now. */
  drag(point: MapPoint, reach: number): void {
    const held = this.#held;
    if (!held) return;
    switch (held.kind) {
      case 'corner': {
        const cursor = snapOf(this.drawing, point, reach, { but: held.from });
        const edited = moveCorner(this.drawing, held.from, cursor.at);
        return this.#set(
          isWords(edited) ? { says: edited } : { preview: edited, corner: cursor.at, cursor, says: undefined },
        );
      }
      case 'count':
        return this.#set({ preview: placeCount(this.drawing, held.land, point) });
      case 'trail':
        held.trail.push(point);
        return this.#set({ preview: undefined });
      default:
        return held satisfies never;
    }
  }

  /** The line that is being drawn freely, for whoever shows it. */
  get trail(): readonly MapPoint[] {
    return this.#held?.kind === 'trail' ? this.#held.trail : [];
  }

  /** The pointer has let go. */
  release(reach: number): void {
    const held = this.#held;
    this.#held = undefined;
    const { preview, tool } = this.state;
    if (held?.kind === 'trail') this.#endTrail(held.trail, tool, reach);
    else if (held && preview) {
      if (held.kind === 'corner') this.#set({ history: held.before });
      this.edit(preview, { cursor: undefined });
    }
  }

  #endTrail(trail: readonly MapPoint[], tool: DrawingTool, reach: number): void {
    const line = simplified(trail, reach / 3).map((point, index, all) => {
      const isEnd = index === 0 || index === all.length - 1;
      return isEnd ? snapOf(this.drawing, point, reach, { also: this.state.draft.slice(0, 1) }).at : rounded(point);
    });
    if (tool === 'split') return this.#split([...this.state.draft, ...line]);
    const [first, last] = [this.state.draft[0] ?? line[0], line.at(-1)];
    // An outline that ends where it began is complete.
    const isRound = first && last && distance(first, last) <= reach && this.state.draft.length + line.length > 3;
    const from = this.state.draft.length === 0 ? line[0] : undefined;
    this.#set({ draft: [...this.state.draft, ...(from ? [from] : [])], says: undefined });
    for (const at of line.slice(from ? 1 : 0, isRound ? -1 : undefined)) this.#extend(at);
    if (isRound) this.close();
  }

  /** What was grabbed goes back: a second finger has come, or Escape. */
  letGo(): void {
    const held = this.#held;
    this.#held = undefined;
    const back = held?.kind === 'corner' ? { history: held.before, corner: undefined } : {};
    this.#set({ preview: undefined, cursor: undefined, ...back });
  }

  /** Moves what is chosen, or else where the next corner would come, by so many units. */
  nudge([dx, dy]: MapPoint): void {
    const { tool, corner, cursor } = this.state;
    if (tool === 'choose' && corner) {
      const to: MapPoint = [corner[0] + dx, corner[1] + dy];
      const edited = moveCorner(this.drawing, corner, to);
      if (this.edit(edited) && !isWords(edited)) this.#set({ corner: onBoardOf(this.drawing, to) });
    } else if (tool === 'land' || tool === 'split') {
      const { width, height } = this.drawing.board;
      const [x, y] = cursor?.at ?? [width / 2, height / 2];
      this.#set({ cursor: { kind: 'free', at: onBoardOf(this.drawing, [x + dx, y + dy]) } });
    }
  }

  /** Puts a corner where the keys have gone. */
  putAtCursor(reach: number): void {
    const { cursor } = this.state;
    if (cursor) this.tap(cursor.at, reach);
  }

  /** The next or the last corner of the chosen land. */
  nextCorner(by: 1 | -1): void {
    const corners = this.#outlines().flat();
    const { corner } = this.state;
    const now = corner ? corners.findIndex((one) => isSame(one, corner)) : by > 0 ? -1 : 0;
    const next = corners[(now + by + corners.length) % corners.length];
    if (next) this.#set({ corner: next });
  }

  /** Takes the chosen corner away, or else the chosen land. */
  remove(): void {
    const { corner, chosen, tool } = this.state;
    if (tool !== 'choose') return;
    if (corner) this.edit(removeCorner(this.drawing, corner), { corner: undefined });
    else if (chosen !== undefined) this.edit(deleteLand(this.drawing, chosen), { chosen: undefined });
  }
}

const numberOf = (id: string): number => Number(id.replace('land-', ''));

const middleOf = ([[ax, ay], [bx, by]]: readonly [MapPoint, MapPoint]): MapPoint => [(ax + bx) / 2, (ay + by) / 2];

const onBoardOf = ({ board }: Drawing, [x, y]: MapPoint): MapPoint => [
  Math.max(0, Math.min(board.width, x)),
  Math.max(0, Math.min(board.height, y)),
];
