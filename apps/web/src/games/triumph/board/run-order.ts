import { msg, str } from '@lit/localize';
import { bodiesOf, type Point } from '@vexillum/geometry';
import { isRefusal, type Json, poseFrom } from '@vexillum/model';
import { legsFrom, measure, type Order, parseOrder, type Place, priceTag } from '@vexillum/tools';
import { blockAt } from '../block-at.ts';
import { type Desk, pointOf } from '../desk.ts';
import type { OrderAnswer } from '../hand/hand-desk.ts';
import { describeStand } from '../order-of-battle/describe-stand.ts';
import { problemText } from '../orders/problem-text.ts';
import { standNameText } from '../stand-name-text.ts';
import { numberText } from '../mu-text.ts';
import { sentenceText } from '../../../sentences/sentence-text.ts';

const done = (said: string): OrderAnswer => ({ kind: 'done', said });
const problem = (said: string): OrderAnswer => ({ kind: 'problem', said });

/** Does what a typed line asks for, with the hand's own tools: there is no second way to move a stand. */
export const runOrder = async (desk: Desk, text: string): Promise<OrderAnswer> => {
  await desk.takenBack;
  const order = parseOrder(text, desk.orderWords());
  if (order.kind === 'problem') return { kind: 'problem', said: problemText(order), problem: order };
  return await obey(desk, order);
};

const act = async (desk: Desk, name: string, args: Json, said: string): Promise<OrderAnswer> => {
  const answer = await desk.act(name, args);
  return isRefusal(answer) ? problem(sentenceText(answer.message)) : done(said);
};

const namesOf = (desk: Desk, ids: readonly string[]): string => {
  const names = desk.names();
  const first = ids.slice(0, 4).map((id) => names.get(id)?.short ?? id);
  return ids.length > first.length
    ? msg(str`${first.join(', ')} and ${ids.length - first.length} more`)
    : first.join(', ');
};

const obey = async (desk: Desk, order: Order): Promise<OrderAnswer> => {
  switch (order.kind) {
    case 'select':
      desk.select(order.ids);
      return done(msg(str`Selected: ${namesOf(desk, order.ids)}`));
    case 'move':
      return move(desk, order);
    case 'propose':
      return propose(desk, order);
    case 'turn-start':
      desk.select(order.ids);
      desk.tool?.returnToTurnStart();
      return done(msg(str`Back to where the turn began: ${namesOf(desk, order.ids)}`));
    case 'place':
      return place(desk, order);
    case 'lose':
      return act(desk, 'lose-stands', { stands: [...order.ids] }, msg(str`Lost: ${namesOf(desk, order.ids)}`));
    case 'return':
      return act(desk, 'return-stands', { stands: [...order.ids] }, msg(str`In reserve: ${namesOf(desk, order.ids)}`));
    case 'measure':
      return measureBetween(desk, order.from, order.to);
    case 'ping':
    case 'look':
      return point(desk, order.kind, order.at);
    case 'describe':
      return done(order.ids.map((id) => describeStand(desk, id)).join(' '));
    case 'marker':
      return marker(desk, order.letter, order.at);
    case 'camp':
      return camp(desk, order.at, order.isAlly);
    case 'roll':
      return roll(desk, order.dice, order.why);
    case 'say':
      return act(desk, 'say', { text: order.text, to: order.to }, msg('Said.'));
    case 'begin-turn':
      return act(desk, 'begin-turn', {}, msg('The turn has begun.'));
    case 'undo':
      return act(desk, 'undo-action', {}, msg('Taken back.'));
    case 'redo':
      return act(desk, 'redo-action', {}, msg('Done again.'));
    case 'fit':
      desk.port?.fit();
      return done(msg('The whole board is seen.'));
    case 'home':
      desk.port?.home();
      return done(msg('Your half is seen.'));
    case 'help':
      return done(msg('Press “?” beside the line to see all orders.'));
    default:
      return order satisfies never;
  }
};

const onBoard = (desk: Desk, ids: readonly string[]): string[] =>
  ids.filter((id) => desk.snapshot.public.stand.get(id)?.place === 'board');

const priceSaid = (desk: Desk): string => {
  const draft = desk.$draft.get();
  if (!draft) return '';
  const { total, budget, tone } = priceTag(draft);
  if (budget === undefined) return msg(str`${numberText(total)} MU`);
  return tone === 'over'
    ? msg(str`${numberText(total)} of ${numberText(budget)} MU: over the allowance`)
    : msg(str`${numberText(total)} of ${numberText(budget)} MU`);
};

const notMine = (desk: Desk, ids: readonly string[]): OrderAnswer | undefined => {
  const other = ids.find((id) => !desk.mayHandle(id));
  return other === undefined ? undefined : problem(msg(str`${namesOf(desk, [other])} is not yours to move.`));
};

const move = (desk: Desk, { ids, legs }: Extract<Order, { kind: 'move' }>): OrderAnswer => {
  const here = onBoard(desk, ids);
  if (here.length === 0) return problem(msg('None of these stands is on the board.'));
  const refused = notMine(desk, here);
  if (refused) return refused;
  const { tool } = desk;
  if (!tool) return problem(msg('The table is not open.'));
  tool.commit();
  desk.select(here);
  const measured = desk.profile.wheelMeasure.value;
  tool.addLegs(legsFrom(legs, bodiesOf(desk.world(), here), measured), here);
  const said = priceSaid(desk);
  tool.commit();
  return done(said === '' ? msg('Nothing moved.') : msg(str`${namesOf(desk, here)}: ${said}`));
};

const propose = (desk: Desk, { ids, proposal }: Extract<Order, { kind: 'propose' }>): OrderAnswer => {
  const here = onBoard(desk, ids);
  const refused = notMine(desk, here);
  if (refused) return refused;
  desk.select(here);
  desk.tool?.propose(proposal);
  const said = priceSaid(desk);
  if (said === '') return problem(msg('That cannot be done from here.'));
  desk.tool?.commit();
  return done(msg(str`${namesOf(desk, here)}: ${said}`));
};

const place = async (desk: Desk, { ids, at, files }: Extract<Order, { kind: 'place' }>): Promise<OrderAnswer> => {
  const stands = ids.filter((id) => desk.snapshot.public.stand.get(id)?.place === 'reserve');
  if (stands.length === 0) return problem(msg('None of these stands is in reserve.'));
  const answer = await act(
    desk,
    'place-stands',
    {
      stands: blockAt(desk.snapshot, desk.profile, stands, at, files).map(({ id, pose }) => ({ id, pose: [...pose] })),
    },
    msg(str`Placed: ${namesOf(desk, stands)}`),
  );
  if (answer.kind === 'done') desk.select(stands);
  return answer;
};

/** In full, since stands of both sides may bear the same short name. */
const placeName = (desk: Desk, where: Place): string =>
  where.kind === 'stand' ? fullNameOf(desk, where.id) : `${numberText(where.at.x)}, ${numberText(where.at.y)}`;

const fullNameOf = (desk: Desk, id: string): string => {
  const name = desk.names().get(id);
  return name ? standNameText(desk.profile, name) : id;
};

const anchorOf = (desk: Desk, where: Place): Point | undefined => {
  if (where.kind === 'point') return where.at;
  const pose = desk.snapshot.public.pose.get(where.id);
  return pose && pointOf(pose as unknown as readonly [number, number]);
};

const measureBetween = (desk: Desk, from: Place, to: Place): OrderAnswer => {
  const [a, b] = [anchorOf(desk, from), anchorOf(desk, to)];
  if (!a || !b) return problem(msg('Only what is on the board can be measured.'));
  const end = (where: Place, at: Point) => (where.kind === 'stand' ? { at, stand: where.id } : { at });
  const ruler = measure(desk.world(), end(from, a), end(to, b));
  desk.$ruler.set(ruler);
  return done(msg(str`From ${placeName(desk, from)} to ${placeName(desk, to)}: ${numberText(ruler.distance)} MU`));
};

const point = (desk: Desk, kind: 'ping' | 'look', where: Place): OrderAnswer => {
  const at = anchorOf(desk, where);
  if (!at) return problem(msg('That is not on the board.'));
  if (kind === 'ping') desk.ping(at);
  else desk.port?.lookAt(at);
  return done(
    kind === 'ping' ? msg(str`Pinged ${placeName(desk, where)}.`) : msg(str`Looking at ${placeName(desk, where)}.`),
  );
};

const ownSide = (desk: Desk): 'red' | 'blue' => (desk.side === 'blue' ? 'blue' : 'red');

const marker = (desk: Desk, letter: string, at: Point): Promise<OrderAnswer> => {
  const side = ownSide(desk);
  const pose = [...poseFrom(at.x, at.y, side === 'blue' ? 180 : 0)];
  return act(desk, 'place-marker', { side, letter, pose }, msg(str`Marker ${letter} is placed.`));
};

const camp = (desk: Desk, at: Point, isAlly: boolean): Promise<OrderAnswer> => {
  const side = ownSide(desk);
  const pose = [...poseFrom(at.x, at.y, side === 'blue' ? 180 : 0)];
  return act(desk, 'place-camp', { side, pose, ...(isAlly ? { ally: true } : {}) }, msg('The camp is placed.'));
};

const roll = async (desk: Desk, dice: readonly number[], why: string): Promise<OrderAnswer> => {
  const answer = await desk.act('roll-dice', { dice: [...dice], why });
  if (isRefusal(answer)) return problem(sentenceText(answer.message));
  const { values } = answer.result as { readonly values: readonly number[] };
  return done(msg(str`Rolled ${values.join(', ')}`));
};
