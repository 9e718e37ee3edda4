import { msg, str, translated } from '@vexillum/ui/words';
import type { Json } from '@vexillum/model';
import { type PhaseCode, phaseCodes, type Profile, rowOf } from '../../rules/index.ts';
import { getLocale } from '@vexillum/ui';
import { pointsText } from '../points-text.ts';
import { phaseText } from '../turn/phase-words.ts';

/** Words that stand in the rules' data. */
const words: Readonly<Record<string, () => string>> = {
  arc: () => msg('along the arcs of its corners'),
  chord: () => msg('straight from corner to corner, leg by leg'),
  endpoint: () => msg('straight from start to end'),
  oblique: () => msg('move obliquely'),
  back: () => msg('move backwards'),
  sideways: () => msg('move sideways'),
  LF: () => msg('left flank'),
  RF: () => msg('right flank'),
  LB: () => msg('left base'),
  RB: () => msg('right base'),
  foot: () => msg('foot'),
  mounted: () => msg('mounted'),
  open: () => msg('open order'),
  close: () => msg('close order'),
  area: () => msg('anywhere'),
  edge: () => msg('along an edge'),
  linear: () => msg('across the board'),
  obstacle: () => msg('an obstacle of an army'),
  'far-corner': () => msg('the farther corner of the base'),
  'near-corner': () => msg('the nearer corner of the base'),
  'main-camp': () => msg('the main camp'),
  'every-camp': () => msg('every camp'),
  own: () => msg('its own'),
  every: () => msg('everybody’s'),
  army: () => msg('the army'),
  stand: () => msg('each stand'),
  'stand-total': () => msg('each stand, as its whole price'),
  card: () => msg('each card'),
  'falls-back': () => msg('falls back'),
  destroyed: () => msg('is destroyed'),
  evades: () => msg('evades'),
  panics: () => msg('panics'),
  sacked: () => msg('is sacked'),
  pursues: () => msg('pursues'),
  stays: () => msg('stays'),
  unknown: () => msg('not known'),
  entry: () => msg('each line of the list'),
  outcome: () => msg('one combat’s outcome'),
  move: () => msg('the end of one move'),
  combats: () => msg('the end of the close combats'),
};

/** A word of the rules' data, a zone, a kind of troops or terrain, or a card, as the reader calls it. */
export const wordText = (profile: Profile, code: string): string => {
  const named =
    profile.zones.value.find((zone) => zone.code === code) ??
    rowOf(profile.troopTypes, code) ??
    rowOf(profile.terrainTypes, code) ??
    rowOf(profile.battleCards, code);
  if (named) return translated(named.name);
  return (Object.hasOwn(words, code) ? words[code]?.() : undefined) ?? code;
};

const numberText = (number: number): string => number.toLocaleString(getLocale(), { maximumFractionDigits: 2 });

const isSize = (path: string): boolean =>
  /(^|\.)(boardMu|fieldMu|campMu|markerMu|sizeMu|defaultSize|smallest|largest)$/.test(path);
const isLength = (path: string): boolean => path.endsWith('Mu') || isSize(path);
const isPoints = (path: string): boolean => /alfPoints$|^cardLosses\..*\.more$/.test(path);
const isFactor = (path: string): boolean => /(actor|\.shooting|\.shotAt|\.againstFoot|\.againstMounted)$/.test(path);

const plain = (path: string, number: number): string => {
  if (isPoints(path)) return pointsText(number);
  if (isFactor(path)) return number < 0 ? numberText(number).replace('-', '−') : `+${numberText(number)}`;
  return isLength(path) ? `${numberText(number)} MU` : numberText(number);
};

const listText = (profile: Profile, path: string, list: readonly Json[]): string => {
  if (list.length === 0) return msg('none');
  const separator = isSize(path) ? ' × ' : /(centerThirdMu|wagonWidthMu|markerDepthMu)$/.test(path) ? ' – ' : ', ';
  const unit = isLength(path) && typeof list[0] === 'number' ? ' MU' : '';
  return `${list.map((item) => (typeof item === 'number' ? numberText(item) : wordText(profile, typeof item === 'string' ? item : ''))).join(separator)}${unit}`;
};

const isPhase = (path: string, value: Json): value is PhaseCode =>
  /^cardPlays\..*\.phase$/.test(path) && phaseCodes.some((phase) => phase === value);

/** A value of a profile as a player reads it: `8 MU`, `24 points`, `Left, Center, Right`. */
export const valueText = (profile: Profile, path: string, value: Json | undefined): string => {
  if (value === null || value === undefined) return msg('none');
  if (typeof value === 'boolean') return value ? msg('yes') : msg('no');
  if (typeof value === 'number') return plain(path, value);
  if (isPhase(path, value)) return phaseText(value);
  if (typeof value === 'string') return wordText(profile, value);
  if (Array.isArray(value)) return listText(profile, path, value);
  const { part, of } = value as { readonly part?: number; readonly of?: number };
  return part === undefined || of === undefined ? JSON.stringify(value) : msg(str`${part} of ${of} parts`);
};
