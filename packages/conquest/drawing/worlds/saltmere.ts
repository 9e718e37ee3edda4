import { type Bow, sites, sitesOn } from '../lay-sites.ts';
import type { World } from '../world.ts';

const outer = (from: number, to: number): Bow => ({ middle: [640, 520], across: 505, down: 390, from, to });
const inner = (from: number, to: number): Bow => ({ middle: [640, 520], across: 350, down: 252, from, to });

/** A horseshoe of land round a salt sea with an isle in it: thirty lands. */
export const saltmere: World = {
  id: 'saltmere',
  version: '1.0.0',
  name: 'Saltmere',
  description:
    'A horseshoe of five old provinces round a salt sea. The isle in the sea trades with all of them; the mouth in the east can be crossed by boat.',
  board: { width: 1280, height: 1040, sea: '#24485a' },
  seed: 28,
  reach: 76,
  channel: 42,
  rose: [1185, 525],
  roseSize: 56,
  shallows: [
    { reach: 30, fill: '#2d5668' },
    { reach: 13, fill: '#3a6778' },
  ],
  landmasses: [
    {
      name: 'the horseshoe',
      regions: [
        {
          name: 'Southhorn',
          bonus: 3,
          color: '#b58a5a',
          sites: [
            ...sitesOn(outer(26, 68), ['Brinehead', 'Saltpan', 'Kelder']),
            ...sitesOn(inner(34, 64), ['Mouthgate', 'Lowsalt']),
          ],
        },
        {
          name: 'Tanners’ Coast',
          bonus: 4,
          color: '#7f9a62',
          sites: [
            ...sitesOn(outer(90, 134), ['Oxhide', 'Barkmill', 'Hurdle']),
            ...sitesOn(inner(94, 128), ['Vatwater', 'Smoke Quay']),
          ],
        },
        {
          name: 'Westmark',
          bonus: 5,
          color: '#7c93b2',
          sites: [
            ...sitesOn(outer(157, 203), ['Rookfell', 'Long Barrow', 'Cairnmoor']),
            ...sitesOn(inner(155, 205), ['Glassreed', 'Westquay', 'Otterholt']),
          ],
        },
        {
          name: 'The Vines',
          bonus: 4,
          color: '#a27796',
          sites: [
            ...sitesOn(outer(226, 270), ['Trellis', 'Redpress', 'Terrace']),
            ...sitesOn(inner(232, 266), ['Must', 'Caskside']),
          ],
        },
        {
          name: 'Northhorn',
          bonus: 3,
          color: '#c4a24d',
          sites: [
            ...sitesOn(outer(292, 334), ['Goldacre', 'Larkfield', 'Beacon']),
            ...sitesOn(inner(296, 326), ['Chandlery', 'Boatyard']),
          ],
        },
      ],
    },
    {
      name: 'the isle',
      regions: [
        {
          name: 'The Exchange',
          bonus: 3,
          color: '#b06f62',
          sites: sites(`
            Countinghouse 590,480
            Customs 695,500
            Weighbridge 575,580
            Mint 680,595`),
        },
      ],
    },
  ],
  seaLanes: [
    ['Countinghouse', 'Must'],
    ['Customs', 'Boatyard'],
    ['Weighbridge', 'Westquay'],
    ['Mint', 'Lowsalt'],
    ['Brinehead', 'Beacon'],
  ],
};
