import type { GlyphKey } from '../../pieces/glyph-key.ts';
import type { Ink, Spot } from '../ink.ts';
import type { Dress } from './dress.ts';
import { drawChariot, drawElephant, drawEngine, drawWarWagon } from './engines.ts';
import { drawSoldier, type Soldier } from './foot.ts';
import { drawRider, type Barding } from './horse.ts';

/** Where figures may stand on a base, in MU from the middle of its front edge, y down. */
export interface Field {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** As far as a weapon may reach. */
  readonly front: number;
  /** Of so many men this share is drawn, larger instead. */
  readonly share: number;
}

type Draw = (ink: Ink, dress: Dress, field: Field) => void;

/** How close and how orderly men stand: so many abreast, so deep a rank, and how far each may stray. */
interface Order {
  readonly abreast: number;
  readonly deep: number;
  readonly astray: number;
  /** Ranks at most. */
  readonly ranks?: number;
}

const spotsOf = ({ abreast: all, deep, astray, ranks = 9 }: Order, field: Field, { random }: Dress): Spot[] => {
  const abreast = Math.max(2, Math.round(all * field.share));
  const room = field.bottom - field.top;
  const count = Math.max(1, Math.min(ranks, Math.round(room / deep)));
  return Array.from({ length: count }, (_, rank) => {
    const isStaggered = rank % 2 === 1;
    const files = isStaggered && abreast > 2 ? abreast - 1 : abreast;
    return Array.from(
      { length: files },
      (__, file): Spot => ({
        x:
          ((file + 0.5) / abreast - 0.5 + (files < abreast ? 0.5 / abreast : 0)) * field.width +
          (random() - 0.5) * astray,
        y: field.top + ((rank + 0.5) / count) * room + (random() - 0.5) * astray,
      }),
    );
  })
    .toReversed()
    .flat();
};

const foot =
  (soldier: Soldier, order: Order): Draw =>
  (ink, dress, field) => {
    for (const spot of spotsOf(order, field, dress)) drawSoldier(ink, soldier, dress, spot, field.front);
  };

/** Large ones are drawn smaller on a base that is too shallow for them. */
const shrunk = (ink: Ink, field: Field, room: number, draw: (inner: Field) => void): void => {
  const share = Math.min(1, (field.bottom - field.top) / room);
  const middle = (field.top + field.bottom) / 2;
  const half = (field.bottom - field.top) / 2 / share;
  ink.save();
  ink.translate(0, middle);
  ink.scale(share, share);
  draw({ ...field, width: field.width / share, top: -half, bottom: half, front: (field.front - middle) / share });
  ink.restore();
};

const mounted =
  (rider: Soldier, barding: Barding, order: Order, size = 1): Draw =>
  (ink, dress, field) =>
    shrunk(ink, field, 1.15, (inner) => {
      for (const spot of spotsOf(order, inner, dress)) drawRider(ink, rider, barding, dress, spot, inner.front, size);
    });

const single =
  (draw: (ink: Ink, dress: Dress, at: Spot, front: number) => void): Draw =>
  (ink, dress, field) =>
    shrunk(ink, field, 1.62, (inner) => draw(ink, dress, { x: 0, y: 0 }, inner.front));

const close: Order = { abreast: 4, deep: 0.46, astray: 0.02 };
const dense: Order = { abreast: 5, deep: 0.34, astray: 0.02 };
const open: Order = { abreast: 3, deep: 0.6, astray: 0.12 };
const squadron: Order = { abreast: 3, deep: 1.2, astray: 0.04, ranks: 1 };
const pair: Order = { abreast: 2, deep: 1.2, astray: 0.16, ranks: 1 };

/** How the troops of each type stand on their base, seen from above: what they carry, and how close they stand. */
export const ranks: Readonly<Record<Exclude<GlyphKey, 'unknown'>, Draw>> = {
  archer: foot({ weapon: 'bow', shield: 'none', coat: 'side', head: 'bronze' }, { ...close, abreast: 4 }),
  'bow-levy': foot({ weapon: 'bow', shield: 'none', coat: 'any', head: 'hair' }, { ...open, abreast: 3, deep: 0.5 }),
  'light-foot': foot({ weapon: 'javelin', shield: 'buckler', coat: 'side', head: 'cap' }, { ...open, astray: 0.2 }),
  'light-spear': foot({ weapon: 'spear', shield: 'crescent', coat: 'any', head: 'cap' }, { ...close, astray: 0.08 }),
  rabble: foot({ weapon: 'fork', shield: 'none', coat: 'any', head: 'hair' }, { abreast: 5, deep: 0.42, astray: 0.2 }),
  raider: foot(
    { weapon: 'sabre', shield: 'buckler', coat: 'leather', head: 'hair' },
    { abreast: 4, deep: 0.5, astray: 0.14 },
  ),
  skirmisher: foot(
    { weapon: 'javelins', shield: 'none', coat: 'any', head: 'hair' },
    { abreast: 2, deep: 0.7, astray: 0.26 },
  ),
  warband: foot(
    { weapon: 'sword', shield: 'oval', coat: 'any', head: 'hair' },
    { abreast: 5, deep: 0.38, astray: 0.1 },
  ),
  artillery: single((ink, dress, at) => drawEngine(ink, dress, at)),
  'elite-foot': foot({ weapon: 'sword', shield: 'tall', coat: 'mail', head: 'steel', hasPlume: true }, close),
  'heavy-foot': foot({ weapon: 'spear', shield: 'great', coat: 'side', head: 'bronze', hasPlume: true }, close),
  horde: foot({ weapon: 'spear', shield: 'none', coat: 'any', head: 'hair' }, { abreast: 6, deep: 0.34, astray: 0.16 }),
  pavise: foot({ weapon: 'crossbow', shield: 'pavise', coat: 'side', head: 'steel' }, { ...close, ranks: 1 }),
  pike: foot({ weapon: 'pike', shield: 'buckler', coat: 'side', head: 'bronze' }, { ...dense, deep: 0.3 }),
  spear: foot({ weapon: 'long-spear', shield: 'round', coat: 'mail', head: 'steel' }, close),
  'war-wagon': single(drawWarWagon),
  warrior: foot(
    { weapon: 'axe', shield: 'none', coat: 'side', head: 'hair' },
    { abreast: 4, deep: 0.48, astray: 0.12 },
  ),
  'bad-horse': mounted({ weapon: 'none', shield: 'none', coat: 'any', head: 'hair' }, 'none', pair, 0.9),
  'battle-taxi': single((ink, dress, at, front) => drawChariot(ink, dress, at, 2, false, front)),
  chariot: single((ink, dress, at, front) => drawChariot(ink, dress, at, 4, true, front)),
  'elite-cavalry': mounted(
    { weapon: 'sword', shield: 'round', coat: 'mail', head: 'steel', hasPlume: true },
    'none',
    squadron,
  ),
  'horse-bow': mounted({ weapon: 'bow', shield: 'none', coat: 'side', head: 'cap' }, 'none', {
    ...squadron,
    abreast: 2,
    astray: 0.14,
  }),
  'javelin-cavalry': mounted({ weapon: 'javelin', shield: 'buckler', coat: 'side', head: 'bronze' }, 'none', {
    ...squadron,
    astray: 0.1,
  }),
  knight: mounted({ weapon: 'lance', shield: 'none', coat: 'mail', head: 'steel' }, 'cloth', squadron),
  cataphract: mounted({ weapon: 'lance', shield: 'none', coat: 'mail', head: 'steel', hasPlume: true }, 'scales', {
    ...squadron,
    astray: 0,
  }),
  elephant: single(drawElephant),
};
