import { msg, str } from '@vexillum/ui/words';
import type { Why, WhyLeg } from '../../../hand/index.ts';
import type { Origin, Profile } from '../../../rules/index.ts';
import { degreesText } from '../../leg-words.ts';
import { numberText } from '../../mu-text.ts';

/** Where the numbers come from that a move is judged by. */
export interface MoveOrigins {
  readonly measure: Origin;
  readonly move: Origin;
  readonly difficult: Origin;
}

export const moveOriginsOf = ({ wheelMeasure, troopTypes, difficultMoves }: Profile): MoveOrigins => ({
  measure: wheelMeasure,
  move: troopTypes.columns?.moveMu ?? troopTypes,
  difficult: difficultMoves,
});

export interface WhyRow {
  readonly what: string;
  readonly value: string;
  /** The number that is paid. */
  readonly isCounted?: boolean;
  /** On which value of the rules it rests. */
  readonly rests?: keyof MoveOrigins;
}

const mu = (value: number): string => `${numberText(value)} MU`;

/** Which way of measuring counts, as the rules' profile says. */
export const measureText = (measure: Why['measure']): string => {
  switch (measure) {
    case 'arc':
      return msg('What counts is the way of the front corner that goes furthest, along its arc.');
    case 'chord':
      return msg('What counts is the way of the front corner that goes furthest, straight from where each part began.');
    case 'endpoint':
      return msg('What counts is the way of the front corner that goes furthest, straight from start to end.');
    default:
      return measure satisfies never;
  }
};

const wheelRows = ({ wheel }: WhyLeg, measure: Why['measure']): WhyRow[] =>
  wheel
    ? [
        { what: msg('Frontage: from the pivot to the far corner'), value: mu(wheel.frontage) },
        { what: msg('Turned by'), value: degreesText(wheel.degrees) },
        { what: msg('Far corner along its arc'), value: mu(wheel.arc), isCounted: measure === 'arc' },
        { what: msg('Far corner straight across'), value: mu(wheel.chord), isCounted: measure === 'chord' },
      ]
    : [];

const cornerRows = ({ measured, wheel }: WhyLeg, measure: Why['measure']): WhyRow[] => {
  if (!measured || wheel) return [];
  const { left, right, corner } = measured;
  return [
    { what: msg('Left front corner'), value: mu(left.length), isCounted: corner === 'left' && measure !== 'endpoint' },
    {
      what: msg('Right front corner'),
      value: mu(right.length),
      isCounted: corner === 'right' && measure !== 'endpoint',
    },
  ];
};

/** The numbers of one part of the move. */
export const legRows = (leg: WhyLeg, measure: Why['measure']): readonly WhyRow[] => [
  ...cornerRows(leg, measure),
  ...wheelRows(leg, measure),
];

/** The sum, and what it is held against. */
export const sumRows = (why: Why, nameOf: (piece: string) => string): readonly WhyRow[] => [
  ...(why.measure === 'endpoint' && why.endpoint
    ? [
        {
          what: msg('Left front corner, start to end'),
          value: mu(why.endpoint.left.length),
          isCounted: why.endpoint.corner === 'left',
        },
        {
          what: msg('Right front corner, start to end'),
          value: mu(why.endpoint.right.length),
          isCounted: why.endpoint.corner === 'right',
        },
      ]
    : []),
  { what: msg('This move'), value: mu(why.price.counted) },
  ...(why.spent > 0 ? [{ what: msg('Paid before in this turn'), value: mu(why.spent) }] : []),
  { what: msg('In all'), value: mu(why.price.total), isCounted: true },
  ...(why.openBudget === undefined
    ? []
    : [{ what: msg('Allowed over open ground'), value: mu(why.openBudget), rests: 'move' as const }]),
  ...why.terrain.flatMap(({ piece, budget, isDeciding }) =>
    budget === undefined
      ? []
      : [
          {
            what: msg(str`Allowed in or through ${nameOf(piece)}`),
            value: mu(budget),
            isCounted: isDeciding,
            rests: 'difficult' as const,
          },
        ],
  ),
  ...(why.price.budget === undefined
    ? []
    : [{ what: msg('Left of it'), value: mu(Math.max(0, why.price.budget - why.price.total)) }]),
  { what: msg('Corners this near touch'), value: mu(why.tolerance) },
];
