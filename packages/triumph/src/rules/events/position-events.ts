import { THIS_TABLE } from '@vexillum/model';
import { namePosition } from '../actions/name-position.ts';
import { proposeReturn } from '../actions/propose-return.ts';
import { returnToPosition } from '../actions/return-to-position.ts';
import { withdrawReturn } from '../actions/withdraw-return.ts';
import { isAlone } from '../positions/why-no-return.ts';
import { toldPosition } from '../positions/told-position.ts';
import { positionId } from '../records/position.ts';
import { LAST_STEP } from '../records/step.ts';
import { type PublicEntry, type Snapshot, stepOf } from '../records/table.ts';
import type { BattleEventOf } from './battle-events.ts';
import type { Teller } from './guessed-event-of.ts';

type Told = BattleEventOf<'position-named'>['position'];

const sideIn = (before: Snapshot, { seat }: PublicEntry): string => before.public.seat.get(seat)?.side ?? '';

const namedIn = (before: Snapshot, { args }: PublicEntry): Told => {
  const position = before.public.position.get(positionId((args as { readonly to: number }).to));
  return position ? toldPosition(position) : { kind: 'named' };
};

const named: Teller = (_before, { changes }) => {
  const position = Object.values(changes?.position ?? {}).find(([, after]) => after !== null)?.[1];
  return { kind: 'position-named', position: position ? toldPosition(position) : { kind: 'named' } };
};

const proposed: Teller = (before, entry) => ({
  kind: 'return-proposed',
  position: namedIn(before, entry),
});

const withdrawn: Teller = (before, entry) => {
  const isDeclined = before.public.return.get(THIS_TABLE)?.side !== sideIn(before, entry);
  return { kind: 'return-withdrawn', position: namedIn(before, entry), isDeclined };
};

const howIn = (before: Snapshot, entry: PublicEntry): BattleEventOf<'went-back'>['how'] => {
  const side = sideIn(before, entry);
  if (side === '') return 'ruled';
  return isAlone(before, side) ? 'alone' : 'agreed';
};

const wentBack: Teller = (before, entry) => ({
  kind: 'went-back',
  position: namedIn(before, entry),
  how: howIn(before, entry),
  wasOver: stepOf(before)?.number === LAST_STEP,
});

/** What is told of moments that are named and gone back to. */
export const positionTellers: readonly (readonly [name: string, teller: Teller])[] = [
  [namePosition.name, named],
  [proposeReturn.name, proposed],
  [withdrawReturn.name, withdrawn],
  [returnToPosition.name, wentBack],
];
