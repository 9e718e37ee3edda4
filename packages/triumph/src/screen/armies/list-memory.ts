import { type ArmyList, type FullAllyOption, isProblem, readArmyList } from '../../rules/index.ts';
import { keepJson, readKeptJson } from '@vexillum/frame/memory/kept-json';

/** An army list that somebody opened here, with what came in files beside it. */
export interface KeptList {
  readonly list: ArmyList;
  readonly allies?: readonly FullAllyOption[];
  readonly themes?: readonly string[];
}

const KEY = 'vexillum:lists';
const KEPT = 60;

const idOf = ({ id, name }: ArmyList): string => id ?? name;

/** Another version of this page may have kept it, so it is read as carefully as a file. */
export const keptLists = (): readonly KeptList[] =>
  readKeptJson<readonly KeptList[]>(KEY, []).filter((kept) => !isProblem(readArmyList(inFileShape(kept.list))));

/** The list as its file has it, as far as the reader asks for it. */
const inFileShape = (list: ArmyList): unknown => ({ ...list, derivedData: { extendedName: list.extendedName } });

export const keepList = (list: ArmyList, more: Omit<KeptList, 'list'> = {}): void => {
  const all = readKeptJson<readonly KeptList[]>(KEY, []);
  const known = all.find((kept) => idOf(kept.list) === idOf(list));
  const others = all.filter((kept) => kept !== known);
  keepJson(KEY, [{ ...known, ...more, list }, ...others].slice(0, KEPT));
};

export const forgetList = (list: ArmyList): void =>
  keepJson(
    KEY,
    readKeptJson<readonly KeptList[]>(KEY, []).filter((kept) => idOf(kept.list) !== idOf(list)),
  );

/** The allies that came in a file beside the list, if any did. */
export const alliesOf = (list: ArmyList): readonly FullAllyOption[] | undefined =>
  keptLists().find((kept) => idOf(kept.list) === idOf(list))?.allies;

/** The list that a file belongs to by its name: the community's server calls them `ID.json`, `ID.allyOptions.json` and `ID.themes.json`. */
export const listBeside = (fileName: string): ArmyList | undefined => listById(fileName.split('.')[0] ?? null);

/** A list by its id, where somebody opened it here. */
export const listById = (id: string | null): ArmyList | undefined =>
  id === null ? undefined : keptLists().find((kept) => kept.list.id === id)?.list;
