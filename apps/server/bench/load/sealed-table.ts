import { randomBytes, randomUUID } from 'node:crypto';
import { commitment } from '@vexillum/ledger';
import { sampleArmies } from '@vexillum/triumph';
import { AskingSeat } from './asking-seat.ts';
import { post } from './http-client.ts';

const COMMANDS = [1, 2, 3] as const;

/** A grand table in the step in which orders are sealed, with red's army at hand. */
export interface SealedTable {
  readonly red: AskingSeat;
  readonly umpire: AskingSeat;
  /** The arguments of a seal of all nine slots, made as a browser makes them: with new salts. */
  sealing(): object;
  readonly slots: readonly string[];
  close(): void;
}

interface Made {
  readonly table: string;
  readonly invites: readonly { readonly seat: string; readonly token: string }[];
}

export const openSealedTable = async (port: number): Promise<SealedTable> => {
  const made = (await post(port, '/api/tables', { game: 'grand-triumph', name: 'Bench' })).body as Made;
  const sit = async (seat: string) => {
    const token = made.invites.find((invite) => invite.seat === seat)?.token;
    const cookie = (await post(port, '/api/claim', { token, name: `${seat} player` })).cookie ?? '';
    const act = async (name: string, args: object) =>
      (await post(port, `/api/tables/${made.table}/actions/${name}`, { id: randomUUID(), args }, cookie)).body;
    return { act, address: { port, path: `/sync/${made.table}/public?seat=${seat}&events=1`, cookie } };
  };
  const [red, blue, umpire] = [await sit('red-captain'), await sit('blue-captain'), await sit('umpire')];
  for (const captain of [red, blue]) await captain.act('accept-umpire', {});
  const brought = await red.act('bring-army', { side: 'red', army: sampleArmies[0]?.army });
  const { stands } = (brought as { result: { stands: string[] } }).result;
  await umpire.act('set-roles', { advantaged: 'blue' });
  await umpire.act('advance-step', { to: 2 });
  const seats = [await AskingSeat.open(red.address), await AskingSeat.open(umpire.address)] as const;
  const payloads = ordersOf(stands);
  return {
    red: seats[0],
    umpire: seats[1],
    slots: payloads.map(([slot]) => slot),
    sealing: () => ({ batch: payloads.map(([slot, payload]) => sealed(made.table, slot, payload)) }),
    close: () => seats.forEach((seat) => seat.close()),
  };
};

/** Rosters first: markers and marches are opened after them. */
const ordersOf = (stands: readonly string[]): [slot: string, payload: object][] => {
  const part = Math.ceil(stands.length / COMMANDS.length);
  const rosterOf = (command: number) => {
    const own = stands.slice((command - 1) * part, command * part).sort();
    return { stands: own, general: own[0] ?? null, ally: false };
  };
  return [
    ...COMMANDS.map((command): [string, object] => [`cmd.${command}.roster`, rosterOf(command)]),
    ...COMMANDS.map((command): [string, object] => [`cmd.${command}.flank`, { edge: command === 2 ? 'LF' : 'none' }]),
    ...COMMANDS.map((command): [string, object] => [`cmd.${command}.cp`, { mod: 0 }]),
  ];
};

const sealed = (game: string, slot: string, payload: object) => {
  const salt = randomBytes(32).toString('hex');
  return { k: slot, c: commitment({ game, side: 'red', slot, payload }, salt), salt, p: payload };
};
