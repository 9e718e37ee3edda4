import type { ArmyFile, ArmyFileStand } from './army-file.ts';

const writeStand = (stand: ArmyFileStand): string => `    ${JSON.stringify(stand)}`;

/** The army as the text of a `.json` file, one stand a line so that people can read and compare it. */
export const writeArmyFile = (army: ArmyFile): string => {
  const { stands, cards, ...head } = army;
  const opening = JSON.stringify(head, null, 2).replace(/\n}$/, '');
  const lines = stands.map(writeStand).join(',\n');
  return `${opening},\n  "stands": [\n${lines}\n  ],\n  "cards": ${JSON.stringify(cards)}\n}\n`;
};
