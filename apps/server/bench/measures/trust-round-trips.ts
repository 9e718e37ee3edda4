import { openSealedTable } from '../load/sealed-table.ts';
import { median } from '../median.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import type { TrustDeed } from '../trust-deeds.ts';

/** Milliseconds from a seat's asking to its answer, over a socket: on disk, signed and shown. The median. */
export type RoundTrips = Readonly<Record<TrustDeed, number>>;

/** At the first tables all is slower: what runs often is not compiled yet. */
const WARM = 3;

/**
 * Asks the server for one thing after the other, in turns, so that a mood of the machine meets all alike: an action that changes nothing
 * (dice entered by hand), a roll of three dice, a seal of all nine slots, and at the end of each table the opening of one slot after the other.
 */
export const measureRoundTrips = async ({ port }: MeasuredServer, tables: number): Promise<RoundTrips> => {
  const took: Record<TrustDeed, number[]> = { nothing: [], roll: [], seal: [], reveal: [] };
  for (let i = 0; i < tables + WARM; i++) {
    const table = await openSealedTable(port);
    const { red, umpire, slots } = table;
    const ask = async (deed: TrustDeed, asked: Promise<number>) => {
      const milliseconds = await asked;
      if (i >= WARM) took[deed].push(milliseconds);
    };
    const nothing = () => red.did('enter-dice', { dice: [6, 6, 6], values: [1, 2, 3], why: 'bench' });
    for (const _slot of slots) {
      await ask('nothing', nothing());
      await ask('roll', red.did('roll-dice', { dice: [6, 6, 6], why: 'bench' }));
      await ask('seal', red.did('seal-orders', table.sealing()));
    }
    for (const slot of slots) {
      await ask('nothing', nothing());
      await ask('reveal', umpire.did('reveal-secrets', { keys: [slot], side: 'red' }));
    }
    table.close();
  }
  const of = (deed: TrustDeed) => median(took[deed]);
  return { nothing: of('nothing'), roll: of('roll'), seal: of('seal'), reveal: of('reveal') };
};
