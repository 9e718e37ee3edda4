import { msg, str, translated } from '@vexillum/ui/words';
import {
  type BoardReport,
  type ContactReport,
  type NeighborReport,
  type Profile,
  type ReachReport,
  type StandReport,
  terrainTypeOf,
  troopTypeOf,
} from '../../rules/index.ts';
import { getLocale } from '@vexillum/ui';
import { sideTitle } from '@vexillum/frame/seat-title';
import { relationText } from '../view/relation-text.ts';

const amount = (value: number, digits: number): string =>
  value.toLocaleString(getLocale(), { maximumFractionDigits: digits });

const lengthText = (mu: number): string => `${amount(mu, 2)} MU`;

/** "Sp3 Spear". */
export const standTitle = ({ name, troopType }: StandReport, profile: Profile): string =>
  `${name.short} ${translated(troopTypeOf(profile, troopType)?.name ?? troopType)}`;

/** Whose it is and who leads: "Red command 2, general". */
export const belongingText = ({ side, command, general }: StandReport): string => {
  const title = command ? msg(str`${sideTitle(side)}, command ${command}`) : sideTitle(side);
  return general ? msg(str`${title}, general`) : title;
};

export const placeText = ({ place }: Pick<StandReport, 'place'>): string => {
  switch (place) {
    case 'reserve':
      return msg('in reserve');
    case 'flank':
      return msg('on a flank march');
    case 'lost':
      return msg('lost');
    case 'undeployed':
      return msg('not on the table');
    case 'board':
      return msg('on the board');
    default:
      return place satisfies never;
  }
};

export const pointText = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  msg(str`at ${amount(x, 1)}, ${amount(y, 1)}`);

/** Where it is, as its own side calls the place: "Center, own half, in the own band, at 40, 6". */
export const zoneText = ({ zone, at }: BoardReport, profile: Profile): string => {
  if (!zone) return msg(str`off the board’s edge, ${pointText(at)}`);
  const name = translated(profile.zones.value.find(({ code }) => code === zone.code)?.name ?? zone.code);
  const half = zone.half === 'own' ? msg('own half') : msg('enemy half');
  const band =
    zone.band === 'own'
      ? msg(', in the own deployment band')
      : zone.band === 'enemy'
        ? msg(', in the enemy’s deployment band')
        : '';
  return `${name}, ${half}${band}, ${pointText(at)}`;
};

export const headingText = ({ heading }: BoardReport): string => {
  const degrees = amount(heading.degrees, 1);
  switch (heading.toward) {
    case 'blue-edge':
      return msg(str`facing Blue’s edge (${degrees}°)`);
    case 'red-edge':
      return msg(str`facing Red’s edge (${degrees}°)`);
    case 'right':
      return msg(str`facing Red’s right (${degrees}°)`);
    case 'left':
      return msg(str`facing Red’s left (${degrees}°)`);
    default:
      return heading.toward satisfies never;
  }
};

const bearingText = ({ bearing }: NeighborReport): string => {
  switch (bearing) {
    case 'ahead':
      return msg('ahead');
    case 'right':
      return msg('to its right');
    case 'behind':
      return msg('behind it');
    case 'left':
      return msg('to its left');
    default:
      return bearing satisfies never;
  }
};

const contactText = ({ relation, name }: ContactReport): string => relationText(relation, name?.short ?? msg('a camp'));

/** How it stands against its nearest enemy, where they touch. */
const enemyContacts = ({ nearestEnemy, contacts }: BoardReport): readonly ContactReport[] =>
  contacts.filter(({ id }) => id === nearestEnemy?.id);

/** "nearest enemy Kn1, 3.2 MU ahead"; "front to front with Kn1". */
export const enemyText = (board: BoardReport): string => {
  const { nearestEnemy } = board;
  if (!nearestEnemy) return msg('no enemy on the board');
  const { name, distance } = nearestEnemy;
  const touches = enemyContacts(board);
  if (touches.length > 0) return touches.map(contactText).join('; ');
  return distance === 0
    ? msg(str`touching ${name.short}`)
    : msg(str`nearest enemy ${name.short}, ${lengthText(distance)} ${bearingText(nearestEnemy)}`);
};

const groupText = ({ group }: BoardReport): string[] => {
  if (!group) return [];
  const { others, file, files, rank, ranks } = group;
  const names = others.slice(0, 8).map(({ name }) => name.short);
  const list = others.length > names.length ? `${names.join(', ')} …` : names.join(', ');
  return [msg(str`file ${file} of ${files}, rank ${rank} of ${ranks}, with ${list}`)];
};

/** Whom else it touches: the nearest enemy has been told. */
const contactTexts = (board: BoardReport): string[] => {
  const told = new Set(enemyContacts(board));
  return board.contacts.filter((contact) => !told.has(contact)).map(contactText);
};

const groundTexts = ({ terrain, isInEnemyZone }: BoardReport, profile: Profile): string[] => [
  ...terrain.map(({ type, isDifficult }) => {
    const name = translated(terrainTypeOf(profile, type)?.name ?? type);
    return isDifficult ? msg(str`in ${name}, difficult going`) : msg(str`in ${name}`);
  }),
  ...(isInEnemyZone ? [msg('in an enemy’s zone of control')] : []),
];

/** What there is to know beside where it is and who is near: its group, whom else it touches, the ground. */
export const detailTexts = (board: BoardReport, profile: Profile): readonly string[] => [
  ...groupText(board),
  ...contactTexts(board),
  ...groundTexts(board, profile),
];

/** "Can still move 4 MU. Can come to: front to front with Kn1 (3.2 MU)". */
export const reachText = ({ budget, contacts }: ReachReport): string => {
  const left = msg(str`Can move ${lengthText(budget)} more.`);
  if (contacts.length === 0) return msg(str`${left} Reaches no enemy.`);
  // Where it stands already it need not come.
  const list = contacts
    .filter(({ price }) => price > 0)
    .map(({ relation, name, price }) => `${relationText(relation, name.short)} (${lengthText(price)})`);
  if (list.length === 0) return left;
  return msg(str`${left} Can come ${list.join('; ')}.`);
};

/** In one line of the list: where, which way, who is near. */
export const rowText = (report: StandReport, profile: Profile): string => {
  const { board } = report;
  return board ? [zoneText(board, profile), headingText(board), enemyText(board)].join('; ') : placeText(report);
};

/** Everything, in the words for a reader who cannot see the board. */
export const standSentence = (report: StandReport, profile: Profile, reach?: ReachReport): string => {
  const details = report.board ? detailTexts(report.board, profile) : [];
  const parts = [`${standTitle(report, profile)} (${belongingText(report)})`, rowText(report, profile), ...details];
  return `${parts.join('; ')}.${reach ? ` ${reachText(reach)}` : ''}`;
};
