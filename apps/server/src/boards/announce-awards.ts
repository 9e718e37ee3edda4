import { type Award, tiersOf } from '@vexillum/league';
import { HeldElsewhere } from '@vexillum/table/room';
import type { Rooms } from '../rooms.ts';

/** Tells a table what its players were given, each thing once, however often it is asked to. A table that is gone hears nothing. */
export const announceAwards =
  (rooms: Rooms) =>
  async (table: string, awards: readonly Award[]): Promise<void> => {
    const telling = rooms.with(table, async ({ game, room }) => {
      for (const { achievement: id, version, tier, seat: seatId, card, nth } of awards) {
        const achievement = game.achievements?.all.find((each) => each.id === id && each.version === version);
        const seat = game.seats.find((each) => each.id === seatId);
        if (!achievement || !seat) continue;
        const tiers = tiersOf(achievement).length;
        const said = { achievement: id, version, title: achievement.title, tier, tiers };
        // A table that is full, or whose disk is, goes without: what was given stands on the player's page.
        await room.tellAward(seat, said, [nth, card, id, version, tier].join(' '));
      }
    });
    await telling.catch((error: unknown) => {
      // At another server it goes without, too.
      if (!(error instanceof HeldElsewhere)) throw error;
    });
  };
