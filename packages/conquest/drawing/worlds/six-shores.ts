import type { World } from '../world.ts';

/** A world of our own: six regions round a middle sea, 42 territories. */
export const sixShores: World = {
  id: 'six-shores',
  version: '1.0.0',
  name: 'The Six Shores',
  description:
    'A whole invented world for two to eight players. The Corvane in its middle is rich and open on all sides; the isles in the south-east are poor and easy to hold.',
  board: { width: 1600, height: 900, sea: '#1f3f57' },
  seed: 21,
  reach: 73,
  channel: 44,
  rose: [110, 770],
  roseSize: 72,
  shallows: [
    { reach: 30, fill: '#264b64' },
    { reach: 13, fill: '#305a73' },
  ],
  landmasses: [
    {
      name: 'the north-west',
      regions: [
        {
          name: 'Norhelm',
          bonus: 5,
          color: '#7c93b2',
          sites: [
            { name: 'Isbrand', at: [150, 150] },
            { name: 'Skerrow', at: [300, 105] },
            { name: 'Hviden', at: [455, 120] },
            { name: 'Torfell', at: [205, 262] },
            { name: 'Brannoth', at: [355, 242] },
            { name: 'Ulvar', at: [500, 250] },
            { name: 'Kaldring', at: [280, 390] },
            { name: 'Eidmoor', at: [428, 382] },
          ],
        },
      ],
    },
    {
      name: 'the south-west',
      regions: [
        {
          name: 'Sarrow',
          bonus: 3,
          color: '#b58a5a',
          sites: [
            { name: 'Quenda', at: [255, 560] },
            { name: 'Ocrel', at: [400, 565] },
            { name: 'Tambria', at: [320, 685] },
            { name: 'Sarnmouth', at: [468, 685] },
            { name: 'Lanthe', at: [385, 800], weight: -6 },
          ],
        },
      ],
    },
    {
      name: 'the middle and the east',
      regions: [
        {
          name: 'Corvane',
          bonus: 7,
          color: '#7f9a62',
          sites: [
            { name: 'Highcairn', at: [690, 120] },
            { name: 'Fennick', at: [840, 115], weight: 6 },
            { name: 'Aldermark', at: [625, 245] },
            { name: 'Bellisar', at: [765, 230] },
            { name: 'Corheath', at: [915, 210] },
            { name: 'Dunmarch', at: [690, 370] },
            { name: 'Esterley', at: [840, 350] },
            { name: 'Garrowen', at: [970, 325] },
            { name: 'Innisvale', at: [775, 485], weight: -8 },
          ],
        },
        {
          name: 'Oskara',
          bonus: 6,
          color: '#a27796',
          sites: [
            { name: 'Voskaya', at: [1160, 125] },
            { name: 'Dzerin', at: [1295, 100] },
            { name: 'Tolgai', at: [1450, 130] },
            { name: 'Ordamar', at: [1085, 290] },
            { name: 'Yaruun', at: [1235, 245] },
            { name: 'Shenquil', at: [1395, 255] },
            { name: 'Belkhar', at: [1170, 400] },
            { name: 'Umrat', at: [1315, 385] },
            { name: 'Karasund', at: [1465, 390] },
          ],
        },
      ],
    },
    {
      name: 'the south',
      regions: [
        {
          name: 'Tessande',
          bonus: 4,
          color: '#c4a24d',
          sites: [
            { name: 'Zaffar', at: [640, 645] },
            { name: 'Mirhab', at: [785, 625] },
            { name: 'Oudeja', at: [930, 630] },
            { name: 'Kessim', at: [710, 775] },
            { name: 'Rashelle', at: [855, 765] },
            { name: 'Tauvin', at: [990, 760] },
          ],
        },
      ],
    },
    {
      name: 'the great isle',
      regions: [
        {
          name: 'Pellora',
          bonus: 2,
          color: '#5f9a92',
          sites: [
            { name: 'Maluai', at: [1165, 620] },
            { name: 'Lelewa', at: [1185, 760] },
          ],
        },
      ],
    },
    {
      name: 'the north isle',
      regions: [
        { name: 'Pellora', bonus: 2, color: '#5f9a92', sites: [{ name: 'Tikaro', at: [1330, 590], weight: -4 }] },
      ],
    },
    {
      name: 'the outer isle',
      regions: [
        {
          name: 'Pellora',
          bonus: 2,
          color: '#5f9a92',
          sites: [
            { name: 'Oponua', at: [1480, 660] },
            { name: 'Hanatoa', at: [1400, 790] },
          ],
        },
      ],
    },
  ],
  seaLanes: [
    ['Hviden', 'Highcairn'],
    ['Ulvar', 'Aldermark'],
    ['Kaldring', 'Quenda'],
    ['Eidmoor', 'Ocrel'],
    ['Ocrel', 'Zaffar'],
    ['Sarnmouth', 'Kessim', [590, 745]],
    ['Dunmarch', 'Zaffar', [640, 490]],
    ['Innisvale', 'Mirhab'],
    ['Corheath', 'Voskaya'],
    ['Oudeja', 'Maluai'],
    ['Tauvin', 'Lelewa'],
    ['Belkhar', 'Maluai'],
    ['Umrat', 'Tikaro'],
    ['Karasund', 'Oponua'],
    ['Maluai', 'Tikaro'],
    ['Tikaro', 'Oponua'],
    ['Lelewa', 'Hanatoa'],
  ],
};
