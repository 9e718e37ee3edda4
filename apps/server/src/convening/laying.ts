import { type Game, type Laying, refuse, type Refusal } from '@vexillum/model';
import { whyNotFirst } from '@vexillum/table/room';
import { genesisFrom } from '../http/genesis-from.ts';
import { HttpProblem } from '../http/http-problem.ts';

/** Why tables like these would not have it. Of tables that there cannot be, whoever is to play there is told so. */
export const whyNotLaid = (
  games: readonly Game[],
  { game: id, profile, houseRules, first }: Laying,
): Refusal | undefined => {
  const planned = plannedFrom({ game: id, profile, houseRules }, games);
  if (!planned) return undefined;
  const refusal = whyNotFirst(planned.game, planned.genesis, first);
  return refusal && refuse(refusal.code, refusal.words, `first.args.${refusal.field ?? ''}`.replace(/\.$/, ''));
};

const plannedFrom = (body: object, games: readonly Game[]) => {
  try {
    return genesisFrom(body, games);
  } catch (error) {
    if (error instanceof HttpProblem) return undefined;
    throw error;
  }
};
