import type { KrSection } from './kr-row.ts';

/** A turn of conquering, and what may come of it. */
export const conquerRows: readonly KrSection[] = [
  {
    section: 'Conquer Phase',
    rows: {
      'conquer track': [['KR-CONQ-LAST', 'Nothing follows it but the end.', 'tracked', 'game']],
      'victory check': [['KR-CONQ-WIN', 'All land is the winner’s.', 'enforced', 'victory']],
      'conquer-recruits check': [
        ['KR-REC-AWARD', 'A turn opens with recruits.', 'enforced', 'turns'],
        ['KR-REC-OWN', 'Only on land of one’s own.', 'enforced', 'place-recruits'],
        ['KR-REC-FORMULA', 'A third of the land, rounded by house rule.', 'enforced', 'recruits-for'],
        ['KR-REC-MIN', 'Three at least.', 'enforced', 'recruits-for'],
        ['KR-REC-CONTINENT', 'Whole regions bring more.', 'enforced', 'recruits-for'],
        ['KR-REC-FIRST', 'Placed before all else.', 'enforced', 'checks: recruits-left'],
        ['KR-REC-ASSIGN-X1', 'One a touch to begin with.', 'enforced', 'place-recruits'],
        ['KR-REC-ASSIGN-X5', 'Five a touch.', 'enforced', 'place-recruits'],
        ['KR-REC-ASSIGN-ALL', 'All in a touch.', 'enforced', 'place-recruits'],
      ],
      'any display': [
        ['KR-REC-CONTINENT-SHOW', 'Regions have colours and names.', 'shown', 'board'],
        ['KR-REC-CONTINENT-WORTH', 'Their worth stands beside them.', 'shown', 'board'],
      ],
      'conquer-recruits assist': [['KR-REC-TOUCH', 'A touch places, as often as one likes.', 'shown', 'board']],
      'conquer-recruits track': [['KR-REC-ASSIGN', 'The Assign button goes round x1, x5, ALL.', 'shown', 'controls']],
      'conquer-action track': [['KR-ACT-LIST', 'Then ATTACK, MOVE, RECRUIT, END TURN.', 'shown', 'controls']],
    },
  },
  {
    section: 'Attack Action',
    rows: {
      'attack assist': [['KR-ATT-BUTTON', 'ATTACK first.', 'shown', 'controls']],
      'attack check': [
        ['KR-ATT-FROM', 'Out of one’s own land.', 'enforced', 'attack-territory'],
        ['KR-ATT-TO', 'Into a neighbour.', 'enforced', 'attack-territory'],
        ['KR-ATT-NOTOWN', 'Never into one’s own.', 'enforced', 'attack-territory'],
        ['KR-ATT-ROLL', 'Dice fall by themselves, three and two at most.', 'enforced', 'attack-territory'],
        ['KR-ATT-OFF-3', 'Three with four armies.', 'enforced', 'dice-of'],
        ['KR-ATT-OFF-2', 'Two with three.', 'enforced', 'dice-of'],
        ['KR-ATT-OFF-1', 'One with two.', 'enforced', 'dice-of'],
        ['KR-ATT-OFF-0', 'None with one.', 'enforced', 'attack-territory'],
        ['KR-ATT-DEF-2', 'Two defend with two.', 'enforced', 'dice-of'],
        ['KR-ATT-DEF-1', 'One with one.', 'enforced', 'dice-of'],
        ['KR-ATT-OUTCOMES', 'Five ways to end.', 'enforced', 'losses-of'],
        ['KR-ATT-ONEDIE', 'One pair where somebody has one die.', 'enforced', 'losses-of'],
        ['KR-ATT-TWODICE', 'Two pairs otherwise, from the top.', 'enforced', 'losses-of'],
        ['KR-ATT-TIES', 'Even dice defend.', 'enforced', 'losses-of'],
        ['KR-ATT-CAPTURE-ASSIGN', 'Assign counts for those who follow.', 'enforced', 'move-in'],
      ],
      'attack track': [
        ['KR-ATT-CONTINUE', 'Again, by touching it again.', 'shown', 'board'],
        ['KR-ATT-STOP', 'Something else ends it.', 'shown', 'board, controls'],
        ['KR-ATT-SWITCH', 'ATTACK again starts anew.', 'shown', 'board, controls'],
        ['KR-ATT-CAPTURE', 'Land without defenders is taken.', 'enforced', 'attack-territory'],
        ['KR-ATT-CAPTURE-AUTO', 'Some move in at once, by house rule.', 'enforced', 'attack-territory'],
        ['KR-ATT-CAPTURE-MORE', 'More follow by a touch.', 'shown', 'board'],
      ],
    },
  },
  {
    section: 'Move Action',
    rows: {
      'move check': [
        ['KR-MOVE-DEF', 'To a neighbour, or further by house rule.', 'enforced', 'move-armies'],
        ['KR-MOVE-OWN', 'Between lands of one’s own.', 'enforced', 'move-armies'],
        ['KR-MOVE-NOATTACK', 'It ends attacking.', 'enforced', 'attack-territory'],
        ['KR-MOVE-ONCE', 'One a turn.', 'enforced', 'move-armies'],
        ['KR-MOVE-ONEWAY', 'And none comes back.', 'enforced', 'move-armies'],
        ['KR-MOVE-ASSIGN', 'Assign counts here too.', 'enforced', 'move-armies'],
      ],
      'move assist': [
        ['KR-MOVE-BUTTON', 'MOVE first.', 'shown', 'controls'],
        ['KR-MOVE-FROM', 'Then where from.', 'shown', 'board'],
        ['KR-MOVE-TO', 'Then where to.', 'shown', 'board'],
      ],
    },
  },
  {
    section: 'Recruit Action',
    rows: {
      'recruit check': [
        ['KR-RECRUIT-WHEN', 'Before attacks and moves.', 'enforced', 'turn-in-set'],
        ['KR-FLAG-TYPES', 'Three kinds.', 'enforced', 'flag-kinds'],
        ['KR-FLAG-SET', 'Three alike.', 'enforced', 'sets'],
        ['KR-FLAG-SET-MIX', 'Or one of each.', 'enforced', 'sets'],
        ['KR-FLAG-FORCED', 'With five a set must go.', 'enforced', 'checks: must-turn-in-set'],
      ],
      'recruit track': [
        ['KR-RECRUIT-TRADE', 'A set goes, recruits come.', 'enforced', 'turn-in-set'],
        ['KR-FLAG-RISE', 'Later sets bring more.', 'tracked', 'next-recruit'],
      ],
      'end-turn check': [
        ['KR-FLAG-ONE', 'One a turn, no more.', 'enforced', 'turns'],
        ['KR-FLAG-NONE', 'None for nothing.', 'enforced', 'turns'],
        ['KR-FLAG-SINGLE', 'One for a conquest.', 'enforced', 'turns'],
      ],
      'any display': [
        ['KR-FLAG-NEXT', 'NEXT RECRUIT beside the board.', 'shown', 'controls'],
        ['KR-FLAG-COUNT', 'How many flags each has.', 'shown', 'players strip'],
        ['KR-FLAG-INSPECT', 'Own flags by kind, when touched.', 'shown', 'players strip'],
      ],
    },
  },
  {
    section: 'End Turn Action',
    rows: {
      'end-turn track': [['KR-END-BUTTON', 'END TURN hands on.', 'enforced', 'end-turn']],
      'end-turn check': [['KR-END-AWARD', 'The flag comes then.', 'enforced', 'end-turn']],
    },
  },
  {
    section: 'Eliminating Players',
    rows: {
      'elimination track': [
        ['KR-ELIM-PLAYER', 'Out with the last land.', 'enforced', 'capture'],
        ['KR-ELIM-FLAGS', 'Their flags change hands.', 'enforced', 'capture'],
      ],
      'elimination check': [
        ['KR-ELIM-FORCED', 'Above five a set goes at once.', 'enforced', 'capture'],
        ['KR-ELIM-PLACE', 'Its recruits come first.', 'enforced', 'checks: recruits-left'],
      ],
    },
  },
  {
    section: 'Neutral Countries',
    rows: {
      'lobby track': [
        ['KR-NEUTRAL-OPTION', 'By house rule.', 'tracked', 'house rule neutral'],
        ['KR-NEUTRAL-FORT', 'Fortified up to ten.', 'tracked', 'house rule fortified-neutrals'],
      ],
      'any display': [['KR-NEUTRAL-LOOK', 'Grey.', 'shown', 'board']],
      'any check': [['KR-NEUTRAL-PASSIVE', 'They have no turns.', 'enforced', 'turns']],
      'attack check': [['KR-NEUTRAL-DEFEND', 'They throw dice like all.', 'enforced', 'attack-territory']],
      'elimination check': [['KR-NEUTRAL-ELIM', 'Their end is nobody’s.', 'enforced', 'capture']],
    },
  },
  {
    section: 'Winning The Game',
    rows: {
      'victory check': [['KR-WIN-ALL', 'Neutral land must fall as well.', 'enforced', 'victory']],
    },
  },
  {
    section: 'Army Miniatures',
    rows: {
      'any display': [
        ['KR-MINI-ONE', 'One figure a territory.', 'shown', 'board'],
        ['KR-MINI-SOLDIER', 'A soldier to begin with.', 'shown', 'board'],
        ['KR-MINI-TANK', 'A tank from five.', 'shown', 'board'],
        ['KR-MINI-PLANE', 'A fighter from ten.', 'shown', 'board'],
        ['KR-MINI-VARY', 'Other maps, other figures.', 'tracked', 'map pack'],
      ],
    },
  },
];
