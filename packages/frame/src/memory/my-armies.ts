import { keepJson, readKeptJson } from './kept-json.ts';

/** An army that this browser keeps: its file, and which rules it was made for. What is in the file is checked when it is used. */
export interface KeptArmy {
  readonly id: string;
  readonly name: string;
  readonly profile: string;
  readonly halfPoints: number;
  readonly army: unknown;
  /** What its maker has in mind for its commands: in no file, so that sharing the army tells nobody. */
  readonly plans?: unknown;
}

const KEY = 'vexillum:armies';
const KEPT = 60;

export const myArmies = (): readonly KeptArmy[] => readKeptJson<readonly KeptArmy[]>(KEY, []);

export const keepArmy = (army: KeptArmy): void =>
  keepJson(KEY, [army, ...myArmies().filter(({ id }) => id !== army.id)].slice(0, KEPT));

export const forgetArmy = (id: string): void =>
  keepJson(
    KEY,
    myArmies().filter((army) => army.id !== id),
  );
