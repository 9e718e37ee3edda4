import { moreArmies } from './more-armies.ts';
import { grand201706 } from '../profiles/grand-2017-06.ts';
import { triumph11 } from '../profiles/triumph-1-1.ts';
import { type SampleArmy, sampleArmy } from './sample-army.ts';

const hannibal = sampleArmy(
  grand201706,
  'hannibal',
  'Hannibal in Italy, 217 BC',
  'African veterans and Spaniards in the middle, Gauls beside them, and far better horsemen than Rome has.',
  [
    {
      general: ['ECV', 'Hannibal and his bodyguard'],
      troops: [
        [8, 'HFT', 'African veterans'],
        [4, 'RDR', 'Spanish swordsmen'],
        [2, 'SKM', 'Balearic slingers'],
        [1, 'ELE', 'The last elephant'],
      ],
    },
    {
      general: ['ECV', 'Gallic chieftain'],
      troops: [
        [1, 'ECV', 'Gallic nobles on horseback'],
        [10, 'WBD', 'Gallic tribesmen'],
        [2, 'SKM', 'Gallic youths with javelins'],
      ],
    },
    {
      general: ['JCV', 'Maharbal'],
      troops: [
        [5, 'JCV', 'Numidian riders'],
        [4, 'ECV', 'Spanish horse'],
        [2, 'LFT', 'Libyan javelinmen'],
      ],
    },
  ],
);

const alexander = sampleArmy(
  grand201706,
  'alexander',
  'Alexander in Asia, 334 BC',
  'A wall of pikes that holds, and companions on the right who strike.',
  [
    {
      general: ['KNT', 'Alexander with the royal squadron'],
      troops: [
        [3, 'KNT', 'Companion cavalry'],
        [1, 'JCV', 'Scouts of the frontier'],
        [2, 'EFT', 'Shield bearers of the guard'],
        [6, 'PIK', 'Regiments of the right'],
        [2, 'LFT', 'Agrianian javelinmen'],
        [1, 'ARC', 'Cretan archers'],
      ],
    },
    {
      general: ['PIK', 'Craterus'],
      troops: [
        [10, 'PIK', 'Regiments of the left'],
        [2, 'SPR', 'Hoplites of the Greek league'],
        [1, 'SKM', 'Macedonian slingers'],
      ],
    },
    {
      general: ['ECV', 'Parmenion'],
      troops: [
        [3, 'ECV', 'Thessalian horse'],
        [2, 'JCV', 'Horsemen of the Greek allies'],
        [3, 'SPR', 'Hired hoplites'],
        [2, 'LFT', 'Thracians'],
        [1, 'RBL', 'Balkan stone throwers'],
      ],
    },
  ],
);

const crusaders = sampleArmy(
  grand201706,
  'crusaders',
  'The road to Antioch, 1097',
  'Heavy horsemen whom nobody stops in the open, if their foot keeps the arrows off until then.',
  [
    {
      general: ['KNT', 'Bohemond'],
      troops: [
        [6, 'KNT', 'Norman knights of the south'],
        [4, 'SPR', 'Armoured footmen'],
        [2, 'ARC', 'Crossbowmen'],
      ],
    },
    {
      general: ['KNT', 'Godfrey'],
      troops: [
        [3, 'KNT', 'Knights of Lorraine'],
        [4, 'SPR', 'Footmen of Lorraine'],
        [2, 'ARC', 'Archers'],
        [2, 'HRD', 'Pilgrims in arms'],
      ],
    },
    {
      general: ['KNT', 'Raymond'],
      troops: [
        [3, 'KNT', 'Knights of Provence'],
        [3, 'SPR', 'Footmen of Provence'],
        [2, 'ARC', 'Crossbowmen of Provence'],
        [2, 'RBL', 'Poor folk with slings'],
        [4, 'HRD', 'Pilgrims without armour'],
      ],
    },
  ],
);

const seljuks = sampleArmy(
  grand201706,
  'seljuks',
  'The host of the Seljuks, 1097',
  'Swarms of horse archers who are never where the enemy charges, and picked riders for the end.',
  [
    {
      general: ['ECV', 'Kilij Arslan'],
      troops: [
        [4, 'ECV', 'Household riders'],
        [8, 'HBW', 'Turcomans of the sultan'],
      ],
    },
    {
      general: ['HBW', 'Emir of the border'],
      troops: [
        [9, 'HBW', 'Turcomans of the border'],
        [2, 'SKM', 'Archers on foot'],
      ],
    },
    {
      general: ['ECV', 'Governor of the cities'],
      troops: [
        [4, 'JCV', 'Bedouin lancers'],
        [2, 'SPR', 'City guards'],
        [4, 'BLV', 'Archers of the towns'],
        [5, 'HRD', 'Levied townsmen'],
      ],
    },
  ],
);

const danes = sampleArmy(
  triumph11,
  'danes',
  'The great army of the Danes, 871',
  'Hard foot with axes who come straight on.',
  [
    {
      general: ['EFT', 'Halfdan'],
      troops: [
        [2, 'EFT', 'Mailed house troops'],
        [7, 'WRR', 'Crews of the ships'],
        [2, 'RDR', 'Plunderers'],
        [1, 'ARC', 'Bowmen'],
        [1, 'SKM', 'Stone throwers'],
      ],
    },
  ],
);

const wessex = sampleArmy(
  triumph11,
  'wessex',
  'Alfred’s Wessex, 871',
  'A shield wall with a few good men in front and many farmers behind.',
  [
    {
      general: ['EFT', 'Alfred'],
      troops: [
        [1, 'EFT', 'Thegns'],
        [5, 'SPR', 'Shire levy, front ranks'],
        [5, 'HRD', 'Shire levy, farmers'],
        [2, 'SKM', 'Hunters and slingers'],
        [1, 'JCV', 'Mounted scouts'],
      ],
    },
  ],
);

/** Armies for a first game, of our own making: opponents come in pairs. */
export const sampleArmies: readonly SampleArmy[] = [
  crusaders,
  seljuks,
  hannibal,
  alexander,
  danes,
  wessex,
  ...moreArmies,
];
