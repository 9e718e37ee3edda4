import { msg } from '@vexillum/ui/words';
import { MILLI_MU, type Json } from '@vexillum/model';
import { actAt, type ApiProblem, isApiProblem, type NewTable } from '@vexillum/frame/api';
import { openTable } from '@vexillum/frame/new-table/open-table';
import { tablePath } from '@vexillum/frame/router';
import { settings } from '@vexillum/frame/settings';
import { type BattleToTry, battleToTry } from '../../rules/setup/battle-to-try.ts';
import { SEALED_ORDERS } from '../../rules/actions/plays-openly.ts';
import { profileOf } from '../../rules/index.ts';
import { rememberFirstBattle } from './first-battle.ts';

const captainOf = (side: string): string => `${side}-captain`;
const ME = captainOf('red');

/** Does one thing at a table; answers what came of it. */
type Act = (seat: string, name: string, args: Json) => Promise<unknown>;

const layGround = async (act: Act, { pieces }: BattleToTry): Promise<void> => {
  for (const { type, pose, sizeMu, variant } of pieces) {
    const size = sizeMu.map((length) => length * MILLI_MU);
    await act(ME, 'place-terrain', { type, pose: [...pose], size, variant });
  }
};

const drawUp = async (act: Act, { sides }: BattleToTry): Promise<void> => {
  for (const { side, army, camp, poses } of sides) {
    const seat = captainOf(side);
    const brought = await act(seat, 'bring-army', { side, army: army as unknown as Json });
    const { stands } = brought as { readonly stands: readonly string[] };
    await act(seat, 'place-camp', { side, pose: [...camp] });
    await act(seat, 'place-stands', { stands: stands.map((id, index) => ({ id, pose: [...(poses[index] ?? camp)] })) });
  }
};

/** An answer that ends what was begun. */
class Refused extends Error {
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Opens a table where the reader leads both sides of a battle that is drawn up already; answers its address. */
const tryABattle = async (table: Omit<NewTable, 'name'>): Promise<string | ApiProblem> => {
  const profile = profileOf(table.profile);
  const battle = profile && battleToTry(profile);
  if (!battle) throw new Error(`there is no battle to try by the rules ${table.profile}`);
  const opened = await openTable({
    table: { ...table, name: msg('A first battle') },
    sits: { as: settings.$name.get().trim() || msg('Guest'), on: battle.sides.map(({ side }) => captainOf(side)) },
  });
  if (isApiProblem(opened)) return opened;
  const { table: id } = opened.kept;
  if (opened.problem) return opened.problem;
  const act: Act = async (seat, name, args) => {
    const answer = await actAt(id, seat, name, args);
    if (isApiProblem(answer)) throw new Refused(answer);
    return answer.result;
  };
  try {
    await layGround(act, battle);
    await drawUp(act, battle);
    await act(ME, 'begin-turn', {});
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
  rememberFirstBattle(id);
  return tablePath(id, ME);
};

export const tryStandard = () => tryABattle({ game: 'triumph', profile: 'triumph-1.1', houseRules: {} });

/** With open orders: nobody hides anything from themselves. */
export const tryGrand = () =>
  tryABattle({ game: 'grand-triumph', profile: 'grand-2017-06', houseRules: { [SEALED_ORDERS]: false } });
