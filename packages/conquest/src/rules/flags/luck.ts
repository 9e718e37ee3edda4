/**
 * The secret that a victory flag's kind will follow from, under `luck:NUMBER`. Everyone knows its commitment before anybody can know
 * the id of the action that draws the victory flag, so that neither the server nor the player can choose the kind.
 */
export type Luck = {
  /** The commitment to `secret`, as hex. */
  readonly digest: string;
  /** 32 bytes as hex, once everyone may know the victory flag's kind. */
  readonly secret?: string;
};

/** The bank's copy, under the same id. Told to the victory flag's owner when they draw it. */
export type LuckSecret = { readonly secret: string };

/** What a flag's owner knows of it, under `flag:NUMBER` among their side's secrets. */
export type FlagSecret = {
  readonly kind: string;
  readonly secret: string;
  /** In a replay: nobody has seen it yet. There is such a victory flag, of one kind or another. */
  readonly isUnseen?: true;
};

export const luckId = (number: number): string => `luck:${number}`;
export const flagId = (number: number): string => `flag:${number}`;
