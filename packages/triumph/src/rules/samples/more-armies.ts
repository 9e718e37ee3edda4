import { grand201706 } from '../profiles/grand-2017-06.ts';
import { triumph11 } from '../profiles/triumph-1-1.ts';
import { type SampleArmy, sampleArmy } from './sample-army.ts';

const caesar = sampleArmy(
  grand201706,
  'caesar',
  'Caesar in Gaul, 52 BC',
  'Ten cohorts in the middle, hired horsemen beside them, and nobody to waste.',
  [
    {
      general: ['EFT', 'Caesar with the tenth legion'],
      troops: [
        [11, 'EFT', 'Cohorts of the veterans'],
        [1, 'ARC', 'Cretan archers'],
      ],
    },
    {
      general: ['EFT', 'Labienus'],
      troops: [
        [8, 'EFT', 'Cohorts of the left'],
        [1, 'ARC', 'Archers from the islands'],
        [1, 'ART', 'Bolt throwers'],
      ],
    },
    {
      general: ['JCV', 'German chieftain in Roman pay'],
      troops: [
        [6, 'JCV', 'German riders'],
        [3, 'LFT', 'Footmen who run with the horses'],
        [4, 'WBD', 'Aedui who have not left yet'],
      ],
    },
  ],
);

const gauls = sampleArmy(
  grand201706,
  'gauls',
  'The rising of the Gauls, 52 BC',
  'More shields than anyone can count, and one charge to make them tell.',
  [
    {
      general: ['JCV', 'Vercingetorix'],
      troops: [
        [3, 'JCV', 'Nobles of the Arverni'],
        [12, 'WBD', 'Warbands of the Arverni'],
        [2, 'SKM', 'Youths with javelins'],
      ],
    },
    {
      general: ['WBD', 'Commius'],
      troops: [
        [13, 'WBD', 'Warbands of the Belgae'],
        [1, 'SKM', 'Slingers'],
      ],
    },
    {
      general: ['JCV', 'Vercassivellaunus'],
      troops: [
        [2, 'JCV', 'Riders of the relief'],
        [9, 'WBD', 'Warbands of the relief'],
        [1, 'HRD', 'People of the villages'],
      ],
    },
  ],
);

const caliph = sampleArmy(
  grand201706,
  'caliph',
  'The army of the caliph, 838',
  'Guards who shoot from the saddle, spearmen who stand, and volunteers who hope.',
  [
    {
      general: ['ECV', 'The caliph’s commander'],
      troops: [
        [5, 'ECV', 'Guard cavalry'],
        [5, 'SPR', 'Spearmen of Khurasan'],
        [3, 'ARC', 'Bowmen of the guard'],
      ],
    },
    {
      general: ['HBW', 'Ashinas, captain of the ghulams'],
      troops: [
        [9, 'HBW', 'Ghulams'],
        [2, 'SKM', 'Naphtha throwers'],
      ],
    },
    {
      general: ['JCV', 'Emir of the frontier'],
      troops: [
        [4, 'JCV', 'Riders of the frontier'],
        [3, 'SPR', 'City levies'],
        [4, 'BLV', 'Archers of the towns'],
        [1, 'HRD', 'Volunteers'],
      ],
    },
  ],
);

const themes = sampleArmy(
  grand201706,
  'themes',
  'The emperor’s themes, 838',
  'A patient army of horse and foot, each doing what the other cannot.',
  [
    {
      general: ['ECV', 'Theophilos with his guard'],
      troops: [
        [4, 'ECV', 'Riders of the capital'],
        [2, 'KNT', 'Heavy horse of the guard'],
        [4, 'SPR', 'Spearmen of the Anatolics'],
        [3, 'ARC', 'Archers of the Anatolics'],
      ],
    },
    {
      general: ['ECV', 'General of the Armeniacs'],
      troops: [
        [4, 'ECV', 'Riders of the Armeniacs'],
        [3, 'SPR', 'Spearmen of the Armeniacs'],
        [4, 'LFT', 'Mountaineers with javelins'],
      ],
    },
    {
      general: ['ECV', 'Theophobos'],
      troops: [
        [6, 'JCV', 'Khurramite riders'],
        [2, 'HBW', 'Hired horse archers'],
        [2, 'LFT', 'Prowlers of the passes'],
        [1, 'BLV', 'Bowmen of the villages'],
      ],
    },
  ],
);

const mongols = sampleArmy(
  grand201706,
  'mongols',
  'The riders of Batu, 1241',
  'Arrows first, lances last, and always somebody behind the hill.',
  [
    {
      general: ['ECV', 'Batu'],
      troops: [
        [3, 'ECV', 'Armored household'],
        [8, 'HBW', 'Riders of the khan'],
        [1, 'ART', 'Stone throwers of the engineers'],
      ],
    },
    {
      general: ['HBW', 'Shiban'],
      troops: [
        [9, 'HBW', 'Riders of the bridge'],
        [1, 'CAT', 'Lancers in lamellar'],
      ],
    },
    {
      general: ['ECV', 'Subutai'],
      troops: [
        [9, 'HBW', 'Riders who crossed the river by night'],
        [3, 'SKM', 'Conscripts with bows'],
      ],
    },
  ],
);

const hungarians = sampleArmy(
  grand201706,
  'hungarians',
  'King Béla’s host, 1241',
  'Knights behind a ring of wagons, and light horse who know the enemy’s ways.',
  [
    {
      general: ['KNT', 'King Béla'],
      troops: [
        [6, 'KNT', 'Royal knights'],
        [5, 'HBW', 'Székely horse archers'],
        [2, 'WWG', 'Wagons of the camp'],
      ],
    },
    {
      general: ['KNT', 'Duke Coloman'],
      troops: [
        [4, 'KNT', 'Knights of Slavonia'],
        [6, 'SPR', 'Footmen of the towns'],
      ],
    },
    {
      general: ['HBW', 'Count of the light horse'],
      troops: [
        [7, 'HBW', 'Light horse of the marches'],
        [2, 'ARC', 'Castle archers'],
        [3, 'HRD', 'Servants and drivers'],
      ],
    },
  ],
);

const spartans = sampleArmy(
  triumph11,
  'spartans',
  'Sparta at home, 418 BC',
  'Few in number and sure of it: a line of spears that does not count the enemy.',
  [
    {
      general: ['SPR', 'King Agis'],
      troops: [
        [8, 'SPR', 'Spartans and their neighbors'],
        [1, 'EFT', 'Picked men'],
        [1, 'JCV', 'Laconian horse'],
        [2, 'RBL', 'Helots with stones'],
      ],
    },
  ],
);

const argives = sampleArmy(
  triumph11,
  'argives',
  'Argos and her friends, 418 BC',
  'A league of cities with one good regiment and a long memory.',
  [
    {
      general: ['SPR', 'General of Argos'],
      troops: [
        [7, 'SPR', 'Hoplites of the league'],
        [1, 'EFT', 'The picked thousand'],
        [1, 'JCV', 'Horsemen from Athens'],
        [1, 'LFT', 'Javelinmen'],
        [1, 'SKM', 'Slingers'],
        [1, 'RBL', 'Camp servants'],
      ],
    },
  ],
);

/** More opponents, in pairs again. */
export const moreArmies: readonly SampleArmy[] = [
  caesar,
  gauls,
  caliph,
  themes,
  mongols,
  hungarians,
  spartans,
  argives,
];
