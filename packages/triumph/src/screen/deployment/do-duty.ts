import { isRefusal, type SideId } from '@vexillum/model';
import {
  type CommandNumber,
  commandOf,
  type Duty,
  isUnsealed,
  markerSlot,
  orderSlot,
  sealsStands,
  truthsDrafted,
} from '../../rules/index.ts';
import type { Standing } from '../place-block.ts';
import type { CampWords } from '../propose-places.ts';
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
const campWords = (duty: CampDuty): CampWords => {
  if (duty.ally) return { ally: true };
  const [form = 'plain'] = duty.forms;
  return form === 'plain' ? {} : { as: form };
};

/** Pitches a camp on the own base edge, ready to be dragged on. */
const pitchCamp = async (at: Needs, side: SideId, duty: CampDuty): Promise<void> => {
  const { proposeCamp } = await import('../propose-places.ts');
  const { snapshot, profile } = at.battle;
  const said = campWords(duty);
  const pose = proposeCamp(snapshot, profile, side, said);
  const answer = await at.actions.act('place-camp', { side, pose, ...said });
  const id = isRefusal(answer) ? undefined : (answer.result as { id?: string } | undefined)?.id;
  if (id !== undefined) at.hand.select([id]);
};

/** Lays a command out in its side's deployment band, before its marker. */
export const deployCommand = async (at: Needs, side: SideId, command: CommandNumber): Promise<void> => {
  const { proposeBlock } = await import('../propose-places.ts');
  const { snapshot, profile } = at.battle;
  const stands = [...snapshot.public.stand].flatMap(([id, stand]) =>
    stand.side === side && stand.place === 'reserve' && commandOf(snapshot, id) === command
      ? [{ id, troopType: stand.troopType }]
      : [],
  );
  const placed = proposeBlock(snapshot, profile, side, behindMates(at.live, side, stands), command);
  if (placed.length > 0) void at.actions.act('place-stands', { stands: placed.map(({ id, pose }) => ({ id, pose })) });
  at.hand.select(stands.map(({ id }) => id));
};

/** Where a duty is done by more than one click, the screen opens the place for it. */
export type DutyPlace = 'bring-army' | 'orders' | 'markers' | 'marches' | 'dice';

/** Does what is asked, or tells where it is done. `notLoaded`: a part of the program that it takes did not come. */
export const doDuty = (at: Needs, duty: Duty, side: SideId, notLoaded: () => void): DutyPlace | undefined => {
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
      pitchCamp(at, side, duty).catch(notLoaded);
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
