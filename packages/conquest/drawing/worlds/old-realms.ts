import { sites } from '../lay-sites.ts';
import type { World } from '../world.ts';

/** Two continents and the straits between them: 64 lands, for a long evening of many. */
export const oldRealms: World = {
  id: 'old-realms',
  version: '1.0.0',
  name: 'The Old Realms',
  description:
    'Two continents of nine realms and the straits between them, 64 lands in all: for six to eight players and a long evening.',
  board: { width: 2000, height: 1120, sea: '#1f3f57' },
  seed: 11,
  reach: 73,
  channel: 44,
  rose: [1010, 1000],
  roseSize: 76,
  shallows: [
    { reach: 30, fill: '#264b64' },
    { reach: 13, fill: '#305a73' },
  ],
  landmasses: [
    {
      name: 'the western continent',
      regions: [
        {
          name: 'Frostmark',
          bonus: 4,
          color: '#7c93b2',
          sites: sites(`
            Hoarfell 170,150
            Sleet 305,130
            Icewater 440,145
            Bearmoor 575,130
            Whitecairn 235,265
            Glaswen 375,265
            Northgate 515,265`),
        },
        {
          name: 'Hallowmere',
          bonus: 5,
          color: '#5f9a92',
          sites: sites(`
            Saintwell 645,235
            Abbotsea 790,170
            Pilgrim 765,315
            Chantry 605,385
            Bellfry 735,450
            Vesper 850,420`),
        },
        {
          name: 'The Weald',
          bonus: 6,
          color: '#7f9a62',
          sites: sites(`
            Oakhanger 170,400
            Charcoal 310,400
            Hartswood 450,400
            Greenway 235,530
            Foxearth 380,535
            Beechen 520,525`),
        },
        {
          name: 'Copperhill',
          bonus: 4,
          color: '#b58a5a',
          sites: sites(`
            Pithead 655,555
            Smelter 790,560
            Verdigris 600,675
            Anvil 730,690`),
        },
        {
          name: 'Sunder',
          bonus: 5,
          color: '#c4a24d',
          sites: sites(`
            Drylands 170,655
            Caravan 315,665
            Wellhead 460,660
            Mirage 240,790
            Saffron 390,795
            Dateshore 530,800
            Scarab 320,925
            Lastwell 460,930`),
        },
      ],
    },
    {
      name: 'the straits',
      regions: [
        {
          name: 'The Straits',
          bonus: 5,
          color: '#8f8f56',
          sites: sites(`
            Tollkeep 1010,470
            Narrows 1015,605`),
        },
      ],
    },
    {
      name: 'the southern rock',
      regions: [
        {
          name: 'The Straits',
          bonus: 5,
          color: '#8f8f56',
          sites: sites(`
            Rockhold 840,850
            Gibbet 960,830`),
        },
      ],
    },
    {
      name: 'the northern rock',
      regions: [{ name: 'The Straits', bonus: 5, color: '#8f8f56', sites: sites('Stormrock 1020,215') }],
    },
    {
      name: 'the eastern continent',
      regions: [
        {
          name: 'The Steppe',
          bonus: 6,
          color: '#8a7a9f',
          sites: sites(`
            Bowstring 1270,150
            Saddle 1410,135
            Yurt 1550,150
            Kestrel 1690,130
            Eagleseat 1830,160
            Felt 1335,265
            Thunder 1475,270
            Grassea 1615,265`),
        },
        {
          name: 'Jadewall',
          bonus: 4,
          color: '#6f9f86',
          sites: sites(`
            Gate of Rain 1755,270
            Silkroad 1820,395
            Lantern 1685,400
            Crane 1850,530
            Teahouse 1735,545`),
        },
        {
          name: 'Ironvale',
          bonus: 6,
          color: '#a27796',
          sites: sites(`
            Portcullis 1260,400
            Rivet 1400,400
            Bastion 1545,400
            Hammer 1325,535
            Redoubt 1465,535
            Foundry 1605,535`),
        },
        {
          name: 'The Delta',
          bonus: 5,
          color: '#b06f62',
          sites: sites(`
            Reedgate 1265,665
            Flood 1400,665
            Papyrus 1540,665
            Ibis 1680,665
            Silt 1340,800
            Barge 1475,800
            Lotus 1610,805
            Crocodile 1415,930
            Rushes 1550,935`),
        },
      ],
    },
  ],
  seaLanes: [
    ['Abbotsea', 'Stormrock'],
    ['Stormrock', 'Bowstring'],
    ['Vesper', 'Tollkeep'],
    ['Tollkeep', 'Portcullis'],
    ['Smelter', 'Narrows'],
    ['Narrows', 'Reedgate'],
    ['Anvil', 'Rockhold'],
    ['Dateshore', 'Rockhold'],
    ['Gibbet', 'Silt'],
    ['Gibbet', 'Narrows'],
  ],
};
