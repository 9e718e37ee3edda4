import type { Point } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { PlanTable } from '@vexillum/table';
import type { MoveDraft, ToolEffect } from '../../hand/index.ts';
import { moveArgsOf, type Snapshot } from '../../rules/index.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Battle } from '../battle.ts';
import { storedPoint } from '../view/stored-point.ts';
import type { LiveTable } from '../live-table.ts';

/** Where a hand puts things down: on the table, as actions, or into the own side's plan. */
export interface Ground {
  readonly battle: Pick<Battle, 'snapshot' | 'kindOf' | 'mayHandle'>;
  readonly actions: Actions;
  readonly live: Pick<LiveTable, 'plan' | 'seat'>;
}

/** The move becomes one action, which tells how it was made and from where; nothing to do where nobody moves. */
export const commitDraft = ({ battle, actions }: Ground, { plan, legs }: MoveDraft): void => {
  const args = moveArgsOf(battle.snapshot, legs, plan);
  if (args) void actions.act('move-stands', args);
};

/** Pieces put down where the hand held them: as few actions as the rules of the table allow, so that one undo takes back one gesture. */
export const commitPoses = (
  { battle, actions }: Pick<Ground, 'battle' | 'actions'>,
  poses: ReadonlyMap<string, Pose>,
): void => {
  const { snapshot } = battle;
  const moves: { id: string; to: Pose }[] = [];
  const placed: { id: string; pose: Pose }[] = [];
  for (const [id, pose] of poses) {
    switch (battle.kindOf(id)) {
      case 'stand':
        if (snapshot.public.stand.get(id)?.place === 'board') moves.push({ id, to: pose });
        else placed.push({ id, pose });
        break;
      case 'terrain':
        void actions.act('move-terrain', { id, to: pose });
        break;
      case 'camp':
        void actions.act('place-camp', { id, pose, side: sideOf(snapshot, 'camp', id) });
        break;
      case 'marker':
        void actions.act('place-marker', {
          pose,
          side: sideOf(snapshot, 'marker', id),
          letter: snapshot.public.marker.get(id)?.letter ?? 'A',
        });
        break;
      case undefined:
        // Gone while it was in the hand: nothing to do.
        break;
    }
  }
  if (placed.length > 0) void actions.act('place-stands', { stands: placed });
  if (moves.length > 0) void actions.act('move-stands', { moves });
};

const sideOf = (snapshot: Snapshot, kind: 'camp' | 'marker', id: string): string =>
  snapshot.public[kind].get(id)?.side ?? '';

const removeActions = { terrain: 'remove-terrain', camp: 'remove-camp', marker: 'remove-marker' } as const;

/** Stands are lost; terrain, camps, markers and the plan's arrows and notes leave the board. True where anything was done. */
export const removePieces = (ground: Ground, selection: readonly string[]): boolean => {
  const { battle, actions } = ground;
  const ids = selection.filter((id) => battle.mayHandle(id));
  const stands = ids.filter((id) => battle.kindOf(id) === 'stand');
  if (stands.length > 0) void actions.act('lose-stands', { stands });
  for (const id of ids) {
    const kind = battle.kindOf(id);
    if (kind && kind !== 'stand') void actions.act(removeActions[kind], { id });
  }
  return removePlans(ground, selection) || ids.length > 0;
};

const removePlans = ({ live: { plan } }: Ground, ids: readonly string[]): boolean => {
  const arrows = ids.filter((id) => plan?.$arrows.get().has(id));
  const notes = ids.filter((id) => plan?.$notes.get().has(id));
  for (const id of arrows) plan?.putArrow(id, null);
  for (const id of notes) plan?.putNote(id, null);
  return arrows.length + notes.length > 0;
};

interface Drawings {
  readonly battle: Pick<Battle, 'snapshot'>;
  readonly live: { readonly plan: Pick<PlanTable, '$arrows' | '$notes'> | undefined };
}

/** Whether it is drawn on the table or on the own plan, and still there. */
export const isDrawn = ({ battle, live: { plan } }: Drawings, id: string): boolean =>
  battle.snapshot.public.drawing.has(id) || [plan?.$arrows, plan?.$notes].some((drawn) => drawn?.get().has(id));

export const eraseInk = ({ battle, actions, live: { plan } }: Ground, id: string): void => {
  if (battle.snapshot.public.drawing.has(id)) void actions.act('erase', { drawings: [id] });
  else if (plan?.$arrows.get().has(id)) plan.putArrow(id, null);
  else if (plan?.$notes.get().has(id)) plan.putNote(id, null);
};

export const putInk = (
  { actions, live }: Ground,
  { shape, layer, points }: Extract<ToolEffect, { kind: 'ink' }>,
): void => {
  if (layer !== 'side') void actions.act('draw', { shape, points: points.map(storedPoint) });
  else live.plan?.putArrow(planId('arrow'), { seat: live.seat.id, points: points.map(storedPoint) });
};

/** A note on the own side's plan. */
export const putNote = (live: Ground['live'], at: Point, text: string): void =>
  live.plan?.putNote(planId('note'), { seat: live.seat.id, at: storedPoint(at), text });

/** Plan documents are written without the server, so their ids come from here. */
const planId = (kind: string): string =>
  `${kind}:${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
