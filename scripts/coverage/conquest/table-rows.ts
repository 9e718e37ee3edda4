import type { KrSection } from './kr-row.ts';

/** Everything round the game: upgrades, looks, the menus, and the league. */
export const tableRows: readonly KrSection[] = [
  {
    section: 'Bug Fixes and Upgrades',
    rows: {
      'platform display': [
        ['KR-UPG-FREE', 'New versions cost nothing.', 'shown', 'menu of the table'],
        ['KR-UPG-MANUAL', 'Whoever runs the server fetches them.', 'shown', 'menu of the table'],
        ['KR-UPG-SUPPORT', 'Help is searched; mistakes are told.', 'shown', 'help, menu of the table'],
        ['KR-UPG-BOUNTY', 'Whoever finds a mistake may be thanked for it.', 'shown', 'menu of the table'],
        ['KR-UPG-DISCLAIMER', 'Read what has changed, then update.', 'shown', 'menu of the table, /changes'],
      ],
    },
  },
  {
    section: 'Customization',
    rows: {
      'platform display': [
        ['KR-CUST-THEME', 'The table’s colours.', 'shown', 'table'],
        ['KR-CUST-TABLEMENU', 'The table has a menu of its own.', 'shown', 'menu of the table'],
        ['KR-CUST-PLAYER', 'Sound, motion, theme, camera for each browser.', 'shown', 'menu of the table'],
      ],
      'platform track': [['KR-CUST-MAPS', 'Maps can be brought along.', 'enforced', 'choose-map, maps screen']],
    },
  },
  {
    section: 'Gaming.SL Live Integration',
    rows: {
      'platform display': [['KR-GSL-PLATFORM', 'Services beyond one table.', 'shown', '/boards, /play, /me']],
    },
  },
  {
    section: 'Leaderboards',
    rows: {
      'platform track': [
        ['KR-GSL-TOPSCORES', 'Scores of all tables.', 'tracked', 'boards'],
        ['KR-GSL-WINNERS', 'How often somebody has won.', 'tracked', 'boards'],
        ['KR-GSL-RANK', 'Players compared.', 'tracked', 'boards'],
        ['KR-GSL-RANK-IMPROVE', 'Good play lifts.', 'tracked', 'ratingsAfter'],
      ],
      'platform display': [
        ['KR-GSL-SCORES-VIEW', 'A page of scores.', 'shown', '/boards'],
        ['KR-GSL-WINNERS-VIEW', 'A page of winners.', 'shown', '/boards'],
        ['KR-GSL-RANK-VIEW', 'A page of ranks.', 'shown', '/boards'],
      ],
      'platform assist': [
        ['KR-GSL-SCORES-FILTER', 'Scores looked through.', 'shown', '/boards'],
        ['KR-GSL-WINNERS-FILTER', 'Winners looked through.', 'shown', '/boards'],
      ],
    },
  },
  {
    section: 'Achievements',
    rows: {
      'platform track': [
        ['KR-GSL-ACH', 'Trophies for feats.', 'tracked', 'achievements'],
        ['KR-GSL-ACH-AUTO', 'Given by themselves.', 'tracked', 'achievements'],
      ],
      'platform display': [
        ['KR-GSL-ACH-ANNOUNCE', 'Told when they come.', 'shown', 'award'],
        ['KR-GSL-ACH-VIEW', 'A page of one’s own.', 'shown', '/me'],
      ],
    },
  },
  {
    section: 'Jackpots',
    rows: {
      'platform track': [
        ['KR-GSL-JACKPOT', 'Seasons with prizes.', 'tracked', 'Pots'],
        ['KR-GSL-JACKPOT-RANK', 'By rank in the season.', 'tracked', 'Pots'],
        ['KR-GSL-JACKPOT-RESET', 'Each season starts empty.', 'tracked', 'Pots'],
      ],
      'platform display': [['KR-GSL-JACKPOT-VIEW', 'A page of the season.', 'shown', '/boards?board=pots']],
      'platform check': [['KR-GSL-JACKPOT-ELIG', 'Only its own games count.', 'tracked', 'Pots']],
    },
  },
  {
    section: 'Licensing',
    rows: {
      'platform track': [
        ['KR-GSL-LICENSE', 'Results stay with a table wherever it goes.', 'tracked', 'boards, continued'],
      ],
      'platform display': [
        ['KR-GSL-LICENSE-COPY', 'Of copies of a game the first that ends counts.', 'shown', '/boards'],
      ],
    },
  },
  {
    section: 'Public Games',
    rows: {
      'platform track': [['KR-GSL-PUBLIC', 'A table can be listed.', 'tracked', 'listing']],
      'platform display': [['KR-GSL-PUBLIC-INFO', 'With state and a way in.', 'shown', '/play']],
      'platform check': [['KR-GSL-PRIVATE', 'A table is private until its host lists it.', 'enforced', 'server']],
    },
  },
  {
    section: 'Privacy',
    rows: { 'platform display': [['KR-GSL-PRIVACY', 'What is kept, and why.', 'shown', '/privacy']] },
  },
  {
    section: 'Administration',
    rows: {
      'admin display': [
        ['KR-ADMIN-OPEN', 'Press and hold, or the sign in the bar.', 'shown', 'press-and-hold, bar'],
        ['KR-ADMIN-MENU', 'Values, and the means to change them.', 'shown', 'menu of the game'],
        ['KR-ADMIN-SWITCH', 'Game and Table lead to each other.', 'shown', 'menus'],
        ['KR-ADMIN-PAGES', 'Pages that are turned.', 'shown', 'menu of the game'],
      ],
      'admin check': [['KR-ADMIN-ROLES', 'Some is the host’s alone.', 'enforced', 'set-house-rules, choose-map']],
      'admin track': [['KR-ADMIN-GROUP', 'Administrators are named seats.', 'tracked', 'name-administrators']],
    },
  },
  {
    section: 'Rezzer Options',
    rows: {
      'admin display': [['KR-ADMIN-REZZEROPTS', 'What outlives a game at its table.', 'shown', 'menu of the table']],
    },
  },
  {
    section: 'Owner-Only Options',
    rows: {
      'admin track': [
        ['KR-ADMIN-INDICATORS', 'The light of whose turn it is.', 'tracked', 'house rule indicator'],
        ['KR-ADMIN-COLOR', 'The table’s colour.', 'tracked', 'house rule color'],
        ['KR-ADMIN-MAPS', 'The map, and its figures.', 'tracked', 'choose-map'],
      ],
    },
  },
  {
    section: 'Administrative User Options',
    rows: {
      'admin display': [['KR-ADMIN-REZZER', 'A jump to the table’s menu.', 'shown', 'menu of the game']],
      'admin track': [
        ['KR-ADMIN-PLAYERS', 'Somebody is skipped.', 'enforced', 'skip-turn'],
        ['KR-ADMIN-EVICT', 'Somebody is taken out.', 'enforced', 'evict-player'],
        ['KR-ADMIN-ABANDONED', 'How long an empty table waits.', 'tracked', 'house rule abandoned'],
        ['KR-ADMIN-TIMEOUT', 'How long a turn waits to begin.', 'tracked', 'house rule timeout'],
        ['KR-ADMIN-QUIET', 'Fewer lines.', 'tracked', 'house rule quiet, log'],
        ['KR-ADMIN-CHATTY', 'All lines.', 'tracked', 'house rule quiet, log'],
        ['KR-ADMIN-EVICTON', 'The late are taken out.', 'tracked', 'house rule evict'],
        ['KR-ADMIN-EVICTOFF', 'Or passed over.', 'tracked', 'house rule evict'],
        ['KR-ADMIN-RANDOMON', 'Land is dealt.', 'tracked', 'house rule random-start'],
        ['KR-ADMIN-RANDOMOFF', 'Land is claimed.', 'tracked', 'house rule random-start'],
        ['KR-ADMIN-NEUTRALON', 'With neutrals.', 'tracked', 'house rule neutral'],
        ['KR-ADMIN-NEUTRALOFF', 'Without.', 'tracked', 'house rule neutral'],
        ['KR-ADMIN-FORTON', 'Strong ones.', 'tracked', 'house rule fortified-neutrals'],
        ['KR-ADMIN-FORTOFF', 'Plain ones.', 'tracked', 'house rule fortified-neutrals'],
      ],
      'admin check': [
        ['KR-ADMIN-ABANDONED-RESET', 'Then it is set up anew.', 'enforced', 'due-next: reset-game'],
        ['KR-ADMIN-TIMEOUT-SKIP', 'Then the turn passes on.', 'enforced', 'due-next: skip-turn'],
        ['KR-ADMIN-FORT-VISIBLE', 'Asked only where there are neutrals.', 'enforced', 'house-rules'],
      ],
    },
  },
  {
    section: 'Additional Questions',
    rows: { 'platform display': [['KR-HELP-SEARCH', 'Help that can be searched.', 'shown', 'help']] },
  },
  {
    section: 'ChangeLog',
    rows: { 'platform display': [['KR-HELP-CHANGELOG', 'What has changed.', 'shown', '/changes']] },
  },
];
