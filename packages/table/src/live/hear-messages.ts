import {
  actionMessage,
  type AnswerMessage,
  helloMessage,
  type HelloMessage,
  ledgerMessage,
  type LedgerMessage,
  type LinkAsk,
  linkMessage,
  type NoticeMessage,
  type PongMessage,
  type Presence,
  presenceMessage,
  type PresenceMessage,
  readJson,
} from '@vexillum/protocol';
import type { WebsocketProvider } from 'y-websocket';

/** What a server says on 101. */
type ServerSaid = AnswerMessage | NoticeMessage | PongMessage;

/** Who wants to hear what the server says beside the documents. */
export interface Hearers {
  readonly hello: (hello: HelloMessage['hello']) => void;
  readonly ledger: (ledger: LedgerMessage) => void;
  readonly answer: (said: AnswerMessage) => void;
  readonly pong: (pong: PongMessage) => void;
  readonly notice: (notice: NoticeMessage['notice']) => void;
  readonly presence: (presence: Presence) => void;
  readonly ask: (ask: LinkAsk['ask']) => void;
}

/** Listens on the public socket to the message types of our own. */
export const hearMessages = ({ messageHandlers }: WebsocketProvider, hearers: Hearers): void => {
  const hear = (type: number, listener: (payload: never) => void) => {
    messageHandlers[type] = (_encoder, decoder) => listener(readJson(decoder) as never);
  };
  hear(helloMessage, ({ hello }: HelloMessage) => hearers.hello(hello));
  hear(ledgerMessage, hearers.ledger);
  hear(actionMessage, (said: ServerSaid) => {
    if ('pong' in said) hearers.pong(said);
    else if ('notice' in said) hearers.notice(said.notice);
    else hearers.answer(said);
  });
  hear(linkMessage, ({ ask }: LinkAsk) => hearers.ask(ask));
  hear(presenceMessage, ({ presence }: PresenceMessage) => hearers.presence(presence));
};
