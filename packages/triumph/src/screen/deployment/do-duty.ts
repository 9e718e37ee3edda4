import { isRefusal, poseFrom, type SideId } from '@vexillum/model';
import {
  type CampForm,
  type CommandNumber,
  commandOf,
  type Duty,
  isUnsealed,
  markerSlot,
  orderSlot,
  sealsStands,
  truthsDrafted,
} from '../../rules/index.ts';
import { placeBlock, type Standing } from '../place-block.ts';
import { beforeMarker } from './before-marker.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Hand } from '../hand/hand.ts';
import type { LiveTable } from '../live-table.ts';

type CampDuty = Extract<Duty, { kind: 'place-camp' }>;

interface Needs {
  readonly battle: Battle;
  readonly actions: Actions;
  readonly hand: Hand;
  readonly live: LiveTable;
}

/** What a camp is, where its owner has a card for it or says so; a plain one goes without saying. */
const campWords = (duty: CampDuty): { ally?: true; as?: CampForm } => {
  if (duty.ally) return { ally: true };
  const [form = 'plain'] = duty.forms;
  return form === 'plain' ? {} : { as: form };
};

/** Pitches a camp on the own base edge, in the middle or beside what stands there, ready to be dragged on. */
const pitchCamp = async (at: Needs, side: SideId, duty: CampDuty): Promise<void> => {
  const [boardWidth, boardDepth] = at.battle.profile.boardMu.value;
  const [width, depth] = at.battle.profile.campMu.value;
  const camps = [...at.battle.snapshot.public.camp.values()].filter((camp) => camp.side === side).length;
  const x = boardWidth / 2 + camps * (width + 1);
  const y = side === 'blue' ? boardDepth - depth / 2 : depth / 2;
  const pose = poseFrom(x, y, side === 'blue' ? 180 : 0);
  const answer = await at.actions.act('place-camp', { side, pose, ...campWords(duty) });
  const id = isRefusal(answer) ? undefined : (answer.result as { id?: string } | undefined)?.id;
  if (id !== undefined) at.hand.select([id]);
};

/** Lays a command out in its side's deployment band, before its marker. */
export const deployCommand = (at: Needs, side: SideId, command: CommandNumber): void => {
  const stands = [...at.battle.snapshot.public.stand].flatMap(([id, stand]) =>
    stand.side === side && stand.place === 'reserve' && commandOf(at.battle.snapshot, id) === command
      ? [{ id, troopType: stand.troopType }]
      : [],
  );
  const { snapshot, profile } = at.battle;
  const block = placeBlock(snapshot, profile, side, behindMates(at.live, side, stands), command);
  const placed = beforeMarker(snapshot, profile, side, command, block);
  if (placed.length > 0) void at.actions.act('place-stands', { stands: placed.map(({ id, pose }) => ({ id, pose })) });
  at.hand.select(stands.map(({ id }) => id));
};

/** Where a duty is done by more than one click, the screen opens the place for it. */
export type DutyPlace = 'bring-army' | 'orders' | 'markers' | 'marches' | 'dice';

/** Does what is asked, or tells where it is done. */
export const doDuty = (at: Needs, duty: Duty, side: SideId): DutyPlace | undefined => {
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
      void pitchCamp(at, side, duty);
      return undefined;
    case 'reveal-markers':
      void at.actions.act('reveal-secrets', { keys: duty.letters.map(markerSlot) });
      return undefined;
    case 'reveal-rosters':
      void at.actions.act('reveal-secrets', { keys: duty.commands.map((command) => orderSlot(command, 'roster')) });
      return undefined;
    case 'take-first-turn':
      void at.actions.act('begin-turn', { side });
      return undefined;
    // These have controls of their own.
    case 'agree-roles':
    case 'deploy':
      return undefined;
    default:
      return duty satisfies never;
  }
};

type Table = Pick<LiveTable, '$snapshot' | 'plan'>;

/**
 * The stands of a block in which of each pair that poses as two one keeps a place, with room for the other: sealing the placing puts it
 * directly behind. Where nothing is sealed, every stand keeps its own.
 */
export const behindMates = (
  { $snapshot, plan }: Table,
  side: SideId,
  stands: readonly Standing[],
): readonly Standing[] => {
  const snapshot = $snapshot.get();
  if (!sealsStands(snapshot, side)) return stands;
  const truths = truthsDrafted(snapshot, side, plan?.$orders.get() ?? new Map());
  const here = new Set(stands.map(({ id }) => id));
  const mateOf = (id: string): string | undefined => {
    const truth = truths.get(id);
    const mate = truth?.m === 1 ? truth.pair : null;
    return mate !== null && here.has(mate) && isUnsealed(snapshot, id) ? mate : undefined;
  };
  return stands.flatMap((stand) => {
    const mate = mateOf(stand.id);
    if (mate === undefined) return [stand];
    return mate < stand.id ? [] : [{ ...stand, ranks: 2 }];
  });
};
