import { Edits, type Kinds, type LayerToday, type Snapshot } from '@vexillum/model';
import type { FlagSecret, Luck, LuckSecret } from './flags/luck.ts';
import type { MapPack } from './maps/map-pack.ts';
import type { GameState } from './state/game-state.ts';
import type { Player } from './state/player.ts';
import type { Territory } from './state/territory.ts';

/** What is agreed about seats, apart from the house rules. */
export type Setup = {
  /** Seats that the machine plays, at random, by the rules. */
  readonly bots: readonly string[];
  /** Seats whose holders may do what the host may, but for what is his alone. */
  readonly administrators: readonly string[];
  /** A motto over the table. */
  readonly branding?: string;
};

/** What can be on a table of Conquest, by kind; ids read themselves: `territory:ID`. */
export interface ConquestRecords {
  readonly public: {
    readonly game: GameState;
    readonly player: Player;
    readonly territory: Territory;
    readonly map: MapPack;
    readonly setup: Setup;
    readonly luck: Luck;
  };
  readonly side: {
    readonly luck: LuckSecret;
    readonly flag: FlagSecret;
  };
}

export const conquestKinds = {
  game: { audience: 'public' },
  player: { audience: 'public' },
  territory: { audience: 'public' },
  map: { audience: 'public' },
  setup: { audience: 'public' },
  luck: { audience: 'both' },
  flag: { audience: 'side' },
} as const satisfies Kinds & Record<keyof (ConquestRecords['public'] & ConquestRecords['side']), unknown>;

export type ConquestSnapshot = Snapshot<ConquestRecords>;
export type ConquestEdits = Edits<ConquestRecords>;

/** A table of this game: whoever makes its snapshot makes it with these kinds. */
export const ours = (snapshot: Snapshot): ConquestSnapshot => snapshot as ConquestSnapshot;

export const editsOf = (snapshot: Snapshot): ConquestEdits => new Edits<ConquestRecords>(ours(snapshot));

/** Until 0.1.0 every record was a `part`, under the same ids. */
const FORMERLY = 'part';

const isPlain = (value: unknown): value is { readonly [id: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was written of `part`, as today's kinds: `territory:ID` is of the kind `territory`. A file may hold anything: what is of none stays. */
export const today: LayerToday = (layer) => {
  const { [FORMERLY]: parts, ...others } = layer;
  if (!isPlain(parts)) return layer;
  const byKind: Record<string, Record<string, unknown>> = {};
  const strange: [id: string, change: unknown][] = [];
  for (const [id, change] of Object.entries(parts)) {
    const kind = id.split(':', 1)[0] ?? id;
    if (Object.hasOwn(conquestKinds, kind)) (byKind[kind] ??= {})[id] = change;
    else strange.push([id, change]);
  }
  return { ...others, ...byKind, ...(strange.length > 0 ? { [FORMERLY]: Object.fromEntries(strange) } : {}) };
};
