import { msg, str } from '@vexillum/ui/words';
import type { MatchFault } from '@vexillum/ledger';

/** What a fault of this kind means, for somebody who has never heard of hashes. */
export const faultKindText = (kind: MatchFault['kind']): string => {
  switch (kind) {
    case 'size':
      return msg('The file is larger than any match.');
    case 'spelling':
      return msg(
        'This is not how a match file is written. It was changed after it was saved, or it is another kind of file.',
      );
    case 'schema':
      return msg('Something that every match has is missing or is of another make.');
    case 'chain':
      return msg('An entry was changed, left out, added or moved after it was written.');
    case 'fork':
      return msg('A player had seen another story than the one in this file.');
    case 'header':
      return msg('The head of the file says something else than its entries.');
    case 'signature':
      return msg('The signature is not that of the table’s server: the end was cut off, or somebody else wrote it.');
    case 'certificate':
      return msg('Somebody else than the table’s server has written all of this anew and signed it.');
    case 'server':
      return msg('It does not come from the server that it is said to come from.');
    case 'rewound':
      return msg('The game was taken back to before something that a player had seen.');
    case 'time':
      return msg('The times in the file are not those at which the players saw it happen.');
    case 'private':
      return msg('The secrets in the file are not those that were kept during the game.');
    case 'name':
      return msg('A name in the file is not the one that somebody sat down with.');
    case 'seal':
      return msg('Something was opened that is not what was sealed, or was never sealed.');
    case 'dice':
      return msg('A roll of the dice is not the one that the table had to make.');
    case 'checkpoint':
      return msg('The stands do not lie where the table said that they lay.');
    case 'rules':
      return msg('An action did something else than it does.');
    default:
      return kind satisfies never;
  }
};

export const placeText = ({ seq }: MatchFault): string =>
  seq === undefined ? msg('In the file as a whole') : msg(str`In entry ${seq}`);
