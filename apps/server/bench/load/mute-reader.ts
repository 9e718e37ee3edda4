import type { Seat } from '@vexillum/model';
import type { Peer, Room } from '@vexillum/table/room';
import { askForAll } from './our-player.ts';

/** A reader who throws everything away: measures what a room does for them, without sockets. */
const muteReader = (id: number, seat: Seat): Peer => ({
  id: `peer-${id}`,
  seat,
  name: 'Reader',
  document: 'public',
  wantsEvents: true,
  buffered: 0,
  send: () => undefined,
  close: (code) => {
    // Rebuilt under our feet: like a browser it would come back, and the bench is long enough without that.
    if (code !== 4409) throw new Error(`sent away with ${code}`);
  },
});

/** Sits so many of them down, each with the public document. */
export const seatReaders = (room: Room, seat: Seat, count: number): void => {
  for (let id = 0; id < count; id++) {
    const peer = muteReader(id, seat);
    room.join(peer, undefined);
    room.receive(peer, askForAll);
  }
};
