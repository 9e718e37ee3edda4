import { CONTACT_TOLERANCE, type Corners, distanceOfPolygons, type Point } from '@vexillum/geometry';
import { type SideId, THIS_TABLE } from '@vexillum/model';
import type { CommandNumber } from '../../armies/army-draft.ts';
import { entryLine } from '../../deployment/entry-line.ts';
import { type FlankEdge, flankEdges } from '../../deployment/flank-edge.ts';
import { sides } from '../../deployment/order-of-play.ts';
import { enteredIn } from '../../deployment/sealed.ts';
import { allCommands } from '../../deployment/slots.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { standCorners } from '../stand-corners.ts';
import { standsOf } from '../stands-of.ts';

export interface Entered {
  readonly known: KnownStand;
  readonly corners: Corners;
}

/** A flank march in the turn in which it came in. */
export interface MarchEntry {
  readonly side: SideId;
  readonly command: CommandNumber;
  readonly edge: FlankEdge;
  /** Where on the edge of the board it comes in. */
  readonly from: Point;
  readonly to: Point;
  /** Its stands that have not moved since. */
  readonly stands: readonly Entered[];
  /** Those that nobody has brought on. */
  readonly left: readonly KnownStand[];
}

/** `red 2` and so on: every march that there may be. */
const marchNames: readonly string[] = sides.flatMap((side) => allCommands.map((command) => `${side} ${command}`));

const readName = (name: string): { readonly side: SideId; readonly command: CommandNumber } => {
  const [side = '', command] = name.split(' ');
  return { side, command: Number(command) as CommandNumber };
};

const membersOf = (facts: BattleFacts, side: SideId, command: CommandNumber): KnownStand[] =>
  standsOf(facts, side).filter((known) => known.stand.command === command);

const entryOf = ({ snapshot }: BattleFacts, name: string): ReturnType<typeof enteredIn> => {
  const { side, command } = readName(name);
  const entered = enteredIn(snapshot, side, command);
  return entered && entered.turn === (snapshot.public.turn.get(THIS_TABLE)?.number ?? 0) ? entered : undefined;
};

/** The marches of this turn by their names. */
export const marchesComingIn = (facts: BattleFacts): readonly string[] =>
  marchNames.filter((name) => entryOf(facts, name));

export const marchEntry = (facts: BattleFacts, name: string): MarchEntry | undefined => {
  const { side, command } = readName(name);
  const { snapshot, profile } = facts;
  const edge = flankEdges.find((one) => one === entryOf(facts, name)?.edge);
  if (!edge) return undefined;
  const members = membersOf(facts, side, command);
  const stands = members.flatMap((known): Entered[] => {
    const corners = snapshot.public.trail.has(known.id) ? undefined : standCorners(profile, known);
    return corners ? [{ known, corners }] : [];
  });
  const line = entryLine(profile, side, edge);
  const [from, to] = [line.from, line.to].map(([x, y]): Point => ({ x, y })) as [Point, Point];
  return { side, command, edge, from, to, stands, left: members.filter(({ stand }) => stand.place === 'reserve') };
};

/** What `marchEntry` follows from. */
export const marchEntryFrom = (facts: BattleFacts, name: string): readonly unknown[] => {
  const { side, command } = readName(name);
  const { snapshot, profile } = facts;
  const members = membersOf(facts, side, command);
  return [
    profile,
    enteredIn(snapshot, side, command),
    ...members,
    ...members.map(({ id }) => snapshot.public.trail.has(id)),
  ];
};

/** How far a stand is from the stretch of edge where its march comes in. */
export const distanceToEntry = ({ from, to }: MarchEntry, { corners }: Entered): number =>
  distanceOfPolygons(corners, [from, to]);

/** How deep into the board, from the edge where its march comes in, the farthest corner of a stand lies. */
export const depthOfEntry = ({ from, to }: MarchEntry, { corners }: Entered): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return Math.max(...corners.map(({ x, y }) => Math.abs((x - from.x) * dy - (y - from.y) * dx) / length));
};

/** What the hand may be off, and half a stored unit, so that what is there by its stored pose is there. */
const REACH = CONTACT_TOLERANCE + 0.0005;

/** Those that come to lie beyond the strip along the edge, so many MU deep, that a march is put down in. */
export const beyondStrip = (march: MarchEntry, stripMu: number): readonly Entered[] =>
  march.stands.filter((stand) => depthOfEntry(march, stand) > stripMu + REACH);

/** Those that neither touch the edge nor a comrade who does, one behind the other. */
export const looseIn = (march: MarchEntry): readonly Entered[] => {
  let firm = march.stands.filter((stand) => distanceToEntry(march, stand) <= REACH);
  let loose = march.stands.filter((stand) => !firm.includes(stand));
  while (firm.length > 0) {
    const reached = firm;
    firm = loose.filter((stand) => reached.some((other) => distanceOfPolygons(stand.corners, other.corners) <= REACH));
    loose = loose.filter((stand) => !firm.includes(stand));
  }
  return loose;
};
