import { type ArmyFile, writeArmyFile } from '../../rules/index.ts';

/** Hands the army to the reader as a file. */
export const saveFile = (army: ArmyFile): void => {
  const url = URL.createObjectURL(new Blob([writeArmyFile(army)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(army.name)}.json`;
  link.click();
  URL.revokeObjectURL(url);
};

/** A name that every system takes: letters, digits and hyphens. */
const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'army';
