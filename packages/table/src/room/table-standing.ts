import type { Chat, Game, SideId, Snapshot } from '@vexillum/model';
import type { ConvenedSide, ConvenedTable } from '@vexillum/protocol';
import { tableNews } from './table-glance.ts';

/** How a table stands, for whoever looks after many: reads the public layer alone, so that no side's secret can be in it. */
export type TableStanding = Omit<ConvenedTable, 'key' | 'sides'> & {
  readonly sides: readonly Omit<ConvenedSide, 'isHere' | 'goneSince'>[];
};

/** Of these sides, in their order. */
export const tableStanding = (game: Game, whole: Snapshot, sides: readonly SideId[]): TableStanding => {
  const snapshot: Snapshot = { public: whole.public, sides: {} };
  const { state, onTurn, since, players } = tableNews(game, snapshot);
  const { at, sides: says = [], openFlags = 0 } = game.standing?.(snapshot) ?? {};
  const said = lastSaid(snapshot);
  return {
    state,
    ...(at ? { at } : {}),
    ...(onTurn === undefined ? {} : { onTurn }),
    ...(since === undefined ? {} : { since }),
    sides: sides.map((side) => {
      const name = players.find((player) => player.side === side)?.name;
      const stands = says.find((one) => one.side === side)?.says;
      return { side, ...(name === undefined ? {} : { name }), ...(stands ? { says: stands } : {}) };
    }),
    clock: Object.fromEntries(snapshot.public.clock),
    openFlags,
    asked: [...snapshot.public.ruling.values()].filter(({ askedBy, ruling }) => askedBy !== undefined && !ruling)
      .length,
    ...(said ? { said: { name: said.name, text: said.text, at: said.at } } : {}),
  };
};

const lastSaid = (snapshot: Snapshot): Chat | undefined => {
  let last: Chat | undefined;
  for (const line of snapshot.public.chat.values()) if (!last || line.at > last.at) last = line;
  return last;
};
