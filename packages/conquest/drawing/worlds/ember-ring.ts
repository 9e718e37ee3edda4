import { type Bow, sites, sitesOn } from '../lay-sites.ts';
import type { World } from '../world.ts';

const ring = (from: number, to: number): Bow => ({ middle: [500, 490], across: 345, down: 335, from, to });

/** An atoll of twelve lands round a lagoon, and a mountain of fire in it. */
export const emberRing: World = {
  id: 'ember-ring',
  version: '1.0.0',
  name: 'The Ember Ring',
  description:
    'A ring of land round a lagoon, and a mountain of fire in its middle. Whoever holds the mountain reaches every side of the ring, and is reached from every side.',
  board: { width: 1000, height: 980, sea: '#15404f' },
  seed: 1,
  reach: 74,
  channel: 42,
  rose: [930, 905],
  roseSize: 44,
  shallows: [
    { reach: 34, fill: '#1d5261' },
    { reach: 15, fill: '#2a6a74' },
  ],
  landmasses: [
    {
      name: 'the ring',
      regions: [
        {
          name: 'Morningside',
          bonus: 2,
          color: '#c4a24d',
          sites: sitesOn(ring(-30, 30), ['Firstlight', 'Palmhead', 'Oyster Key']),
        },
        {
          name: 'Southreef',
          bonus: 2,
          color: '#5f9a92',
          sites: sitesOn(ring(60, 120), ['Turtle Sand', 'Longreef', 'Mangrove']),
        },
        {
          name: 'Eveningside',
          bonus: 2,
          color: '#a27796',
          sites: sitesOn(ring(150, 210), ['Lastlight', 'Pumice Bay', 'Heron Spit']),
        },
        {
          name: 'Windreef',
          bonus: 2,
          color: '#7c93b2',
          sites: sitesOn(ring(240, 300), ['Galehead', 'Stormwatch', 'Frigate Key']),
        },
      ],
    },
    {
      name: 'the mountain',
      regions: [
        {
          name: 'The Cinder',
          bonus: 4,
          color: '#b06f62',
          sites: sites(`
            Ashgate 415,415
            Furnace 545,435
            Slag Hollow 450,545
            Obsidian 585,570`),
        },
      ],
    },
  ],
  seaLanes: [
    ['Ashgate', 'Stormwatch'],
    ['Furnace', 'Palmhead'],
    ['Obsidian', 'Longreef'],
    ['Slag Hollow', 'Pumice Bay'],
    ['Pumice Bay', 'Heron Spit'],
  ],
};
