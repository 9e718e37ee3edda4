import { TestMatch } from '@vexillum/model/testing';
import type { ArgsOf } from '../action-args.ts';
import { event } from '../game.ts';
import { pairingOf } from '../read.ts';
import type { EventKinds, SideOutcome } from '../records.ts';

/** A Swiss day of two rounds. */
export const swissDay: ArgsOf<'set-event'> = {
  game: 'noughts-and-crosses',
  profile: 'nine-squares',
  houseRules: {},
  method: 'swiss',
  rounds: 2,
  tableSize: 2,
  scoring: { win: 2, draw: 1, loss: 0, bye: 2 },
  tieBreaks: ['buchholz', 'score-difference'],
  armies: { areNeeded: false },
  isForTeams: false,
  about: '',
};

export const saltOf = (n: number): string => n.toString(16).padStart(64, '0');

/** An event without a server: its tables open when a test says so. */
export class TestEvent extends TestMatch<EventKinds> {
  constructor(set: Partial<ArgsOf<'set-event'>> = {}) {
    super(event);
    this.act('host', 'set-event', { ...swissDay, ...set });
  }

  /** These take part, and are seeded in this order. */
  entered(count: number): this {
    const ids = Array.from({ length: count }, (_, nth) => `player-${nth + 1}`);
    for (const id of ids) this.act(id, 'enter-event');
    return this.act('host', 'close-sign-up', { seeds: ids });
  }

  round(pairs?: readonly (readonly string[])[]): this {
    return this.act('host', 'draw-round', pairs ? { pairs } : {})
      .act('host', 'publish-round')
      .settle();
  }

  /** What is on, board by board. */
  get boards(): readonly (readonly string[])[] {
    const last = this.snapshot.public.round.size;
    return [...this.snapshot.public.pairing.values()].filter(({ round }) => round === last).map(({ sides }) => sides);
  }

  /** The table of this pairing opens, and its game ends so. */
  played(pairing: string, ...outcomes: readonly SideOutcome[]): this {
    const key = `${pairing}.${pairingOf(this.snapshot, pairing)?.nth}`;
    const table = `table-${key}`;
    return this.act('host', 'table-opened', { key, table, gameId: table }).act('host', 'game-ended', {
      key,
      table,
      outcomes,
      rule: 'three-in-a-row',
      seq: 20,
      head: 'a'.repeat(64),
    });
  }

  /** The first side has won. */
  won(pairing: string, by = 1): this {
    return this.played(pairing, { place: 1, score: by }, { place: 2, score: 0 });
  }
}
