import type { Achievement } from '@vexillum/model';
import type { ConquestFeat } from './conquest-feats.ts';

type Asked = Omit<Extract<Achievement, { scope: 'game' }>, 'when'> & {
  readonly when: readonly { readonly feat: ConquestFeat; readonly atLeast?: number; readonly atMost?: number }[];
};

/** What players of Conquest are given for how they played: ours, for its seed names none (KR-GSL-ACH). */
const ofGames: readonly Asked[] = [
  {
    id: 'whirlwind',
    version: 1,
    title: 'Whirlwind',
    description: 'Take six territories in a single turn.',
    scope: 'game',
    when: [{ feat: 'conquered-in-a-turn', atLeast: 6 }],
  },
  {
    id: 'double-stroke',
    version: 1,
    title: 'Double stroke',
    description: 'Drive two players from the map in a single turn.',
    scope: 'game',
    when: [{ feat: 'eliminated-in-a-turn', atLeast: 2 }],
  },
  {
    id: 'single-handed',
    version: 1,
    title: 'Single-handed',
    description: 'Win against at least two others and drive every one of them from the map yourself.',
    scope: 'game',
    when: [
      { feat: 'won', atLeast: 1 },
      { feat: 'sides', atLeast: 3 },
      { feat: 'left-to-others', atMost: 0 },
    ],
  },
  {
    id: 'region',
    version: 1,
    title: 'A region of one’s own',
    description: 'Hold every territory of a region when your turn ends.',
    scope: 'game',
    when: [{ feat: 'regions-held', atLeast: 1 }],
  },
  {
    id: 'three-regions',
    version: 1,
    title: 'Three crowns',
    description: 'Hold three whole regions when your turn ends.',
    scope: 'game',
    when: [{ feat: 'regions-held', atLeast: 3 }],
  },
  {
    id: 'holding-the-pass',
    version: 1,
    title: 'Holding the pass',
    description: 'Beat off an attack of three dice with a single army.',
    scope: 'game',
    when: [{ feat: 'single-armies-that-held', atLeast: 1 }],
  },
  {
    id: 'rampart',
    version: 1,
    title: 'Rampart',
    description: 'Hold a territory through five attacks in one turn of an opponent.',
    scope: 'game',
    when: [{ feat: 'attacks-withstood', atLeast: 5 }],
  },
  {
    id: 'from-the-brink',
    version: 1,
    title: 'Back from the brink',
    description: 'Win after the end of a turn at which you held no more than two territories.',
    scope: 'game',
    when: [
      { feat: 'won', atLeast: 1 },
      { feat: 'fewest-territories', atMost: 2 },
    ],
  },
  {
    id: 'not-a-foot',
    version: 1,
    title: 'Not a foot of ground',
    description: 'Win without losing a single territory, and take at least five.',
    scope: 'game',
    when: [
      { feat: 'won', atLeast: 1 },
      { feat: 'territories-lost', atMost: 0 },
      { feat: 'conquered', atLeast: 5 },
    ],
  },
  {
    id: 'levy',
    version: 1,
    title: 'The great levy',
    description: 'Turn in a set of victory flags for at least twenty recruits.',
    scope: 'game',
    when: [{ feat: 'recruits-of-a-set', atLeast: 20 }],
  },
  {
    id: 'spoils',
    version: 1,
    title: 'To the victor the spoils',
    description: 'Take four victory flags from one player whom you drive from the map.',
    scope: 'game',
    when: [{ feat: 'flags-taken', atLeast: 4 }],
  },
  {
    id: 'against-numbers',
    version: 1,
    title: 'Against the numbers',
    description: 'Take a territory that was held by at least three armies more than you could send against it.',
    scope: 'game',
    when: [{ feat: 'outnumbered-by', atLeast: 3 }],
  },
  {
    id: 'swift',
    version: 1,
    title: 'Swift campaign',
    description: 'Win within six turns of your own after the armies are placed.',
    scope: 'game',
    when: [
      { feat: 'won', atLeast: 1 },
      { feat: 'turns', atLeast: 1, atMost: 6 },
    ],
  },
  {
    id: 'long-war',
    version: 1,
    title: 'The long war',
    description: 'Win after at least twenty-five turns of your own.',
    scope: 'game',
    when: [
      { feat: 'won', atLeast: 1 },
      { feat: 'turns', atLeast: 25 },
    ],
  },
  {
    id: 'crowded-map',
    version: 1,
    title: 'Last of many',
    description: 'Win against at least five others.',
    scope: 'game',
    when: [
      { feat: 'won', atLeast: 1 },
      { feat: 'sides', atLeast: 6 },
    ],
  },
  {
    id: 'great-army',
    version: 1,
    title: 'The great army',
    description: 'Have thirty armies in one territory when your turn ends.',
    scope: 'game',
    when: [{ feat: 'greatest-army', atLeast: 30 }],
  },
  {
    id: 'flags-unturned',
    version: 1,
    title: 'Flags in the chest',
    description: 'Win against at least two others without turning in a set of victory flags.',
    scope: 'game',
    when: [
      { feat: 'won', atLeast: 1 },
      { feat: 'sides', atLeast: 3 },
      { feat: 'sets-turned-in', atMost: 0 },
    ],
  },
];

const career = (
  id: string,
  title: string,
  description: string,
  counts: ConquestFeat,
  tiers: readonly number[],
  more: Pick<Extract<Achievement, { scope: 'career' }>, 'each' | 'isAlsoAlone'> = {},
): Achievement => ({ id, version: 1, title, description, scope: 'career', counts, tiers, ...more });

export const conquestAchievements: readonly Achievement[] = [
  career('campaigner', 'Campaigner', 'Campaigns played to their end.', 'played', [1, 10, 50, 200], {
    isAlsoAlone: true,
  }),
  career('ruler', 'Ruler', 'Campaigns won against other people.', 'won', [1, 10, 50]),
  career('conqueror', 'Conqueror', 'Territories taken.', 'conquered', [50, 500, 5000]),
  career('nemesis', 'Nemesis', 'Players driven from the map.', 'eliminated', [1, 10, 50]),
  career('traveller', 'Well travelled', 'Maps on which you have won.', 'won', [2], { each: 'profile' }),
  career('acquaintance', 'Well known', 'Different people you have played against.', 'played', [3, 10, 30], {
    each: 'opponent',
  }),
  ...ofGames,
];
