import { sites } from '../lay-sites.ts';
import type { World } from '../world.ts';

/** Twelve isles, thirty-six lands, water everywhere. */
export const thousandOars: World = {
  id: 'thousand-oars',
  version: '1.0.0',
  name: 'A Thousand Oars',
  description:
    'Twelve isles of two to five lands, and nothing but water between them. Every landing is a gate, and every gate can be shut.',
  board: { width: 1560, height: 1020, sea: '#1b4a5c' },
  seed: 41,
  reach: 64,
  channel: 40,
  rose: [1475, 925],
  roseSize: 60,
  shallows: [
    { reach: 30, fill: '#235868' },
    { reach: 13, fill: '#337078' },
  ],
  landmasses: [
    {
      name: 'Hethra',
      regions: [
        {
          name: 'The Grey Isles',
          bonus: 3,
          color: '#7c93b2',
          sites: sites('Hethra 170,170\nWhalebone 290,140\nSpindrift 215,285'),
        },
      ],
    },
    {
      name: 'Skua',
      regions: [{ name: 'The Grey Isles', bonus: 3, color: '#7c93b2', sites: sites('Skua 175,490\nPetrel 270,575') }],
    },
    {
      name: 'Oldcastle',
      regions: [
        {
          name: 'The Crown Isles',
          bonus: 5,
          color: '#a27796',
          sites: sites(
            'Oldcastle 570,150\nThornhold 700,160\nKingsmarch 540,275\nQueensferry 670,290\nPageant 610,405',
          ),
        },
      ],
    },
    {
      name: 'Jester',
      regions: [
        { name: 'The Crown Isles', bonus: 5, color: '#a27796', sites: sites('Jester 905,330\nHerald 945,450') },
      ],
    },
    {
      name: 'Amberholm',
      regions: [
        {
          name: 'The Amber Isles',
          bonus: 3,
          color: '#c4a24d',
          sites: sites('Amberholm 990,130\nResin Bay 1120,150\nPinewrack 1150,270'),
        },
      ],
    },
    {
      name: 'Coaling',
      regions: [
        {
          name: 'The Amber Isles',
          bonus: 3,
          color: '#c4a24d',
          sites: sites('Coaling 1385,160\nTinder 1400,290\nKindle 1310,390'),
        },
      ],
    },
    {
      name: 'Netmend',
      regions: [
        {
          name: 'The Fisher Isles',
          bonus: 4,
          color: '#5f9a92',
          sites: sites('Netmend 180,810\nHerring 300,860\nCodwater 290,750\nFloat 410,810'),
        },
      ],
    },
    {
      name: 'Lampwick',
      regions: [
        { name: 'The Fisher Isles', bonus: 4, color: '#5f9a92', sites: sites('Lampwick 465,600\nWrecker 565,660') },
      ],
    },
    {
      name: 'Vaul',
      regions: [
        {
          name: 'The Green Isles',
          bonus: 4,
          color: '#7f9a62',
          sites: sites('Vaul 745,600\nFernlow 860,640\nMilkwater 770,725'),
        },
      ],
    },
    {
      name: 'Cowslip',
      regions: [
        { name: 'The Green Isles', bonus: 4, color: '#7f9a62', sites: sites('Cowslip 690,885\nBramley 820,890') },
      ],
    },
    {
      name: 'Sable',
      regions: [
        {
          name: 'The Black Isles',
          bonus: 4,
          color: '#8f8f56',
          sites: sites('Sable 1180,560\nPitch 1300,600\nTarn 1200,690\nRaven 1325,730'),
        },
      ],
    },
    {
      name: 'Mourn',
      regions: [
        {
          name: 'The Black Isles',
          bonus: 4,
          color: '#8f8f56',
          sites: sites('Mourn 1060,860\nVigil 1190,885\nCandle 985,770'),
        },
      ],
    },
  ],
  seaLanes: [
    ['Whalebone', 'Oldcastle'],
    ['Spindrift', 'Kingsmarch'],
    ['Spindrift', 'Skua'],
    ['Petrel', 'Lampwick'],
    ['Petrel', 'Codwater'],
    ['Float', 'Wrecker'],
    ['Pageant', 'Lampwick'],
    ['Pageant', 'Vaul'],
    ['Thornhold', 'Amberholm'],
    ['Queensferry', 'Jester'],
    ['Jester', 'Amberholm'],
    ['Herald', 'Sable'],
    ['Herald', 'Fernlow'],
    ['Resin Bay', 'Coaling'],
    ['Pinewrack', 'Kindle'],
    ['Kindle', 'Pitch'],
    ['Wrecker', 'Vaul'],
    ['Float', 'Cowslip'],
    ['Milkwater', 'Cowslip'],
    ['Bramley', 'Candle'],
    ['Fernlow', 'Candle'],
    ['Tarn', 'Candle'],
    ['Raven', 'Vigil'],
  ],
};
