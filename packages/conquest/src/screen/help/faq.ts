import { msg } from '@vexillum/ui/words';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What people ask who have just made their first table. */
export const faq = (): readonly Question[] => [
  {
    question: msg('How do the others come to my table?'),
    answer: msg(
      'Every seat has a link of its own. Send each player one, and anybody who only wants to watch the spectator’s. The links stay with you under Seats and on the screen before START.',
    ),
  },
  {
    question: msg('Does everybody need an account?'),
    answer: msg('No. Open a link, give a name and sit down. Your browser keeps the seat.'),
  },
  {
    question: msg('Can I try it alone?'),
    answer: msg(
      'Yes: let machines play the empty seats before START, and choose how well: as a Recruit, a Captain or a Marshal. A Recruit is easy to beat.',
    ),
  },
  {
    question: msg('I made the table and play too. Who am I?'),
    answer: msg(
      'Both: you hold the host’s seat and your own. You stay in your own; the menu lets you change what is the host’s.',
    ),
  },
  {
    question: msg('Where are the options, and who changes them?'),
    answer: msg(
      'Touch the game’s sign in the bar, or press and hold any part of the game for two seconds. Everyone reads them; the host changes all of them, and the administrators whom the host names nearly all. Everyone is told of each change.',
    ),
  },
  {
    question: msg('Somebody has fallen asleep. What now?'),
    answer: msg(
      'Skip them in the menu under Players. Set a Timeout, and it happens by itself: they are passed over for this round, or taken out of the game where Evict is on.',
    ),
  },
  {
    question: msg('I cannot win any more. How do I give up?'),
    answer: msg(
      'Resign, in the menu at the right of the bar or with Q. You are asked once more. Your land goes the way of an evicted player’s, and whoever is left alone has won, a machine too.',
    ),
  },
  {
    question: msg('I lost my line in the middle of a turn.'),
    answer: msg(
      'Open the table again: everything is as you left it. To go on from another device, make a new link for your own seat under Seats, and open it there.',
    ),
  },
  {
    question: msg('How do I know that nobody cheats with the dice?'),
    answer: msg(
      'The server bound itself to all dice before the first throw, and your browser checks each of them. The shield in the bar tells what it has found, and the match file can be checked by anybody.',
    ),
  },
  {
    question: msg('Can I play on a map of my own?'),
    answer: msg(
      'Yes. Draw it on the page Maps, or bring it in there as a map file or as a board of Lux; it is checked there. “Play on this map” opens a table with it, and at a table the host chooses it in the menu before START.',
    ),
  },
  {
    question: msg('Who may take a seat, and how do I free one?'),
    answer: msg(
      'A link seats one person once. Under Seats the host makes a new link for a seat that nobody has taken yet, and a player for their own.',
    ),
  },
  {
    question: msg('How do I get a newer version?'),
    answer: msg(
      'The people who run the server fetch it and start the server again; it is free, and games that are on go on. Read first what has changed: it is linked in the menu under Table.',
    ),
  },
  {
    question: msg('I have found a mistake.'),
    answer: msg(
      'Tell the people who run your server: the menu has the facts to pass on, under Table, and the match file has everything that is needed to see it again. A corrected version follows, and the list of changes says so.',
    ),
  },
];
