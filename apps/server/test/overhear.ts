import { helloMessage, ledgerMessage } from '@vexillum/protocol';
import { isDocument } from './all-heard.ts';
import type { NewTable } from './claim-all.ts';
import { stepOne } from './sync-client.ts';
import type { TestBrowser } from './test-browser.ts';

/** A table with everyone in their seat. */
export interface Overheard extends Pick<NewTable, 'table'> {
  of(seat: string): TestBrowser;
}

/** Seats that may not know what red keeps to itself, of every kind that there is. */
export const others = ['blue-captain', 'blue-1', 'spectator', 'host', 'umpire'];

const sides = ['red', 'blue'];

/** Opens every document that the seat may open and tries those that it may not; what each holds has come when this resolves. */
export const listen = async ({ table, of }: Overheard, seat: string): Promise<void> => {
  const own = sides.filter((side) => seat.startsWith(`${side}-`));
  const tried = [...new Set([...own, ...sides])].flatMap((side) => [`side-${side}`, `plan-${side}`]);
  for (const document of ['public', ...tried]) {
    const wire = of(seat).wire(table, document, '?events=1');
    await wire.opened;
    wire.send(stepOne());
    await Promise.race([wire.closed, wire.until(() => wire.messages.some(isDocument))]);
  }
};

const views = ['', '/ledger', '/actions', '/export', '/export?view=side', '/export?view=full'];

/** Reads over HTTP all that is told of the table, and asks for what is not. */
export const readAll = async ({ table, of }: Overheard, seat: string): Promise<void> => {
  for (const view of views) await of(seat).get(`/api/tables/${table}${view}`);
};

/** Everything that was said before has arrived on every open socket of these seats. */
export const catchUp = async ({ table, of }: Overheard, seats: readonly string[], word: string): Promise<void> => {
  const said = await of('host').act(table, 'host', 'say', { text: word, to: 'table' });
  if (said.status !== 200) throw new Error(`the host could not speak: ${said.text}`);
  const open = seats.flatMap((seat) => of(seat).wires).filter((wire) => wire.said(helloMessage).length > 0);
  for (const wire of open)
    await wire.untilSaid<{ ledger: { args?: { text?: string } }[] }>(ledgerMessage, ({ ledger }) =>
      ledger.some(({ args }) => args?.text === word),
    );
};
