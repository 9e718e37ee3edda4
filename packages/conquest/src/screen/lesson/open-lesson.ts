import { msg } from '@vexillum/ui/words';
import { type ApiProblem, isApiProblem } from '@vexillum/frame/api';
import { openTable } from '@vexillum/frame/new-table/open-table';
import { tablePath } from '@vexillum/frame/router';
import { settings } from '@vexillum/frame/settings';
import { mapArgs } from '../lobby/map-choice.ts';
import { loadAtlas } from '../maps/load-atlas.ts';
import { beginLesson } from './lesson-memory.ts';
import { lessonRules } from './lesson-table.ts';

const MAP = 'nine-acres';
const ME = 'player-1';
const MACHINES = ['player-2'];

/** Opens a table with a game against a Recruit that is on already, where every step is shown; answers its address. */
export const openLesson = async (): Promise<string | ApiProblem> => {
  const map = (await loadAtlas()).find(({ id }) => id === MAP);
  if (!map) throw new Error(`there is no map ${MAP}`);
  const opened = await openTable({
    table: { game: 'conquest', profile: 'twin-holms', name: msg('A first conquest'), houseRules: lessonRules },
    players: 1 + MACHINES.length,
    sits: { as: settings.$name.get().trim() || msg('Guest'), on: [ME, 'host'] },
    deeds: [
      { seat: 'host', name: 'name-administrators', args: { seats: [ME] } },
      { seat: 'host', name: 'choose-map', args: mapArgs(map) },
      { seat: 'host', name: 'seat-bots', args: { seats: MACHINES, levels: { 'player-2': 'recruit' } } },
      { seat: ME, name: 'start-game', args: {} },
    ],
  });
  if (isApiProblem(opened)) return opened;
  if (opened.problem) return opened.problem;
  beginLesson(opened.kept.table);
  return tablePath(opened.kept.table, ME);
};
