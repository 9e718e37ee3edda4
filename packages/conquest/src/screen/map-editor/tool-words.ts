import { msg, str } from '@vexillum/ui/words';
import { landOf } from '../../rules/maps/editing/editing.ts';
import type { DrawingTool, HandState } from './drawing-hand.ts';

interface ToolWords {
  readonly icon: string;
  readonly name: string;
  readonly keys: string;
}

export const toolWords = (tool: DrawingTool): ToolWords => {
  switch (tool) {
    case 'choose':
      return { icon: 'pointer', name: msg('Choose and move'), keys: 'V' };
    case 'land':
      return { icon: 'area', name: msg('Draw a land'), keys: 'L' };
    case 'split':
      return { icon: 'split', name: msg('Split lands with a line'), keys: 'S' };
    case 'region':
      return { icon: 'layers', name: msg('Put lands in a region'), keys: 'G' };
    case 'route':
      return { icon: 'boat', name: msg('Sea route'), keys: 'R' };
    case 'count':
      return { icon: 'pin', name: msg('Place of the count'), keys: 'C' };
    default:
      return tool satisfies never;
  }
};

/** What to do next. */
export const toolHint = (state: HandState): string => {
  const { tool, draft, chosen, corner, pieceOf, history } = state;
  const land = chosen === undefined ? undefined : landOf(history.present, chosen);
  switch (tool) {
    case 'choose':
      if (corner) return msg('Drag the corner, or move it with the arrow keys. Delete takes it away.');
      if (land) return msg(str`${land.name}: drag a corner, or the middle of a border to make one.`);
      return history.present.territories.length === 0
        ? msg('An empty sea. Choose “Draw a land” to begin.')
        : msg('Touch a land to change it.');
    case 'land':
      if (draft.length > 2) return msg('Go on, or touch the first corner (Enter) to close the land.');
      if (draft.length > 0) return msg('Touch the next corner.');
      return pieceOf !== undefined && land
        ? msg(str`Draw one more piece of ${land.name}.`)
        : msg(
            'Touch the corners of a land one after another, or draw its coast in one go. Corners near others join them.',
          );
    case 'split':
      return draft.length > 0
        ? msg('Now the other end, beyond the land or on its border.')
        : msg('Draw a line right across one land or several: each becomes two.');
    case 'region': {
      const region = history.present.regions.find(({ id }) => id === state.region);
      return region
        ? msg(str`Touch the lands of ${region.name}. Another region is marked under “Regions”.`)
        : msg('Make a region first, under “Regions”.');
    }
    case 'route':
      return land
        ? msg(str`From ${land.name}: touch the land at the other end.`)
        : msg('Touch the land where the sea route begins.');
    case 'count':
      return land ? msg(str`Touch where the armies of ${land.name} are to stand.`) : msg('Choose a land first.');
    default:
      return tool satisfies never;
  }
};
