import { type Words, words } from '@vexillum/model';
import type { MapPack } from '../map-pack.ts';
import { type Dropped, droppedNotes, foreignNotes } from './foreign-notes.ts';
import type { XmlElement } from './xml-element.ts';

const dropped: Dropped = {
  theme: () => words('Its theme (pictures and sounds) was left out.'),
  line: (count) => words('Lines that are only drawn on the board were left out: {0}.', count),
  initialOwner: (count) => words('Who holds a country at the start was left out. Countries: {0}.', count),
  initialArmies: (count) => words('How many armies a country starts with was left out. Countries: {0}.', count),
};

/** What whoever brings a board of Lux should know: how it was understood, and what was left out. */
export const luxNotes = (root: XmlElement, pack: MapPack): readonly Words[] => [
  ...foreignNotes(pack),
  ...droppedNotes(root, dropped),
];
