import type { Json } from '@vexillum/model';

/** Something that was done out of others' sight: the action's name and its arguments. */
export type Deed = readonly [name: string, args: Json];

/**
 * The fog over a game, under the one id `fog`. At START the server commits itself to a secret, from which all dice of the game follow; when the game is
 * over the secret is shown, with everything that was done out of sight, so that anybody can play the match again.
 */
export type Fog = {
  /** The commitment to `secret`, as hex. */
  readonly digest: string;
  /** 32 bytes as hex, once the game is over. */
  readonly secret?: string;
  /** In the order in which they were done, once the game is over. */
  readonly deeds?: readonly Deed[];
};

/** The bank's part of it, under the same id. */
export type FogSecret = { readonly secret: string };

/** One of the deeds, kept by the bank under `deed:NUMBER` until the game is over. */
export type KeptDeed = { readonly deed: Deed };

/** What a side saw of a deed, as an event, under `report:NUMBER` among its secrets. */
export type Report = {
  readonly event: { readonly kind: string; readonly [field: string]: unknown };
  /** The entry that it is about: numbers of deeds begin again with every game at a table. */
  readonly seq?: number;
};

export const FOG = 'fog';
/** What an entry is called whose action is nobody else's affair. */
export const ACT_UNSEEN = 'act-unseen' as const;
/** As many as the log has lines. */
export const REPORTS_KEPT = 100;

export const deedId = (number: number): string => `deed:${number}`;
export const reportId = (number: number): string => `report:${number}`;
