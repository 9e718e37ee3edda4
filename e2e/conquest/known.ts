/** A game of Conquest as everyone knows it: the records that the ledger's entries left. */
export interface Known {
  readonly game: KnownGame | undefined;
  ownerOf(territory: string): string | null;
  armiesOn(territory: string): number;
  flagsOf(side: string): number;
}

export interface KnownGame {
  readonly phase: 'assignment' | 'amassing' | 'conquer' | 'over';
  readonly order: readonly string[];
  readonly mover: string;
  readonly turn: number;
  readonly recruits: number;
  readonly mustTurnIn?: true;
  readonly conquests: number;
  readonly move?: { readonly from: string; readonly to: string };
  readonly winner?: string;
}

type Parts = ReadonlyMap<string, unknown>;

interface PlayerPart {
  readonly flags: readonly unknown[];
}

interface TerritoryPart {
  readonly owner: string | null;
  readonly armies: number;
}

export const knownFrom = (parts: Parts): Known => {
  const territory = (id: string) => parts.get(`territory:${id}`) as TerritoryPart | undefined;
  const player = (side: string) => parts.get(`player:${side}`) as PlayerPart | undefined;
  return {
    game: parts.get('game') as KnownGame | undefined,
    ownerOf: (id) => territory(id)?.owner ?? null,
    armiesOn: (id) => territory(id)?.armies ?? 0,
    flagsOf: (side) => player(side)?.flags.length ?? 0,
  };
};
