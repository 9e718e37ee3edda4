import {
  emptySnapshot,
  type Game,
  isRefusal,
  type Json,
  type Preparation,
  refuse,
  type Refusal,
  withChanges,
} from '@vexillum/model';
import { checkedArgs } from './check-args.ts';
import { type Genesis, runGenesis } from './genesis.ts';

/** What a table is to be, before there is one. */
export type Planned = Omit<Genesis, 'gameId' | 'key' | 'dice'>;

const noChance = () => refuse('no-chance', 'What is laid on a table first takes no dice.');

/**
 * Why a new table of this game would not have what is to be done there first, in its host's name; asked of a table in mind, of which nothing is kept.
 * What wants dice or seals something is no such thing.
 */
export const whyNotFirst = (game: Game, planned: Planned, { name, args }: Preparation): Refusal | undefined => {
  const action = game.actions.find((one) => one.name === name);
  if (!action || game.prepares?.includes(name) !== true)
    return refuse('not-laid', 'That cannot be laid on a table of this game.');
  const seat = game.seats.find(({ kind }) => kind === 'host') ?? { id: 'host', kind: 'host' };
  const empty = emptySnapshot(game.sides, game.kinds);
  const begun = runGenesis(empty, game, { ...planned, gameId: '', key: '', dice: {} });
  const snapshot = withChanges(empty, begun.changes);
  const checked = checkedArgs(action, args);
  if (isRefusal(checked)) return checked;
  const refusal = action.mayAct(seat, snapshot) ?? action.refusesNow?.(checked.args, snapshot);
  if (refusal) return refusal;
  const outcome = action.run(snapshot, checked.args as Json, {
    seat,
    name: '',
    id: NO_ID,
    at: new Date(0).toISOString(),
    chance: { newId: (kind) => `${kind}:0`, shuffled: (things) => [...things], roll: noChance },
    digestOf: () => '',
  });
  return isRefusal(outcome) ? outcome : undefined;
};

const NO_ID = '00000000-0000-4000-8000-000000000000';
