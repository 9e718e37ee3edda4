import type { Summons } from '@vexillum/model';
import type { OpenTable } from '../open-table.ts';
import type { Says } from './subscription.ts';

/** Something that a seat is called for. */
export interface Occasion {
  readonly seat: string;
  readonly says: keyof Says;
  /** Which table. */
  readonly body: string;
  /** Where it leads. */
  readonly path: string;
}

/** How a table stood when somebody was called last. */
export interface Told {
  readonly told: string;
  /** What its people had been called for; left out where that was kept before there was such a thing. */
  readonly marks?: readonly string[];
}

/** Whose turn is on, and which; and what people are called for by now. */
export const toldOf = ({ room }: OpenTable): Required<Told> => {
  const { news, summons } = room.view;
  return {
    told: news.state === 'playing' ? `${news.turn ?? ''} ${news.onTurn ?? ''}` : news.state,
    marks: summons.map(markOf),
  };
};

const markOf = ({ seat, mark }: Summons): string => `${seat} ${mark}`;

/** What is new since then, for those it concerns. Everybody at the table sees all of it. */
export const occasionsOf = (open: OpenTable, before: Told): readonly Occasion[] => {
  const { table, game, room } = open;
  const { news } = room.view;
  const pathOf = (seat: string) => `/table/${table}?seat=${seat}`;
  const body = `${news.name} (${news.gameName})`;
  if (news.state === 'over') return game.seats.map(({ id }) => ({ seat: id, says: 'over', body, path: pathOf(id) }));
  const onTurn = toldOf(open).told === before.told ? [] : game.seats.filter(({ side }) => side === news.onTurn);
  return [
    ...onTurn.map(({ id }): Occasion => ({ seat: id, says: 'turn', body, path: pathOf(id) })),
    ...fresh(room.view.summons, before).map(({ seat, kind, key }): Occasion => {
      const leads = room.view.wanted.find((one) => one.key === key);
      return leads
        ? { seat, says: kind, body: leads.name, path: `${pathOf(seat)}#to-${leads.key}` }
        : { seat, says: kind, body, path: pathOf(seat) };
    }),
  ];
};

const fresh = (summons: readonly Summons[], { marks }: Told): readonly Summons[] =>
  marks ? summons.filter((one) => !marks.includes(markOf(one))) : [];
