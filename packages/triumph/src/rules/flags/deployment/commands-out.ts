import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../../armies/army-draft.ts';
import { isMarching } from '../../deployment/sealed.ts';
import { allCommands } from '../../deployment/slots.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { standsOf } from '../stands-of.ts';
import { hasMarchedIn } from './has-marched-in.ts';

export interface CommandsOut {
  /** A side's deployed stands, without those of marches that have come in. */
  readonly stands: readonly KnownStand[];
  /** The commands that have stands among them, as far as the reader knows. */
  readonly commands: readonly CommandNumber[];
  /** Only its own side knows of some stand to which of them it belongs. */
  readonly isSecret: boolean;
}

export const commandsOut = (facts: BattleFacts, side: SideId): CommandsOut => {
  const stands = standsOf(facts, side).filter(
    (known) => known.stand.place === 'board' && known.pose && !hasMarchedIn(facts, known),
  );
  return {
    stands,
    commands: allCommands.filter((command) => stands.some((known) => known.command === command)),
    isSecret: stands.some((known) => known.isCommandSecret),
  };
};

/** The commands of a side that are to be deployed: those that have stands to place and do not march, as far as the reader knows. */
export const commandsToDeploy = (facts: BattleFacts, side: SideId): CommandNumber[] =>
  allCommands.filter(
    (command) =>
      !isMarching(facts.snapshot, side, command) &&
      standsOf(facts, side).some(
        (known) => known.command === command && (known.stand.place === 'reserve' || known.stand.place === 'board'),
      ),
  );
