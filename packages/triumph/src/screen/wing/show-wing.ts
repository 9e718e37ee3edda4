import { ownWing, standsOfOthers } from './own-wing.ts';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';

/** What it needs of the battle, and where it shows it. */
export interface WingBattle {
  readonly battle: Pick<Battle, '$snapshot' | 'snapshot' | 'profile' | 'seat'>;
  readonly overlays: Pick<Overlays, '$extra' | '$wing' | '$wingWish'>;
}

const isSame = (one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean =>
  one?.size === other?.size && [...(one ?? [])].every((id) => other?.has(id));

const show = ({ battle: { snapshot, profile, seat }, overlays }: WingBattle): void => {
  const own = ownWing(snapshot, profile, seat);
  const isOn = own !== undefined && (overlays.$wingWish.get() ?? own.isFirst);
  const known = overlays.$wing.get();
  if (known?.isOn !== (own && isOn) || String(known?.commands) !== String(own?.commands))
    overlays.$wing.set(own && { commands: own.commands, isOn });
  const { pale, ...others } = overlays.$extra.get();
  const next = own && isOn && seat.side !== undefined ? standsOfOthers(snapshot, seat.side, own) : undefined;
  if (!isSame(pale, next)) overlays.$extra.set(next ? { ...others, pale: next } : others);
};

/** Keeps the reader's wing on the board up to date: others' stands of their side are pale while they look at their own. The board does not wait for it. */
export const showWing = (at: WingBattle): (() => void) => {
  let key: readonly unknown[] = [];
  const stops = [
    at.battle.$snapshot.subscribe(({ public: { stand, lead, seat, turn, table }, sides }) => {
      const next = [stand, lead, seat, turn, table, ...Object.values(sides).map((layer) => layer?.stand)];
      if (next.length === key.length && next.every((part, index) => part === key[index])) return;
      key = next;
      show(at);
    }),
    at.overlays.$wingWish.listen(() => show(at)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
