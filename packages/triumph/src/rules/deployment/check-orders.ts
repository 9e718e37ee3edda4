import { type Refusal, refuse, type SideId, words } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { type OrderForm, type OrderProblem, orderProblems } from '../orders/order-problems.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { BatchItem } from './check-batch.ts';
import type { FlankOrder, Roster } from './payloads.ts';
import { allCommands, orderSlot } from './slots.ts';
import type { Snapshot } from '../records/table.ts';

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
        words('The stands of {0} are to be in ascending order, each once.', k),
        `batch.${index}.p.stands`,
      );
  }
  return undefined;
};

const sayProblem = (problem: OrderProblem): Refusal => {
  switch (problem.code) {
    case 'no-such-stand':
      return refuse(problem.code, words('Command {0} names a stand that is not yours.', problem.command), 'batch');
    case 'stand-in-two-commands':
      return refuse(
        problem.code,
        words('A stand is in commands {0} at once.', problem.commands.join(' and ')),
        'batch',
      );
    case 'stands-in-no-command':
      return refuse(problem.code, words('In no command yet: {0} of your stands.', problem.stands.length), 'batch');
    case 'general-elsewhere':
      return refuse(
        problem.code,
        words('The general of command {0} is not one of its stands.', problem.command),
        'batch',
      );
  }
};

/** Refuses orders whose form is wrong; what the rules say of them is no matter of refusals. */
export const wrongOrders = (snapshot: Snapshot, side: SideId, batch: readonly BatchItem[]): Refusal | undefined => {
  const forms = allCommands.map((command): OrderForm => ({ command, ...rosterIn(batch, command) }));
  const [problem] = orderProblems(snapshot, profileAt(snapshot), side, forms);
  return unsorted(batch) ?? (problem ? sayProblem(problem) : undefined);
};
