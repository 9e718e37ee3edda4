import type { DeviceWord } from '@vexillum/ledger';
import type { RecordChange } from '@vexillum/table/room';

/** The tinctures of heraldry: what somebody may paint their card with. */
export const tinctures = ['gules', 'azure', 'vert', 'purpure', 'sable', 'or', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

/** The field and what stands on it. */
export type CardColours = readonly [Tincture, Tincture];

/** One key that may speak for the card. */
export interface CardDevice {
  /** Ed25519, 32 bytes as hex. */
  readonly key: string;
  /** What its owner calls it. */
  readonly label?: string;
  /** How it comes to be one of the card's: none for the first. */
  readonly words?: readonly DeviceWord[];
  /** ISO 8601 UTC. */
  readonly since: string;
  /** The last time it came, to the day. */
  readonly seen: string;
  /** Of the cookie that its browser holds: enough to recognise it, not to make it. */
  readonly session?: { readonly id: string; readonly hash: string; readonly until: number };
}

/** A table where somebody signed in. */
export interface CardTable {
  readonly table: string;
  readonly seat: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** Everything that the server keeps of somebody who wants to be remembered. */
export interface PlayerCard {
  /** Of its first device: by it the card is known everywhere. */
  readonly key: string;
  readonly name: string;
  /** None: those that the key has drawn. */
  readonly colours?: CardColours;
  readonly since: string;
  readonly devices: readonly CardDevice[];
  /** The newest first. */
  readonly tables: readonly CardTable[];
  /** Keys of the cards that its owner has marked as friends', in that order. Nobody else is told. */
  readonly friends?: readonly string[];
}

export const cardKey = (key: string): string => `card!${key}`;
/** Where a device's key leads. */
export const cardDeviceKey = (key: string): string => `card-device!${key}`;

/** The record of the card, and the ways that lead to it; of those of before that are none any more, nothing. */
export const cardChanges = (before: PlayerCard | undefined, after: PlayerCard | undefined): RecordChange[] => {
  const [former, next] = [before, after].map((card) => new Set(card?.devices.map(({ key }) => key)));
  const gone = [...(former ?? [])].filter((key) => !next?.has(key));
  const come = [...(next ?? [])].filter((key) => !former?.has(key));
  const own = (before ?? after)?.key ?? '';
  return [
    after ? { put: cardKey(own), value: JSON.stringify(after) } : { del: cardKey(own) },
    ...gone.map((key) => ({ del: cardDeviceKey(key) })),
    ...come.map((key) => ({ put: cardDeviceKey(key), value: JSON.stringify(own) })),
  ];
};
