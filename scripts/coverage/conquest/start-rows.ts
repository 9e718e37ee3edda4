import type { KrSection } from './kr-row.ts';

/** From sitting down to the last army of the start. */
export const startRows: readonly KrSection[] = [
  {
    section: 'Introduction',
    rows: {
      'any display': [['KR-INTRO-GOAL', 'What the game is about.', 'shown', 'help']],
      'victory check': [['KR-INTRO-WIN', 'No victory beside another player.', 'enforced', 'victory']],
    },
  },
  {
    section: 'House Rules',
    rows: {
      'lobby track': [['KR-HOUSE-OPTIONS', 'Options are switched on and off.', 'tracked', 'set-house-rules']],
      'any display': [['KR-HOUSE-VIEW', 'Anyone reads every option and its state.', 'shown', 'menu of the game']],
      'admin display': [['KR-HOUSE-CHANGE', 'Host and administrators change them there.', 'shown', 'menu of the game']],
    },
  },
  {
    section: 'Getting Started',
    rows: { 'lobby display': [['KR-START-FAQ', 'Questions of new hosts, answered.', 'shown', 'help']] },
  },
  {
    section: 'Joining the Game',
    rows: {
      'lobby track': [
        ['KR-JOIN-SIT', 'A seat’s link, or PLAY at the table.', 'shown', 'join screen, lobby'],
        ['KR-JOIN-MENU', 'PLAY in the menu, without any drawn chair.', 'shown', 'menu of the game'],
      ],
      'lobby assist': [['KR-JOIN-THEME', 'One button finds any free seat.', 'shown', 'lobby']],
      'lobby display': [['KR-JOIN-REZZER', 'Touching the board seats nobody.', 'shown', 'board']],
    },
  },
  {
    section: 'Game Play',
    rows: {
      'lobby track': [['KR-FLOW-START', 'Any player presses START when all sit.', 'enforced', 'start-game']],
      'lobby check': [['KR-FLOW-PLAYERS', 'Two to eight.', 'enforced', 'start-game']],
      'any track': [['KR-FLOW-PHASES', 'Claiming, amassing, conquering, in this order.', 'tracked', 'game']],
    },
  },
  {
    section: 'Assignment Phase',
    rows: {
      'assignment check': [
        ['KR-ASSIGN-ALL', 'No land stays without an owner.', 'enforced', 'claim-territory, start-game'],
        ['KR-ASSIGN-RANDOM', 'Land is dealt by the dice.', 'enforced', 'start-game'],
        ['KR-ASSIGN-EQUAL', 'Equal shares; a rest by order.', 'enforced', 'start-game'],
        ['KR-ASSIGN-NEXT', 'Amassing follows by itself.', 'enforced', 'claim-territory, start-game'],
      ],
      'assignment track': [
        ['KR-ASSIGN-MODE', 'Claimed or dealt.', 'tracked', 'house rule random-start'],
        ['KR-ASSIGN-MANUAL', 'Free land is claimed in turn.', 'enforced', 'claim-territory'],
        ['KR-ASSIGN-DEFAULT', 'Claimed, unless told otherwise.', 'tracked', 'house rule random-start'],
      ],
      'assignment assist': [['KR-ASSIGN-TOUCH', 'A touch claims.', 'shown', 'board']],
    },
  },
  {
    section: 'Amassing Phase',
    rows: {
      'amassing track': [['KR-AMASS-ONE', 'One army a turn.', 'enforced', 'place-army']],
      'amassing check': [
        ['KR-AMASS-REST', 'Armies on claimed land are counted in.', 'enforced', 'start-game, claim-territory'],
        ['KR-AMASS-2P', '40 for two.', 'enforced', 'rule-numbers'],
        ['KR-AMASS-3P', '35 for three.', 'enforced', 'rule-numbers'],
        ['KR-AMASS-4P', '30 for four.', 'enforced', 'rule-numbers'],
        ['KR-AMASS-5P', '25 for five.', 'enforced', 'rule-numbers'],
        ['KR-AMASS-6P', '20 for six.', 'enforced', 'rule-numbers'],
        ['KR-AMASS-7P', '15 for seven.', 'enforced', 'rule-numbers'],
        ['KR-AMASS-8P', '15 for eight.', 'enforced', 'rule-numbers'],
        ['KR-AMASS-END', 'With the last army conquering begins.', 'enforced', 'place-army'],
      ],
    },
  },
];
