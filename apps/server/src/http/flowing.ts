import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Clock } from '@vexillum/table/room';

const WINDOW = 5000;
/** Of a body that holds a place which others wait for. */
const LEAST_PER_SECOND = 64 * 1024;

interface Bringing {
  readonly socket: EventEmitter & Pick<Socket, 'bytesRead'> & { destroy(): unknown };
}

/** Hangs up where a body comes more slowly than that, until it is there; answers how to stop. */
export const whileFlowing = ({ socket }: Bringing, clock: Clock): (() => void) => {
  let read = socket.bytesRead;
  const lookLater = (): (() => void) =>
    clock.after(WINDOW, () => {
      const came = socket.bytesRead - read;
      read = socket.bytesRead;
      if (came < (LEAST_PER_SECOND * WINDOW) / 1000) socket.destroy();
      else callOff = lookLater();
    });
  let callOff = lookLater();
  const stop = () => callOff();
  socket.once('close', stop);
  return () => {
    socket.off('close', stop);
    stop();
  };
};
