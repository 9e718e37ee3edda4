import { msg, str, wordsText } from '@vexillum/ui/words';
import { bodiesOf, type Point, type World } from '@vexillum/geometry';
import { isRefusal, poseFrom } from '@vexillum/model';
import { legsFrom, measure, type Order, parseOrder, type Place, type PriceTag, priceTag } from '../../hand/index.ts';
import { blockAt } from '../block-at.ts';
import { act, done, namesOf, type Needs, type OrderAnswer, problem } from './order-answer.ts';
import { problemText } from './problem-text.ts';
import { standNameText } from '../stand-name-text.ts';
import { numberText } from '../mu-text.ts';
import { answer, ask, requestsFor } from '../requests/requests.ts';
import { pointOf, storedPoint } from '../view/stored-point.ts';
import { pointsOfMove, type Profile, reachReport, type Snapshot, standReport } from '../../rules/index.ts';
import { spentText } from '../turn/spent-text.ts';
import { standSentence } from '../order-of-battle/stand-words.ts';

/** Does what a typed line asks for, with the hand's own tools: there is no second way to move a stand. */
export const runOrder = async (by: Needs, text: string): Promise<OrderAnswer> => {
  await by.actions.takenBack;
  const order = parseOrder(text, by.hand.orderWords());
  if (order.kind === 'problem') return { kind: 'problem', said: problemText(order), problem: order };
  return await obey(by, order);
};

const obey = async (by: Needs, order: Order): Promise<OrderAnswer> => {
  switch (order.kind) {
    case 'select':
      by.hand.select(order.ids);
      return done(msg(str`Selected: ${namesOf(by, order.ids)}`));
    case 'move':
      return move(by, order);
    case 'propose':
      return propose(by, order);
    case 'turn-start':
      by.hand.select(order.ids);
      by.hand.tool.returnToTurnStart();
      return done(msg(str`Back to where the turn began: ${namesOf(by, order.ids)}`));
    case 'place':
      return place(by, order);
    case 'lose':
      return act(by, 'lose-stands', { stands: [...order.ids] }, msg(str`Lost: ${namesOf(by, order.ids)}`));
    case 'return':
      return act(by, 'return-stands', { stands: [...order.ids] }, msg(str`In reserve: ${namesOf(by, order.ids)}`));
    case 'measure':
      return measureBetween(by, order.from, order.to);
    case 'ping':
    case 'look':
      return point(by, order.kind, order.at);
    case 'describe':
      return done(order.ids.map((id) => describeStand(by.battle, id)).join(' '));
    case 'marker':
      return marker(by, order.letter, order.at);
    case 'camp':
      return camp(by, order.at, order.isAlly);
    case 'roll':
      return roll(by, order.dice, order.why);
    case 'say':
      return act(by, 'say', { text: order.text, to: order.to }, msg('Said.'));
    case 'ask':
      return askCommander(by, order);
    case 'answer':
      return answerFirst(by, order);
    case 'begin-turn':
    case 'end-turn':
    case 'next-phase':
    case 'roll-points':
    case 'fight':
    case 'apply':
    case 'challenge':
    case 'hold':
    case 'flee':
    case 'play':
      return (await import('./run-turn-order.ts')).runTurnOrder(by, order);
    case 'undo':
      return act(by, 'undo-action', {}, msg('Taken back.'));
    case 'redo':
      return act(by, 'redo-action', {}, msg('Done again.'));
    case 'fit':
      by.hand.port?.fit();
      return done(msg('The whole board is seen.'));
    case 'home':
      by.hand.port?.home();
      return done(msg('Your half is seen.'));
    case 'help':
      return done(msg('Press “?” beside the line to see all orders.'));
    default:
      return order satisfies never;
  }
};

const onBoard = (by: Needs, ids: readonly string[]): string[] =>
  ids.filter((id) => by.battle.snapshot.public.stand.get(id)?.place === 'board');

const priceSaid = (by: Needs): string => {
  const draft = by.hand.draft;
  if (!draft) return '';
  return `${lengthSaid(priceTag(draft))}${spentText(pointsOfMove(by.battle.snapshot, draft.plan.poses))}`;
};

const lengthSaid = ({ total, budget, tone }: PriceTag): string => {
  if (budget === undefined) return msg(str`${numberText(total)} MU`);
  return tone === 'over'
    ? msg(str`${numberText(total)} of ${numberText(budget)} MU: over the allowance`)
    : msg(str`${numberText(total)} of ${numberText(budget)} MU`);
};

const notMine = (by: Needs, ids: readonly string[]): OrderAnswer | undefined => {
  const other = ids.find((id) => !by.battle.mayHandle(id));
  return other === undefined ? undefined : problem(msg(str`${namesOf(by, [other])} is not yours to move.`));
};

const move = (by: Needs, { ids, legs }: Extract<Order, { kind: 'move' }>): OrderAnswer => {
  const here = onBoard(by, ids);
  if (here.length === 0) return problem(msg('None of these stands is on the board.'));
  const refused = notMine(by, here);
  if (refused) return refused;
  const { tool } = by.hand;
  tool.commit();
  by.hand.select(here);
  const measured = by.battle.profile.wheelMeasure.value;
  tool.addLegs(legsFrom(legs, bodiesOf(by.battle.world(), here), measured), here);
  const said = priceSaid(by);
  tool.commit();
  return done(said === '' ? msg('Nothing moved.') : msg(str`${namesOf(by, here)}: ${said}`));
};

const propose = (by: Needs, { ids, proposal }: Extract<Order, { kind: 'propose' }>): OrderAnswer => {
  const here = onBoard(by, ids);
  const refused = notMine(by, here);
  if (refused) return refused;
  by.hand.select(here);
  by.hand.tool.propose(proposal);
  const said = priceSaid(by);
  if (said === '') return problem(msg('That cannot be done from here.'));
  by.hand.tool.commit();
  return done(msg(str`${namesOf(by, here)}: ${said}`));
};

const place = async (by: Needs, { ids, at, files }: Extract<Order, { kind: 'place' }>): Promise<OrderAnswer> => {
  const stands = ids.filter((id) => by.battle.snapshot.public.stand.get(id)?.place === 'reserve');
  if (stands.length === 0) return problem(msg('None of these stands is in reserve.'));
  const answer = await act(
    by,
    'place-stands',
    {
      stands: blockAt(by.battle.snapshot, by.battle.profile, stands, at, files).map(({ id, pose }) => ({
        id,
        pose: [...pose],
      })),
    },
    msg(str`Placed: ${namesOf(by, stands)}`),
  );
  if (answer.kind === 'done') by.hand.select(stands);
  return answer;
};

/** In full, since stands of both sides may bear the same short name. */
const placeName = (by: Needs, where: Place): string =>
  where.kind === 'stand' ? fullNameOf(by, where.id) : `${numberText(where.at.x)}, ${numberText(where.at.y)}`;

const fullNameOf = (by: Needs, id: string): string => {
  const name = by.battle.names().get(id);
  return name ? standNameText(by.battle.profile, name) : id;
};

const anchorOf = (by: Needs, where: Place): Point | undefined => {
  if (where.kind === 'point') return where.at;
  const pose = by.battle.snapshot.public.pose.get(where.id);
  return pose && pointOf(pose as unknown as readonly [number, number]);
};

const measureBetween = (by: Needs, from: Place, to: Place): OrderAnswer => {
  const [a, b] = [anchorOf(by, from), anchorOf(by, to)];
  if (!a || !b) return problem(msg('Only what is on the board can be measured.'));
  const end = (where: Place, at: Point) => (where.kind === 'stand' ? { at, stand: where.id } : { at });
  const ruler = measure(by.battle.world(), end(from, a), end(to, b));
  by.hand.layRuler(ruler);
  return done(msg(str`From ${placeName(by, from)} to ${placeName(by, to)}: ${numberText(ruler.distance)} MU`));
};

const point = (by: Needs, kind: 'ping' | 'look', where: Place): OrderAnswer => {
  const at = anchorOf(by, where);
  if (!at) return problem(msg('That is not on the board.'));
  if (kind === 'ping') by.pings.ping(at);
  else by.hand.port?.lookAt(at);
  return done(
    kind === 'ping' ? msg(str`Pinged ${placeName(by, where)}.`) : msg(str`Looking at ${placeName(by, where)}.`),
  );
};

const ownSide = (by: Needs): 'red' | 'blue' => (by.battle.side === 'blue' ? 'blue' : 'red');

/** Where no place is said: the first that is selected, otherwise what one looks at. */
const placeMeant = (by: Needs): Point => {
  const [width, depth] = by.battle.profile.boardMu.value;
  const [selected] = [...by.hand.selection].flatMap((id) => anchorOf(by, { kind: 'stand', id }) ?? []);
  return selected ?? by.hand.port?.seen().middle ?? { x: width / 2, y: depth / 2 };
};

const askCommander = (by: Needs, { command, at, text }: Extract<Order, { kind: 'ask' }>): OrderAnswer => {
  const { plan, seat } = by.live;
  if (!plan || !by.battle.isPlayer) return problem(msg('Commanders of one side ask each other; you sit on neither.'));
  const place = at ? anchorOf(by, at) : placeMeant(by);
  if (!place) return problem(msg('That is not on the board.'));
  ask(plan, seat.id, { to: command, at: storedPoint(place), text });
  return done(msg(str`Command ${command} is asked. Only your side reads it.`));
};

const answerFirst = (by: Needs, { says, text }: Extract<Order, { kind: 'answer' }>): OrderAnswer => {
  const { plan, seat } = by.live;
  const [first] = plan ? requestsFor(by.battle.snapshot, seat, plan.$requests.get()) : [];
  if (!plan || !first) return problem(msg('Nobody waits for an answer of yours.'));
  answer(plan, seat.id, first, says, text);
  return done(msg(str`Answered: ${first.text}`));
};

const marker = (by: Needs, letter: string, at: Point): Promise<OrderAnswer> => {
  const side = ownSide(by);
  const pose = [...poseFrom(at.x, at.y, side === 'blue' ? 180 : 0)];
  return act(by, 'place-marker', { side, letter, pose }, msg(str`Marker ${letter} is placed.`));
};

const camp = (by: Needs, at: Point, isAlly: boolean): Promise<OrderAnswer> => {
  const side = ownSide(by);
  const pose = [...poseFrom(at.x, at.y, side === 'blue' ? 180 : 0)];
  return act(by, 'place-camp', { side, pose, ...(isAlly ? { ally: true } : {}) }, msg('The camp is placed.'));
};

const roll = async (by: Needs, dice: readonly number[], why: string): Promise<OrderAnswer> => {
  const answer = await by.actions.act('roll-dice', { dice: [...dice], why });
  if (isRefusal(answer)) return problem(wordsText(answer.words));
  const { values } = answer.result as { readonly values: readonly number[] };
  return done(msg(str`Rolled ${values.join(', ')}`));
};

interface SurveyedTable {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  world(): World;
}

/** What the reader may know of a stand, in one sentence; nothing for one that is gone. */
export const describeStand = (table: SurveyedTable, id: string): string => {
  const { snapshot, profile } = table;
  const report = standReport(table.world(), snapshot, profile, id);
  return report ? standSentence(report, profile, reachReport(table.world(), snapshot, profile, id)) : '';
};
