import type { World } from '../world.ts';

/** Two isles and the skerries between them: a short game for two, or for three. */
export const twinHolms: World = {
  id: 'twin-holms',
  version: '1.0.0',
  name: 'Twin Holms',
  description: 'Two isles of equal strength and the skerries between them, for a short game for two or three players.',
  board: { width: 1000, height: 640, sea: '#1f3f57' },
  seed: 5,
  reach: 76,
  channel: 42,
  rose: [935, 85],
  roseSize: 46,
  shallows: [
    { reach: 28, fill: '#264b64' },
    { reach: 12, fill: '#305a73' },
  ],
  landmasses: [
    {
      name: 'the western isle',
      regions: [
        {
          name: 'Westholm',
          bonus: 2,
          color: '#7f9a62',
          sites: [
            { name: 'Arnby', at: [170, 150] },
            { name: 'Skelderwick', at: [285, 245] },
            { name: 'Morrowfold', at: [140, 295] },
            { name: 'Hollin Head', at: [235, 395] },
          ],
        },
      ],
    },
    {
      name: 'the eastern isle',
      regions: [
        {
          name: 'Eastholm',
          bonus: 2,
          color: '#a27796',
          sites: [
            { name: 'Ravensand', at: [780, 215] },
            { name: 'Oxmarden', at: [870, 330] },
            { name: 'Thornley', at: [730, 365] },
            { name: 'Candlewick', at: [835, 480] },
          ],
        },
      ],
    },
    {
      name: 'the northern skerry',
      regions: [
        {
          name: 'The Skerries',
          bonus: 3,
          color: '#c4a24d',
          sites: [{ name: 'Gull Rock', at: [505, 225], weight: -10 }],
        },
      ],
    },
    {
      name: 'the middle skerry',
      regions: [
        {
          name: 'The Skerries',
          bonus: 3,
          color: '#c4a24d',
          sites: [{ name: 'Midstrand', at: [495, 385], weight: -4 }],
        },
      ],
    },
    {
      name: 'the southern skerry',
      regions: [
        {
          name: 'The Skerries',
          bonus: 3,
          color: '#c4a24d',
          sites: [
            { name: 'Wrackham', at: [380, 535] },
            { name: 'Lanternfell', at: [545, 545] },
          ],
        },
      ],
    },
  ],
  seaLanes: [
    ['Skelderwick', 'Gull Rock'],
    ['Gull Rock', 'Ravensand'],
    ['Gull Rock', 'Midstrand'],
    ['Hollin Head', 'Midstrand'],
    ['Midstrand', 'Thornley'],
    ['Hollin Head', 'Wrackham'],
    ['Midstrand', 'Lanternfell'],
    ['Lanternfell', 'Candlewick'],
  ],
};
