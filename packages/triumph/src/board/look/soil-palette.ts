/** What a battlefield's ground is made of. */
export const soilKinds = ['arable', 'forest', 'hilly', 'steppe', 'dry', 'marsh', 'delta'] as const;
export type SoilKind = (typeof soilKinds)[number];

export interface SoilPalette {
  /** Large soft patches: most of it, where it is moist, and where the sun has been. */
  readonly base: number;
  readonly lush: number;
  readonly parched: number;
  /** Blades of grass in the light and in the shade. */
  readonly blade: number;
  readonly shade: number;
  /** Stones, and flowers where there are any. */
  readonly speck: number;
  readonly path: number;
  /** So many on 100 square MU. */
  readonly tufts: number;
  readonly specks: number;
}

/** A stand's dark edge is seen on each of these tones with a contrast of 3 at least. */
export const soilPalettes: Readonly<Record<SoilKind, SoilPalette>> = {
  arable: {
    base: 0xa3ae6a,
    lush: 0x8fa45c,
    parched: 0xbdb676,
    blade: 0xc3ca84,
    shade: 0x6f8145,
    speck: 0xe6dca6,
    path: 0xcdbd8b,
    tufts: 150,
    specks: 34,
  },
  forest: {
    base: 0x8f9f60,
    lush: 0x7b9055,
    parched: 0xa8a468,
    blade: 0xb0bb77,
    shade: 0x5d7040,
    speck: 0xb79a68,
    path: 0xb8a778,
    tufts: 210,
    specks: 50,
  },
  hilly: {
    base: 0xa8ab6f,
    lush: 0x939f62,
    parched: 0xb9a877,
    blade: 0xc4c487,
    shade: 0x757b4a,
    speck: 0xd2c9ae,
    path: 0xc4b088,
    tufts: 140,
    specks: 70,
  },
  steppe: {
    base: 0xbdb26f,
    lush: 0xa9a863,
    parched: 0xcfbe82,
    blade: 0xdcd08f,
    shade: 0x8c8248,
    speck: 0xe9dfae,
    path: 0xd3c190,
    tufts: 240,
    specks: 22,
  },
  dry: {
    base: 0xcdb584,
    lush: 0xbaa873,
    parched: 0xdcc696,
    blade: 0xb9ac6c,
    shade: 0x95804f,
    speck: 0xe9dcbc,
    path: 0xe0cfa3,
    tufts: 55,
    specks: 120,
  },
  marsh: {
    base: 0x93a06c,
    lush: 0x7d9568,
    parched: 0xaba672,
    blade: 0xb5bd80,
    shade: 0x5f7549,
    speck: 0x9db9a8,
    path: 0xaf9f75,
    tufts: 260,
    specks: 30,
  },
  delta: {
    base: 0xa9b074,
    lush: 0x8da869,
    parched: 0xc9bd88,
    blade: 0xc2cb8b,
    shade: 0x6f874e,
    speck: 0xe4dcb4,
    path: 0xd6c79a,
    tufts: 190,
    specks: 40,
  },
};
