import {
  type Attacked,
  comparedDice,
  type ComparedDice,
  conquestEventIn,
  highestFirst,
  type Losses,
  type Snapshot,
} from '../../rules/index.ts';
import type { LogLine, SideId } from '@vexillum/model';

/** One throw of an attack, as the log has it; the highest dice first. */
export interface ThrownAttack extends Attacked {
  readonly seq: number;
  readonly attacker: SideId;
  readonly pairs: readonly ComparedDice[];
  readonly lost: Losses;
}

const thrown = (seq: number, event: Attacked, attacker: SideId): ThrownAttack => {
  const [attack, defense] = [highestFirst(event.attack), highestFirst(event.defense)];
  return { ...event, seq, attacker, attack, defense, pairs: comparedDice(attack, defense) };
};

/** The newest throw of the game that is on; none before the first. */
export const lastAttack = (snapshot: Snapshot): ThrownAttack | undefined => {
  let newest: { readonly line: LogLine; readonly attack: Attacked | undefined } | undefined;
  for (const line of snapshot.public.log.values()) {
    const event = conquestEventIn(line);
    const beginsAnew = event?.kind === 'game-started' || event?.kind === 'board-cleared';
    if ((beginsAnew || event?.kind === 'attacked') && line.seq > (newest?.line.seq ?? -1))
      newest = { line, attack: event.kind === 'attacked' ? event : undefined };
  }
  if (!newest?.attack) return undefined;
  const { line, attack } = newest;
  return thrown(line.seq, attack, snapshot.public.seat.get(line.seat)?.side ?? line.seat);
};
