import { msg } from '@vexillum/ui/words';

/** Why a game moves no rank; of several reasons the first. */
export const whyUnratedText = (why: string): string => {
  switch (why.split(' ')[0]) {
    case 'machine':
      return msg('a machine played');
    case 'guest':
      return msg('a guest played');
    case 'alone':
      return msg('without people on two sides');
    case 'dice':
      return msg('dice were typed in');
    case 'carried':
      return msg('it went on from its file before it ended');
    case 'undecided':
      return msg('nobody won');
    case 'short':
      return msg('too short');
    case 'often':
      return msg('the same players met more than three times that day');
    default:
      return why;
  }
};
