import { type Sourced, unverified, verified } from '../sourced.ts';

const [BARRIERS, SHOWERS, SWORDS] = [9, 21, 23].map((card) => `Battle Cards 1.0, card ${card}`);

/** Cards 9, 21 (with 22) and 23: troops that fight otherwise than their type. */
export interface OwnFighting {
  /** With plaustrella: as which type they stand and fight hand to hand, and their factor when shot at. */
  readonly plaustrella: { readonly troopType: Sourced<string>; readonly shotAt: Sourced<number> };
  /** Shower shooters, and troops chained together: their factor when they shoot, and whose range they have. */
  readonly showerShooting: { readonly shooting: Sourced<number>; readonly troopType: Sourced<string> };
  /** Sword-fighting cavalry: as which type they count, and their factors in close combat. */
  readonly swordCavalry: {
    readonly troopType: Sourced<string>;
    readonly againstFoot: Sourced<number>;
    readonly againstMounted: Sourced<number>;
  };
}

export const ownFighting: OwnFighting = {
  plaustrella: {
    troopType: verified('HFT', `${BARRIERS} (BC-09-PLAUST-PLAY-5)`),
    shotAt: verified(3, `${BARRIERS} (BC-09-PLAUST-PLAY-3)`),
  },
  showerShooting: {
    shooting: verified(2, `${SHOWERS} (BC-21-SHOWER-PLAY-2)`),
    troopType: unverified('ARC', `${SHOWERS} (BC-21-SHOWER-PLAY-5), which names an arc and no range`),
  },
  swordCavalry: {
    troopType: verified('BAD', `${SWORDS} (BC-23-SWORD-PLAY-1)`),
    againstFoot: verified(3, `${SWORDS} (BC-23-SWORD-PLAY-2)`),
    againstMounted: verified(3, `${SWORDS} (BC-23-SWORD-PLAY-2)`),
  },
};
