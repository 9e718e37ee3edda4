export const orderHelpGroups = ['moving', 'who', 'turn', 'asking', 'setting-up', 'table'] as const;

export interface OrderHelp {
  readonly group: (typeof orderHelpGroups)[number];
  readonly example: string;
  readonly meaning: string;
  /** Other ways to write it. */
  readonly also: readonly string[];
}

const help = (group: OrderHelp['group'], example: string, meaning: string, ...also: string[]): OrderHelp => ({
  group,
  example,
  meaning,
  also,
});

/** For the help screen. Every line of it is understood as it stands, given stands of these names. */
export const orderHelp: readonly OrderHelp[] = [
  help(
    'moving',
    'forward 2.5',
    'The selected stands go straight ahead, in MU.',
    'f2.5',
    'advance 2,5',
    'forward two point five',
  ),
  help('moving', 'back 1', 'Straight back, still facing ahead.', 'b1'),
  help('moving', 'wheel left 30', 'About the left front corner, in degrees.', 'wl30d', 'wheel 30 left'),
  help('moving', 'wl3', 'Until the outer corner has gone 3 MU.', 'wheel left 3 mu'),
  help('moving', 'slide left 0.5', 'Sideways, still facing ahead.', 'sl0.5', 'slide right 1'),
  help(
    'moving',
    'turn right 15',
    'One stand about its front, several about their middle, in degrees.',
    'tr15',
    'turn right 15 about center',
  ),
  help('moving', 'march 3', 'A column follows its first.', 'march left 30 3'),
  help(
    'moving',
    'to 40 6 facing 90',
    'To a point, in MU from red’s left and from red’s edge.',
    'to 40,6',
    'to 40 6 facing blue',
  ),
  help('moving', 'f2 wl15d f1', 'Several legs make one move.', 'forward 2, wheel left 15, then forward 1'),
  help('moving', 'conform', 'Squares up to the nearest contact.', 'red 2 conform'),
  help('moving', 'column', 'Forms a column; “line” forms a line.', 'line'),
  help('moving', 'about face', 'Turns round.', 'turn around'),
  help('moving', 'push back', 'The column goes back by the depth of its first.'),
  help('moving', 'back to start', 'Where it stood when the turn began.', 'turn start'),
  help('who', 'sp3 f2', 'One stand, by the name on its base.', 'red spear 3 forward 2'),
  help('who', 'sp1, sp2 and kn1 f2', 'Several stands.', 'sp1, 2 f2'),
  help('who', 'sp1-sp4 f2', 'All from the first to the last.', 'sp1-4 f2'),
  help('who', 'red 2 wheel left 30', 'A whole command.', '2 wl30d', 'command 2 wl30d'),
  help('who', 'group 3 f1', 'A group that you have stored.'),
  help('who', 'all f1', 'All your stands on the board.'),
  help('who', 'these f1', 'The selected stands; leaving it out means the same.', 'f1'),
  help('who', 'select red 2', 'Selects without moving.', 'red 2', 'select nobody'),
  help('turn', 'begin turn', 'The first turn begins, and it is yours.'),
  help('turn', 'roll', 'Command points for all your commands, in one throw.', 'roll for command points'),
  help('turn', 'play hold the line on sp3', 'A battle card, on whom it is for.', 'play hold the line'),
  help('turn', 'next phase', 'On to the next phase in which there is something to do.'),
  help('turn', 'hold sp1-sp4', 'Demoralized stands stay for a command point.', 'hold'),
  help('turn', 'flee sp1', 'Demoralized stands flee; naming nobody means all who have to.', 'flee'),
  help(
    'turn',
    'fight',
    'Throws the dice of the combat that comes next.',
    'fight sp3',
    'shoot sp3 at blue bw4',
    'fight c12',
  ),
  help(
    'turn',
    'fight 4 2',
    'With real dice, the attacker’s first; in the place of those that were thrown, where they were.',
    'fight c12 4 2',
  ),
  help(
    'turn',
    'apply',
    'Does what comes of it, as the rules propose.',
    'apply without pursuit',
    'apply and pursue',
    'apply by hand',
  ),
  help('turn', 'challenge', 'Asks the umpire about the sums of the combat that comes next.', 'challenge sp3'),
  help('turn', 'end turn', 'Hands the turn over to the other side.', 'next turn'),
  help('asking', 'where kn1', 'Says where it is, whom it touches and what it reaches.', 'tell kn1'),
  help('asking', 'measure kn1 to bw4', 'Edge to edge, in MU.', 'measure kn1 to 40 12'),
  help('asking', 'look kn1', 'Moves your view there.', 'look 40 12'),
  help('asking', 'ping 40 12', 'Shows everyone a place.', 'ping kn1'),
  help(
    'setting-up',
    'place red 2 at 40 6 files 4',
    'Puts stands from reserve on the board, in ranks of so many.',
    'place sp1 at 40 6 facing 10',
  ),
  help('setting-up', 'lose sp3', 'The stand is lost.'),
  help('setting-up', 'return sp3', 'Takes a stand back into reserve.'),
  help('setting-up', 'marker A at 40', 'A deployment marker on your base edge.', 'marker A at 40 0'),
  help('setting-up', 'camp at 40 2', 'Your camp.', 'ally camp at 40 2'),
  help('table', 'roll 2d6 for command points', 'Rolls dice for all to see.', 'roll d6'),
  help('table', 'say hello', 'Speaks to the whole table.', 'say good game'),
  help('table', 'team hold the left', 'Speaks to your side only.'),
  help(
    'table',
    'ask 2 at 40 12: can you hold the wood',
    'Asks who leads that command of your side, pinned to a place.',
    'ask 2 can you come',
  ),
  help('table', 'answer yes', 'Answers who asked you first.', 'answer later: in two turns', 'answer no'),
  help('table', 'undo', 'Takes back your last action.', 'redo'),
  help('table', 'fit', 'Shows the whole board.', 'home'),
  help('table', 'help', 'Opens this list.', '?'),
];
