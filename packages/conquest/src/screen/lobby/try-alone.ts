import { msg } from '@vexillum/ui/words';
import { type ApiProblem, isApiProblem } from '@vexillum/frame/api';
import { openTable } from '@vexillum/frame/new-table/open-table';
import { tablePath } from '@vexillum/frame/router';
import { settings } from '@vexillum/frame/settings';

const SMALL_MAP = 'twin-holms';
const ME = 'player-1';
const MACHINES = ['player-2'];

/** Opens a small table where the reader plays against a machine as a Captain; answers its address. Dealt land, so that there is something to do at once. */
export const tryAlone = async (): Promise<string | ApiProblem> => {
  const opened = await openTable({
    table: {
      game: 'conquest',
      profile: SMALL_MAP,
      name: msg('Alone against the machine'),
      houseRules: { 'random-start': true, 'laid-out': 'front' },
    },
    players: 1 + MACHINES.length,
    sits: { as: settings.$name.get().trim() || msg('Guest'), on: [ME, 'host'] },
    deeds: [
      { seat: 'host', name: 'name-administrators', args: { seats: [ME] } },
      { seat: 'host', name: 'seat-bots', args: { seats: MACHINES, levels: { 'player-2': 'captain' } } },
    ],
  });
  if (isApiProblem(opened)) return opened;
  return opened.problem ?? tablePath(opened.kept.table, ME);
};
