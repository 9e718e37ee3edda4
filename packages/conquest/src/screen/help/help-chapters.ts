import type { HelpChapter } from '@vexillum/frame/help/help-chapter';
import { msg } from '@vexillum/ui/words';
import { faq } from './faq.ts';

const theGame = (): HelpChapter => ({
  title: msg('The game in short'),
  rows: [
    [msg('Aim'), msg('Drive everybody else from the map. Hold it all, and you have won.')],
    [msg('Start'), msg('As soon as enough people or machines sit, any of the players may press START.')],
    [
      msg('Claiming land'),
      msg(
        'One after the other you touch a free territory, and it is yours. With a random start the dice deal them out.',
      ),
    ],
    [
      msg('Gathering armies'),
      msg('Then everybody puts down what they have left, one army each time it is their turn.'),
    ],
    [
      msg('A turn'),
      msg('First you place recruits. Then you attack as often as you like, may shift armies once, and end the turn.'),
    ],
    [
      msg('Recruits'),
      msg(
        'One for every three territories, but never fewer than three. A whole region brings more: the map tells how many.',
      ),
    ],
  ],
});

const fighting = (): HelpChapter => ({
  title: msg('Fighting'),
  rows: [
    [
      msg('Attack dice'),
      msg('One less than the armies you attack with, three at most. So one army alone cannot attack.'),
    ],
    [msg('Defence dice'), msg('One or two, as many as there are defenders.')],
    [
      msg('Who loses'),
      msg(
        'The highest dice of both are compared, then the second highest. The lower one costs an army; where they are equal, the attacker pays.',
      ),
    ],
    [
      msg('After a conquest'),
      msg('Part of your army moves in by itself. Touch the conquered land again, and more follows.'),
    ],
    [msg('Shifting armies'), msg('Once a turn, from one of your lands to another. It ends the attacks of this turn.')],
    [
      msg('Out of the game'),
      msg('A player who loses their last territory is out, and their flags go to the conqueror.'),
    ],
  ],
});

const flags = (): HelpChapter => ({
  title: msg('Victory flags'),
  rows: [
    [msg('Winning one'), msg('A turn with at least one conquest brings one flag, however many there were.')],
    [msg('A set'), msg('Three of a kind, or one of each kind.')],
    [
      msg('Turning in'),
      msg(
        'Before your first attack RECRUIT changes a set into recruits. Every set, anybody’s, makes the next worth more.',
      ),
    ],
    [msg('Five flags'), msg('With five or more you have to turn in a set when your next turn begins.')],
    [
      msg('Which ones'),
      msg('Everybody sees how many you have. Touch yours to see their kinds; nobody else is told them.'),
    ],
  ],
});

const otherWays = (): HelpChapter => ({
  title: msg('Other ways to play'),
  rows: [
    [
      msg('House rules'),
      msg(
        'Each of these is off until somebody switches it on before START. The page before START lists what your table has.',
      ),
    ],
    [
      msg('Teams'),
      msg(
        'Two, three or four teams; whoever sets the table up chooses who plays with whom, in numbers that need not be equal. Partners do not attack each other, and win together: once all land is theirs, or everybody else has gone. Who is driven out before wins with their team, who resigns does not.',
      ),
    ],
    [
      msg('Shared land'),
      msg(
        'With teams: put recruits on a partner’s land, or move armies there. They are the partner’s from then on. Otherwise everybody keeps to their own land.',
      ),
    ],
    [
      msg('Partners see each other’s flags'),
      msg('With teams: the kinds of your flags are told to your partners, and to nobody else. Only you turn them in.'),
    ],
    [
      msg('Most that a set brings'),
      msg('Sets grow dearer as always, but none brings more than the number that the table has chosen.'),
    ],
    [
      msg('Capitals'),
      msg(
        'The first territory that you claim or are dealt is your capital, marked with a star. Hold all capitals at once, your own too, and you have won; a team holds them together. Where neutral land may stand, neutral capitals of players who are out are not needed. Whoever loses theirs plays on and may win it back.',
      ),
    ],
    ...missionRows(),
    [
      msg('Fog of war'),
      msg(
        'By house rule: you see your own land, your partners’, and what borders on it. Other land lies dark; where you have been, it shows what you saw last. Whoever sees both ends of an attack sees its dice; no other player’s device has a part in them, so whoever runs the server could choose them. When the game is over, everybody sees everything.',
      ),
    ],
  ],
});

const missionRows = (): HelpChapter['rows'] => [
  [
    msg('Missions'),
    msg(
      'With your first action you are told a mission that nobody else knows: to hold two regions, or so many territories, or to drive a player out. If it is fulfilled when your turn ends, you have won; in teams, land of your partners counts as held. Your browser checks at the end that nobody could choose theirs.',
    ),
  ],
];

const buttons = (): HelpChapter => ({
  title: msg('Buttons'),
  rows: [
    [msg('ATTACK'), msg('Then touch your land, then the neighbour’s. Touch the neighbour again to throw again.')],
    [msg('MOVE'), msg('Then touch the land that armies leave, then the one they go to.')],
    [msg('RECRUIT'), msg('Turns in a set of flags.')],
    [msg('END TURN'), msg('The next player’s turn begins.')],
    [msg('Assign x1, x5, ALL'), msg('How many armies one touch places or moves.')],
    [
      msg('Touch your land, then hold it at once'),
      msg(
        'Recruits go there one after the other, faster and faster, until you let go; armies follow into conquered land the same way. Held without a touch before, the land opens the menu as everything else does.',
      ),
    ],
    [
      msg('The game’s sign, at the top'),
      msg(
        'Every option of this game and table, for all to read and for some to change. Holding any part of the game for two seconds opens it too.',
      ),
    ],
    [msg('Seats'), msg('Who sits where, and new links for those who lost theirs.')],
    [msg('The shield'), msg('What your browser has checked, and the game as a file that anybody can check.')],
    [msg('Watch again'), msg('The game from its beginning, step by step.')],
  ],
});

const map = (): HelpChapter => ({
  title: msg('The map'),
  rows: [
    [msg('Letter, colour, pattern'), msg('Tell whose land it is.')],
    [msg('The number'), msg('How many armies are there. The figure beside it changes as the army grows.')],
    [msg('Drag, wheel, two fingers'), msg('Move the map, make it larger or smaller.')],
    [msg('A finger that rests'), msg('Tells about a territory without touching it.')],
    [msg('Territories'), msg('The panel of this name has the whole map in words, and can be played from.')],
  ],
});

const keys = (): HelpChapter => ({
  title: msg('Keys'),
  rows: [
    [msg('Arrow keys'), msg('from one territory to the next; with Ctrl they move the map')],
    [msg('Enter, space'), msg('touch the territory')],
    ['A  M  R  E', msg('attack, move, recruit, end turn')],
    ['X', msg('how many armies one touch takes')],
    ['Esc', msg('stop, or choose again')],
    ['+  −  0', msg('nearer, farther, the whole map')],
    ['B', msg('hide or show the panels')],
    ['Q', msg('give up this game, once you have said so again')],
    ['H', msg('this help')],
  ],
});

const absent = (): HelpChapter => ({
  title: msg('When somebody is away'),
  rows: [
    [
      msg('Clocks'),
      msg(
        'A table may give everyone a time to begin their turn, or to finish it. What happens then is a rule of the table: the turn passes on, or the player is out.',
      ),
    ],
    [
      msg('Coming back'),
      msg(
        'The table waits on the server. Open it again, here or with a new link on another device, and your seat is as you left it.',
      ),
    ],
    [msg('No connection'), msg('You can look on; what needs dice waits for the connection.')],
    [
      msg('Machines'),
      msg(
        'An empty seat can be given to a machine: a Recruit, a Captain or a Marshal. It knows no more than a player there would.',
      ),
    ],
  ],
});

const questions = (): HelpChapter => ({
  title: msg('Questions of beginners'),
  rows: faq().map(({ question, answer }) => [question, answer] as const),
});

/** All there is to know of playing here, in the reader's language. */
export const helpChapters = (): readonly HelpChapter[] => [
  theGame(),
  fighting(),
  flags(),
  otherWays(),
  buttons(),
  map(),
  keys(),
  absent(),
  questions(),
];
