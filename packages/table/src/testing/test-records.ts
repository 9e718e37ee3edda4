import {
  houseRule,
  isPlayer,
  type Kinds,
  recordWith,
  refuse,
  type Refusal,
  type Seat,
  type SideId,
  type Snapshot,
} from '@vexillum/model';

export interface TestArmy {
  readonly name: string;
  readonly halfPoints: number;
  readonly cards: readonly never[];
}

export interface TestStand {
  readonly side: SideId;
  readonly troopType: string;
  readonly place: 'reserve' | 'board' | 'lost';
}

export interface TestStandSecret {
  readonly command: 1 | 2 | 3 | null;
  readonly halfPoints: number;
  readonly real?: readonly string[];
  readonly entry?: string;
}

export interface TestStep {
  readonly number: number;
  readonly done: { readonly [side: SideId]: true };
}

/** What lies on a table of the test game. */
export const testKinds = {
  army: { public: recordWith<TestArmy>({ name: 'string', halfPoints: 'number', cards: 'object' }) },
  stand: {
    public: recordWith<TestStand>({ side: 'string', troopType: 'string', place: 'string' }),
    side: recordWith<TestStandSecret>({ command: ['number', 'null'], halfPoints: 'number' }),
  },
  step: { public: recordWith<TestStep>({ number: 'number', done: 'object' }) },
} as const satisfies Kinds;

export type TestKinds = typeof testKinds;
export type TestSnapshot = Snapshot<TestKinds>;

/** A table that was made with the test game's kinds. */
export const asTest = (snapshot: Snapshot): TestSnapshot => snapshot as TestSnapshot;

export const HANDS_ON = 'hands-on';
export const THIS_STEP = 'this';
export const LAST_STEP = 12;

export const secretOf = (snapshot: TestSnapshot, id: string): TestStandSecret | undefined =>
  snapshot.sides[snapshot.public.stand.get(id)?.side ?? '']?.stand.get(id);

/** Whether the seat may lay hands on this stand: a captain on their side's, a commander on those of their command and of none. */
export const mayHandleStand = (seat: Seat, id: string, snapshot: TestSnapshot): Refusal | undefined => {
  const stand = snapshot.public.stand.get(id);
  if (!stand) return refuse('no-such-stand', 'That stand is not at this table.');
  if (!isPlayer(seat)) return refuse('not-your-stand', 'Only players move stands.');
  if (houseRule(snapshot, HANDS_ON) === true) return undefined;
  if (stand.side !== seat.side) return refuse('not-your-stand', 'That stand belongs to the other side.');
  if (seat.kind === 'captain') return undefined;
  const command = secretOf(snapshot, id)?.command ?? null;
  return command === null || command === seat.command
    ? undefined
    : refuse('not-your-command', 'That stand is in another command.');
};
