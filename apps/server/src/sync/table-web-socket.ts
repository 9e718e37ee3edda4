import { plainText, words } from '@vexillum/model';
import { closeCodes } from '@vexillum/protocol';
import { WebSocket } from 'ws';

const MESSAGE_TOO_BIG = 1009;
const TOO_MANY_PARTS = 1008;

/**
 * ws closes by itself when a message is too large or comes in too many fragments, with codes after which a stock client comes back
 * at once to do the same again. Ours are final.
 */
export class TableWebSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === MESSAGE_TOO_BIG || code === TOO_MANY_PARTS)
      super.close(closeCodes.tooLarge, plainText(words('That message was too large.')));
    else super.close(code, reason);
  }
}
