import type { Telling } from '@vexillum/frame/plain/telling';
import { type Words, words } from '@vexillum/model';
import { events, type NoughtsEvent } from '../rules/index.ts';

const markText = ({ square, mark, end }: Extract<NoughtsEvent, { kind: 'square-marked' }>): Words => {
  const isCross = mark === 'cross';
  switch (end) {
    case 'row':
      return isCross
        ? words('marked square {0} with a cross: three in a row', square)
        : words('marked square {0} with a nought: three in a row', square);
    case 'full':
      return isCross
        ? words('marked square {0} with a cross: the board is full', square)
        : words('marked square {0} with a nought: the board is full', square);
    default:
      return isCross
        ? words('marked square {0} with a cross', square)
        : words('marked square {0} with a nought', square);
  }
};

const tell = (event: NoughtsEvent): Words => {
  switch (event.kind) {
    case 'bid-sealed':
      return words('has bid');
    case 'bids-opened':
      return words('The bids are open: {0} against {1}. {2} begins', ...event.bids, event.beginner);
    case 'square-marked':
      return markText(event);
    case 'turn-passed':
      return words('The time of {0} has run out: the turn has passed', event.late);
    default:
      return event satisfies never;
  }
};

/** What happened, in words: read by the log, by those who cannot look, and by the replay. */
export const telling: Telling<typeof events> = {
  events,
  tell,
  isWhole: ({ kind }) => kind === 'bids-opened' || kind === 'turn-passed',
};
