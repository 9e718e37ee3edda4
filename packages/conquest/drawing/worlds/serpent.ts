import { sites } from '../lay-sites.ts';
import type { World } from '../world.ts';

/** A long land that winds from west to east, two lands wide; boats cut its bends. */
export const serpent: World = {
  id: 'serpent',
  version: '1.0.0',
  name: 'The Serpent',
  description:
    'A narrow land that winds from sunset to sunrise, never more than two lands wide. By land there are only two fronts; boats across its bays open new ones.',
  board: { width: 1800, height: 600, sea: '#1f3f57' },
  seed: 20,
  reach: 72,
  channel: 42,
  rose: [1710, 500],
  roseSize: 58,
  shallows: [
    { reach: 28, fill: '#264b64' },
    { reach: 12, fill: '#305a73' },
  ],
  landmasses: [
    {
      name: 'the serpent',
      regions: [
        {
          name: 'The Tail',
          bonus: 2,
          color: '#8f8f56',
          sites: sites(`
            Rattle Point 140,225
            Dry Fang 140,365
            Shedding 270,315
            Coldcoil 295,450`),
        },
        {
          name: 'Lower Coil',
          bonus: 5,
          color: '#5f9a92',
          sites: sites(`
            Scalewood 410,320
            Sunstone 440,465
            Green Ridge 545,225
            Eggsand 570,365
            Winding 680,135
            Hollow Rib 710,275`),
        },
        {
          name: 'The Heart',
          bonus: 4,
          color: '#b06f62',
          sites: sites(`
            Redmoor 820,150
            Pulse 850,290
            Warmwater 955,225
            Bellyfold 975,370`),
        },
        {
          name: 'Upper Coil',
          bonus: 4,
          color: '#7f9a62',
          sites: sites(`
            Sidewind 1085,300
            Mossback 1115,450
            Glint 1230,320
            Longbend 1265,465
            Venn 1370,225
            Darter 1385,365`),
        },
        {
          name: 'The Head',
          bonus: 3,
          color: '#a27796',
          sites: sites(`
            Jaw 1510,150
            Hinge 1520,290
            Cleft 1650,160
            Tongue 1660,295`),
        },
      ],
    },
  ],
  seaLanes: [
    ['Rattle Point', 'Green Ridge', [340, 175]],
    ['Eggsand', 'Bellyfold', [765, 430]],
    ['Warmwater', 'Venn', [1160, 185]],
    ['Darter', 'Tongue', [1530, 430]],
  ],
};
