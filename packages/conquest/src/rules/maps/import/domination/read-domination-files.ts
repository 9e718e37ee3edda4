import { words } from '@vexillum/model';
import { isMapProblems, type MapProblem, mapProblem } from '../../map-problem.ts';
import type { MapRead } from '../../map-read.ts';
import { type OpenedFile, titleOf } from '../../opened-file.ts';
import { sizeProblems } from '../../read-map-pack.ts';
import { type DominationText, dominationText, isDominationCards } from './domination-text.ts';
import { readDomination } from './read-domination.ts';

type Of<Kind extends OpenedFile['kind']> = Extract<OpenedFile, { kind: Kind }>;

/** A map of Domination is several files: its text, its picture of lands, and what is not needed here (the painted board, the cards). */
export const readDominationFiles = (files: readonly OpenedFile[]): MapRead | readonly MapProblem[] => {
  const texts = files.filter((file): file is Of<'text'> => file.kind === 'text');
  const [map, ...others] = texts.filter(({ text }) => !isDominationCards(text));
  if (!map)
    return [
      mapProblem(
        'not-a-map',
        words('This is only the cards of a map. Choose them together with its .map file and its picture of lands.'),
      ),
    ];
  if (others.length > 0)
    return [
      mapProblem(
        'not-a-map',
        words(
          'These are several maps: {0}. Choose one at a time.',
          [map, ...others].map(({ name }) => name).join(', '),
        ),
      ),
    ];
  const tooLarge = sizeProblems(map.text);
  if (tooLarge.length > 0) return tooLarge;
  const text = dominationText(map.text);
  if (isMapProblems(text)) return text;
  const picture = pictureOf(text, files);
  return picture ? readDomination(text, picture.picture, titleOf(map.name)) : [missingProblem(text, map.name, files)];
};

/** The one that the text names; else the only one, unless it is the painting. */
const pictureOf = ({ files }: DominationText, opened: readonly OpenedFile[]): Of<'picture'> | undefined => {
  const pictures = opened.filter((file): file is Of<'picture'> => file.kind === 'picture');
  const named = pictures.find(({ name }) => isSame(name, files.map));
  const [only, ...more] = pictures.filter(({ name }) => !isSame(name, files.pic));
  return named ?? (more.length === 0 ? only : undefined);
};

/** Names in the text may have folders, and systems differ in capitals. */
const isSame = (name: string, said: string | undefined): boolean =>
  said !== undefined && name.toLowerCase() === (said.split(/[/\\]/).at(-1) ?? '').toLowerCase();

const missingProblem = ({ files }: DominationText, name: string, opened: readonly OpenedFile[]): MapProblem => {
  const picture = files.map;
  const unread = opened.find((file) => file.kind === 'painting' && isSame(file.name, picture));
  if (unread)
    return mapProblem(
      'not-a-map',
      words('The picture of lands cannot be read: {0}. Save it as GIF, or as PNG without interlacing.', unread.name),
    );
  if (picture === undefined)
    return mapProblem(
      'not-a-map',
      words(
        '{0} does not name its picture of lands (a line “map …” under [files]). Choose it together with one picture.',
        name,
      ),
    );
  return mapProblem(
    'not-a-map',
    words(
      'The picture of lands is missing: {0}. It says where each country lies. Choose it together with {1}.',
      picture,
      name,
    ),
  );
};
