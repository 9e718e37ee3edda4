import { Type, words } from '@vexillum/model';
import { miniatureFigures } from './map-pack.ts';

// `says` has what is wanted where the schema alone would not say it plainly (`wantedWords`).
const closed = { additionalProperties: false };

/** What no reader of a file may be asked to hold: a table keeps the map in its documents. */
export const mapLimits = {
  /** Of a file. */
  bytes: 2 * 1024 * 1024,
  /** Of a pack, as plain JSON: every reader gets it with the table's document, and is sent away when a megabyte is waiting. */
  packBytes: 768 * 1024,
  territories: 500,
  borders: 5000,
  bonus: 99,
  boardSide: 10_000,
  pointsOfRing: 5000,
  ringsOfTerritory: 100,
  artShapes: 500,
} as const;

// A colour is drawn as it is written, so it can be nothing else than a colour.
const color = Type.String({ pattern: '^#[0-9a-f]{6}$', says: words('a colour such as #a1b2c3, in small letters') });
const id = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 64,
  says: words('an id: small letters and digits, with hyphens between them, 64 characters at most'),
});
const name = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '\\S',
  says: words('a text of {0} to {1} characters', 1, 60),
});
const coordinate = Type.Integer({ minimum: 0, maximum: mapLimits.boardSide });
const point = Type.Tuple([coordinate, coordinate], {
  says: words('a point [x, y] of whole numbers from 0 to {0}', mapLimits.boardSide),
});
// Art may reach over the edge of the board; it is cut off there.
const loose = Type.Integer({ minimum: -mapLimits.boardSide, maximum: 2 * mapLimits.boardSide });
const loosePoint = Type.Tuple([loose, loose]);
const side = Type.Integer({ minimum: 100, maximum: mapLimits.boardSide });

const region = Type.Object({ id, name, bonus: Type.Integer({ minimum: 0, maximum: mapLimits.bonus }), color }, closed);

const ring = Type.Array(point, { minItems: 3, maxItems: mapLimits.pointsOfRing });

const territory = Type.Object(
  {
    id,
    name,
    region: id,
    label: point,
    polygons: Type.Array(ring, { minItems: 1, maxItems: mapLimits.ringsOfTerritory }),
  },
  closed,
);

const border = Type.Object(
  {
    between: Type.Tuple([id, id]),
    isOneWay: Type.Optional(Type.Literal(true)),
    seaLane: Type.Optional(Type.Array(loosePoint, { minItems: 2, maxItems: 50 })),
  },
  closed,
);

const miniature = Type.Object(
  {
    from: Type.Integer({ minimum: 1, maximum: 1000 }),
    figure: Type.Union(miniatureFigures.map((figure) => Type.Literal(figure))),
  },
  closed,
);

const art = Type.Object(
  {
    points: Type.Array(loosePoint, { minItems: 2, maxItems: mapLimits.pointsOfRing }),
    fill: Type.Optional(color),
    line: Type.Optional(color),
    width: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  },
  closed,
);

/** The JSON of a map pack, member by member; what its parts must be to each other is for `checkMap`. */
export const mapPackShape = Type.Object(
  {
    format: Type.Literal('vxmap1'),
    id,
    version: Type.String({ minLength: 1, maxLength: 20 }),
    name,
    description: Type.String({ maxLength: 2000 }),
    author: Type.String({ minLength: 1, maxLength: 200 }),
    licence: Type.String({ minLength: 1, maxLength: 500 }),
    board: Type.Object({ width: side, height: side, sea: color }, closed),
    regions: Type.Array(region, { minItems: 1, maxItems: mapLimits.territories }),
    territories: Type.Array(territory, { minItems: 2 }),
    borders: Type.Array(border, { minItems: 1, maxItems: mapLimits.borders }),
    miniatures: Type.Array(miniature, { minItems: 1, maxItems: 20 }),
    art: Type.Optional(Type.Array(art, { maxItems: mapLimits.artShapes })),
  },
  closed,
);
