import { sites } from '../lay-sites.ts';
import type { World } from '../world.ts';

/** One isle of nine lands: the shortest game there is. */
export const nineAcres: World = {
  id: 'nine-acres',
  version: '1.0.0',
  name: 'Nine Acres',
  description: 'One small isle of nine lands, all within reach of each other: a game of ten minutes for two or three.',
  board: { width: 780, height: 640, sea: '#27505a' },
  seed: 14,
  reach: 84,
  channel: 42,
  rose: [700, 560],
  roseSize: 42,
  shallows: [
    { reach: 34, fill: '#2f5f68' },
    { reach: 15, fill: '#3b6f76' },
  ],
  landmasses: [
    {
      name: 'the isle',
      regions: [
        {
          name: 'Barleymead',
          bonus: 2,
          color: '#c4a24d',
          sites: sites(`
            Upper Field 190,165
            Mill Rise 345,140
            Hedgerow 235,310`),
        },
        {
          name: 'Orchard End',
          bonus: 2,
          color: '#b06f62',
          sites: sites(`
            Applegarth 510,165
            Pear Walk 590,310
            Dovecote 400,290`),
        },
        {
          name: 'Fenside',
          bonus: 2,
          color: '#7f9a62',
          sites: sites(`
            Reedwater 220,470
            Eel Bank 375,450
            Withy Bed 530,470`),
        },
      ],
    },
  ],
  seaLanes: [],
};
