import { type Refusal, refuse, type SideId, type Snapshot } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { type OrderForm, type OrderProblem, orderProblems } from '../orders/order-problems.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { BatchItem } from './check-batch.ts';
import type { FlankOrder, Roster } from './payloads.ts';
import { allCommands, orderSlot } from './slots.ts';

const payloadOf = (batch: readonly BatchItem[], slot: string): unknown => batch.find(({ k }) => k === slot)?.p;

/** Of a batch that `checkBatch` has passed. */
export const rosterIn = (batch: readonly BatchItem[], command: CommandNumber): Roster =>
  payloadOf(batch, orderSlot(command, 'roster')) as Roster;

export const isMarchIn = (batch: readonly BatchItem[], command: CommandNumber): boolean =>
  (payloadOf(batch, orderSlot(command, 'flank')) as FlankOrder).edge !== 'none';

const unsorted = (batch: readonly BatchItem[]): Refusal | undefined => {
  for (const [index, { k, p }] of batch.entries()) {
    const { stands } = p as unknown as Partial<Roster>;
    if (stands?.some((id, i) => i > 0 && (stands[i - 1] as string) >= id))
      return refuse(
        'unsorted',
        `The stands of ${k} are to be in ascending order, each once.`,
        `batch.${index}.p.stands`,
      );
  }
  return undefined;
};

const sayProblem = (problem: OrderProblem): Refusal => {
  switch (problem.code) {
    case 'no-such-stand':
      return refuse(problem.code, `Command ${problem.command} names a stand that is not yours.`, 'batch');
    case 'stand-in-two-commands':
      return refuse(problem.code, `A stand is in commands ${problem.commands.join(' and ')} at once.`, 'batch');
    case 'stands-in-no-command':
      return refuse(problem.code, `In no command yet: ${problem.stands.length} of your stands.`, 'batch');
    case 'general-elsewhere':
      return refuse(problem.code, `The general of command ${problem.command} is not one of its stands.`, 'batch');
  }
};

/** Refuses orders whose form is wrong; what the rules say of them is no matter of refusals. */
export const wrongOrders = (snapshot: Snapshot, side: SideId, batch: readonly BatchItem[]): Refusal | undefined => {
  const forms = allCommands.map((command): OrderForm => ({ command, ...rosterIn(batch, command) }));
  const [problem] = orderProblems(snapshot, profileAt(snapshot), side, forms);
  return unsorted(batch) ?? (problem ? sayProblem(problem) : undefined);
};
