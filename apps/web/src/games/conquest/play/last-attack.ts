import { comparedDice, type ComparedDice, highestFirst, lossesOf, type Losses } from '@vexillum/conquest';
import type { LogLine, SideId, Snapshot } from '@vexillum/model';
import { numbersIn, textIn } from '../../../table/facts.ts';

/** One throw of an attack, as the log has it. */
export interface ThrownAttack {
  readonly seq: number;
  readonly attacker: SideId;
  /** A player, or `neutral`. */
  readonly defender: SideId;
  readonly from: string;
  readonly to: string;
  /** The highest first. */
  readonly attack: readonly number[];
  readonly defense: readonly number[];
  readonly pairs: readonly ComparedDice[];
  readonly lost: Losses;
  /** Armies that moved in at once, where the territory fell. */
  readonly taken?: number;
  readonly eliminated?: SideId;
  /** Recruits for sets that were turned in at once. */
  readonly recruits?: number;
}

const thrown = ({ seq, facts = {} }: LogLine, attacker: SideId): ThrownAttack => {
  const attack = highestFirst(numbersIn(facts, 'attack'));
  const defense = highestFirst(numbersIn(facts, 'defense'));
  const { taken, eliminated, recruits } = facts;
  return {
    seq,
    attacker,
    defender: textIn(facts, 'defender'),
    from: textIn(facts, 'from'),
    to: textIn(facts, 'to'),
    attack,
    defense,
    pairs: comparedDice(attack, defense),
    lost: lossesOf(attack, defense),
    ...(typeof taken === 'number' ? { taken } : {}),
    ...(typeof eliminated === 'string' ? { eliminated } : {}),
    ...(typeof recruits === 'number' ? { recruits } : {}),
  };
};

const beginsAnew = new Set(['start-game', 'reset-game']);

/** The newest throw of the game that is on; none before the first. */
export const lastAttack = (snapshot: Snapshot): ThrownAttack | undefined => {
  let newest: LogLine | undefined;
  for (const line of snapshot.public.log.values())
    if ((line.name === 'attack-territory' || beginsAnew.has(line.name)) && line.seq > (newest?.seq ?? -1))
      newest = line;
  if (newest?.name !== 'attack-territory') return undefined;
  return thrown(newest, snapshot.public.seat.get(newest.seat)?.side ?? newest.seat);
};
