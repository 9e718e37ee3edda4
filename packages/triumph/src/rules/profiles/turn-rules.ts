import { type Origin, type Sourced, verified } from './sourced.ts';

export const phaseCodes = ['cards', 'command', 'movement', 'rout', 'ranged', 'close', 'end'] as const;
export type PhaseCode = (typeof phaseCodes)[number];

/** One part of a turn, with where it is known from. */
export interface TurnPhase extends Origin {
  readonly phase: PhaseCode;
}

export interface TurnRules {
  /** The parts of a turn in their order; after the last one it is the other side's. */
  readonly turnPhases: Sourced<readonly TurnPhase[]>;
}

const CARDS = 'Battle Cards 1.0';
const GRAND = 'GRAND TRIUMPH! 2017';

const from = (source: string): Origin => ({ source, isVerified: true });

const cards: TurnPhase = {
  phase: 'cards',
  ...from(`${CARDS}, card 15: it is played before the dice for command points are thrown`),
};

const command: TurnPhase = {
  phase: 'command',
  ...from(`${GRAND}, Command Points, and ${CARDS}, card 15`),
};

const movement: TurnPhase = {
  phase: 'movement',
  ...from(`${CARDS}, cards 2 and 24: the phase of tactical movement`),
};

const rout: TurnPhase = {
  phase: 'rout',
  ...from(`${GRAND}, Demoralized Commands (GT-DEMOR-005): as its owner’s movement ends`),
};

const ranged: TurnPhase = {
  phase: 'ranged',
  ...from(`${CARDS}, cards 2, 8, 21 and 22: after movement, by shooters of both sides`),
};

const close: TurnPhase = {
  phase: 'close',
  ...from(`${CARDS}, cards 8 and 15: after ranged combat`),
};

const end: TurnPhase = {
  phase: 'end',
  ...from(`${GRAND}, Victory Conditions (GT-WIN-001): who is beaten is asked as a turn ends`),
};

const ORDER = 'the seeds name the phases and which comes after which; public reports agree';

/** Nobody is demoralized in the standard game, so nobody routs. */
export const standardTurnRules: TurnRules = {
  turnPhases: verified([cards, command, movement, ranged, close, end], ORDER),
};

export const grandTurnRules: TurnRules = {
  turnPhases: verified([cards, command, movement, rout, ranged, close, end], ORDER),
};
