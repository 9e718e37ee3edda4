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
      const { desk } = board as unknown as {
        readonly desk: {
          readonly side: string;
          names(): ReadonlyMap<string, { readonly short: string; readonly side: string }>;
        };
      };
      return [...desk.names()].find(([, each]) => each.short === short && each.side === desk.side)?.[0];
    }, name);
    if (id === undefined) throw new Error(`nobody is called ${name}`);
    return id;
  }

  /** The name on a stand's base: "Sp3". */
  async nameOf(id: string): Promise<string> {
    return this.#board.evaluate((board, of) => {
      const { desk } = board as unknown as {
        readonly desk: { names(): ReadonlyMap<string, { readonly short: string }> };
      };
      return desk.names().get(of)?.short ?? '';
    }, id);
  }

  /** What a stand is called in full: "Blue Spear 3". */
  async fullNameOf(id: string): Promise<string> {
    const { side, number } = await this.#board.evaluate((board, of) => {
      const { desk } = board as unknown as {
        readonly desk: { names(): ReadonlyMap<string, { readonly side: string; readonly number: number }> };
      };
      return desk.names().get(of) ?? { side: 'nobody', number: 0 };
    }, id);
    return `${side === 'red' ? 'Red' : 'Blue'} Spear ${number}`;
  }
}
