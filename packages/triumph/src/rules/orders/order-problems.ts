import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Snapshot } from '../records/table.ts';

/** As much of a command's orders as has a form that can be wrong. */
export interface OrderForm {
  readonly command: CommandNumber;
  readonly stands: readonly string[];
  readonly general: string | null;
}

/** Something about orders that cannot be sealed as it is. Data, so that a screen says it in its own words. */
export type OrderProblem =
  | { readonly code: 'no-such-stand'; readonly command: CommandNumber; readonly stand: string }
  | { readonly code: 'stand-in-two-commands'; readonly commands: readonly CommandNumber[]; readonly stand: string }
  | { readonly code: 'stands-in-no-command'; readonly stands: readonly string[] }
  | { readonly code: 'general-elsewhere'; readonly command: CommandNumber; readonly stand: string };

const strangers = (snapshot: Snapshot, side: SideId, forms: readonly OrderForm[]): OrderProblem[] =>
  forms.flatMap(({ command, stands }) =>
    stands
      .filter((stand) => snapshot.public.stand.get(stand)?.side !== side)
      .map((stand): OrderProblem => ({ code: 'no-such-stand', command, stand })),
  );

const commandsOfStands = (forms: readonly OrderForm[]): Map<string, CommandNumber[]> => {
  const commands = new Map<string, CommandNumber[]>();
  for (const { command, stands } of forms)
    for (const stand of stands) commands.set(stand, [...(commands.get(stand) ?? []), command]);
  return commands;
};

const ownStands = (snapshot: Snapshot, side: SideId): string[] =>
  [...snapshot.public.stand].filter(([, stand]) => stand.side === side).map(([id]) => id);

/**
 * What keeps orders from being sealed: each of the side's stands is in exactly one command (or in none, where the profile lets it), and a
 * general belongs to the command that they lead. Sizes, points and types are matters of the rules and no problems of form.
 */
export const orderProblems = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  forms: readonly OrderForm[],
): OrderProblem[] => {
  const commands = commandsOfStands(forms);
  const twice = [...commands].filter(([, of]) => of.length > 1);
  const stray = profile.isStrayAllowed.value ? [] : ownStands(snapshot, side).filter((id) => !commands.has(id));
  return [
    ...strangers(snapshot, side, forms),
    ...twice.map(([stand, of]): OrderProblem => ({ code: 'stand-in-two-commands', commands: of, stand })),
    ...(stray.length > 0 ? [{ code: 'stands-in-no-command', stands: stray } as const] : []),
    ...forms.flatMap(({ command, stands, general }): OrderProblem[] =>
      general === null || stands.includes(general) ? [] : [{ code: 'general-elsewhere', command, stand: general }],
    ),
  ];
};
