import { commandOf, isRefusal, poseFrom, type SideId } from '@vexillum/model';
import { type CommandNumber, type Duty, markerSlot, orderSlot } from '@vexillum/triumph';
import type { Desk } from '../desk.ts';
import { placeBlock } from '../place-block.ts';
import { beforeMarker } from './before-marker.ts';
import { behindMates } from './behind-mates.ts';

/** Pitches a camp on the own base edge, in the middle or beside what stands there, ready to be dragged on. */
const pitchCamp = async (desk: Desk, side: SideId, isAlly: boolean): Promise<void> => {
  const [boardWidth, boardDepth] = desk.profile.boardMu.value;
  const [width, depth] = desk.profile.campMu.value;
  const camps = [...desk.snapshot.public.camp.values()].filter((camp) => camp.side === side).length;
  const x = boardWidth / 2 + camps * (width + 1);
  const y = side === 'blue' ? boardDepth - depth / 2 : depth / 2;
  const pose = poseFrom(x, y, side === 'blue' ? 180 : 0);
  const answer = await desk.act('place-camp', { side, pose, ...(isAlly ? { ally: true } : {}) });
  const id = isRefusal(answer) ? undefined : (answer.result as { id?: string } | undefined)?.id;
  if (id !== undefined) desk.select([id]);
};

/** Lays a command out in its side's deployment band, before its marker. */
export const deployCommand = (desk: Desk, side: SideId, command: CommandNumber): void => {
  const stands = [...desk.snapshot.public.stand].flatMap(([id, stand]) =>
    stand.side === side && stand.place === 'reserve' && commandOf(desk.snapshot, id) === command
      ? [{ id, troopType: stand.troopType }]
      : [],
  );
  const { snapshot, profile } = desk;
  const block = placeBlock(snapshot, profile, side, behindMates(desk.live, side, stands), command);
  const placed = beforeMarker(snapshot, profile, side, command, block);
  if (placed.length > 0) void desk.act('place-stands', { stands: placed.map(({ id, pose }) => ({ id, pose })) });
  desk.select(stands.map(({ id }) => id));
};

/** Where a duty is done by more than one click, the screen opens the place for it. */
export type DutyPlace = 'bring-army' | 'orders' | 'markers' | 'marches' | 'dice';

/** Does what is asked, or tells where it is done. */
export const doDuty = (desk: Desk, duty: Duty, side: SideId): DutyPlace | undefined => {
  switch (duty.kind) {
    case 'bring-army':
      return 'bring-army';
    case 'seal-orders':
      return 'orders';
    case 'place-markers':
      return 'markers';
    case 'enter-march':
      return 'marches';
    case 'open-modifiers':
      return 'dice';
    case 'place-camp':
      void pitchCamp(desk, side, duty.ally);
      return undefined;
    case 'reveal-markers':
      void desk.act('reveal-secrets', { keys: duty.letters.map(markerSlot) });
      return undefined;
    case 'reveal-rosters':
      void desk.act('reveal-secrets', { keys: duty.commands.map((command) => orderSlot(command, 'roster')) });
      return undefined;
    case 'take-first-turn':
      void desk.act('begin-turn', { side });
      return undefined;
    // These have controls of their own.
    case 'agree-roles':
    case 'deploy':
      return undefined;
    default:
      return duty satisfies never;
  }
};
