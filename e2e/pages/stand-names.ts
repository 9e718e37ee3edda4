import type { Locator } from '@playwright/test';

/** What stands are called at a table. */
export class StandNames {
  readonly #board: Locator;

  constructor(board: Locator) {
    this.#board = board;
  }

  /** The id of a stand of the own side, by the name on its base: "Sp3". */
  async idOf(name: string): Promise<string> {
    const id = await this.#board.evaluate((board, short) => {
      const { battle } = board as unknown as {
        readonly battle: {
          readonly side: string;
          names(): ReadonlyMap<string, { readonly short: string; readonly side: string }>;
        };
      };
      return [...battle.names()].find(([, each]) => each.short === short && each.side === battle.side)?.[0];
    }, name);
    if (id === undefined) throw new Error(`nobody is called ${name}`);
    return id;
  }

  /** The name on a stand's base: "Sp3". */
  async nameOf(id: string): Promise<string> {
    return this.#board.evaluate((board, of) => {
      const { battle } = board as unknown as {
        readonly battle: { names(): ReadonlyMap<string, { readonly short: string }> };
      };
      return battle.names().get(of)?.short ?? '';
    }, id);
  }

  /** What a stand is called in full: "Blue Spear 3". */
  async fullNameOf(id: string): Promise<string> {
    const { side, type, number } = await this.#board.evaluate((board, of) => {
      const { battle } = board as unknown as {
        readonly battle: {
          readonly profile: {
            readonly troopTypes: { readonly rows: readonly { readonly code: string; readonly name: string }[] };
          };
          names(): ReadonlyMap<string, { readonly side: string; readonly troopType: string; readonly number: number }>;
        };
      };
      const { side, troopType, number } = battle.names().get(of) ?? { side: 'nobody', troopType: '', number: 0 };
      const row = battle.profile.troopTypes.rows.find(({ code }) => code === troopType);
      return { side, type: row?.name ?? troopType, number };
    }, id);
    return `${side === 'red' ? 'Red' : 'Blue'} ${type} ${number}`;
  }
}
