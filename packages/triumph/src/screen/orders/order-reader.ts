/** What reads typed orders, in a script of its own: the board is there before anybody has typed. */
export { completeOrder, ORDER_LIMIT, parseOrder } from '../../hand/index.ts';
export { hintText } from './hint-text.ts';
