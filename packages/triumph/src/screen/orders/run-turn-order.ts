import { msg, str, translated, wordsText } from '@vexillum/ui/words';
import { isRefusal, type Json, THIS_TABLE } from '@vexillum/model';
import { sideTitle } from '@vexillum/frame/seat-title';
import {
  battleCardOf,
  cardCodes,
  cardPlayOf,
  createBattleFacts,
  fullProfileAt,
  lossesForReader,
  openCombat,
  otherThan,
  pointsAt,
  proposalOf,
  type Reader,
  resultOf,
  type Router,
  standsThatRout,
  sumOf,
} from '../../rules/index.ts';
import { phaseTasks } from '../../rules/turn/phase-tasks.ts';
import type { CombatName, Order } from '../../hand/index.ts';
import { fighterName, fighterSide, matterOf } from '../combat/combat-matter.ts';
import { keyOf, queueOf, type QueuedCombat, sheetOf } from '../combat/combat-queue.ts';
import { proposalTexts, resultText } from '../combat/result-words.ts';
import { phaseText } from '../turn/phase-words.ts';
import { turnView, type TurnView } from '../turn/turn-view.ts';
import { act, done, namesOf, type Needs, type OrderAnswer, problem } from './order-answer.ts';

type TurnOrder = Extract<
  Order,
  {
    readonly kind:
      | 'begin-turn'
      | 'end-turn'
      | 'next-phase'
      | 'roll-points'
      | 'fight'
      | 'apply'
      | 'challenge'
      | 'hold'
      | 'flee'
      | 'play';
  }
>;

/** Does what a typed line asks of the turn: the same actions as its buttons. */
export const runTurnOrder = async (by: Needs, order: TurnOrder): Promise<OrderAnswer> => {
  switch (order.kind) {
    case 'begin-turn':
      return act(by, 'begin-turn', {}, msg('The turn has begun.'));
    case 'end-turn':
      return endTurn(by);
    case 'next-phase':
      return nextPhase(by);
    case 'roll-points':
      return rollPoints(by);
    case 'fight':
      return fight(by, order.combat, order.dice);
    case 'apply':
      return apply(by, order);
    case 'challenge':
      return challenge(by, order.combat);
    case 'hold':
    case 'flee':
      return rout(by, order.kind, order.ids);
    case 'play':
      return play(by, order.card, order.ids);
    default:
      return order satisfies never;
  }
};

// --- the turn ---

const factsFor = ({ battle: { snapshot, profile, side } }: Needs) => {
  const reader: Reader = side === undefined ? {} : { side };
  return createBattleFacts()(snapshot, profile, reader);
};

const viewFor = (by: Needs): TurnView | undefined => {
  const { snapshot, profile, seat } = by.battle;
  return turnView({ snapshot, profile, tasks: phaseTasks(factsFor(by)) }, seat);
};

const noTurn = (): OrderAnswer => problem(msg('The first turn has not begun: “begin turn” begins it.'));

const endTurn = (by: Needs): Promise<OrderAnswer> | OrderAnswer => {
  const turn = by.battle.snapshot.public.turn.get(THIS_TABLE);
  if (!turn) return noTurn();
  const { side, number, phase } = turn;
  const from = { turn: number, ...(phase === undefined ? {} : { phase }) };
  const said = msg(str`The turn is over: ${sideTitle(otherThan(side))} is next.`);
  return act(by, 'begin-phase', { isTurnOver: true, from }, said);
};

const nextPhase = async (by: Needs): Promise<OrderAnswer> => {
  const view = viewFor(by);
  if (!view) return noTurn();
  const { next, phase, number } = view;
  if (next === undefined) return endTurn(by);
  const from = { turn: number, ...(phase === undefined ? {} : { phase }) };
  const answer = await act(by, 'begin-phase', { phase: next, from }, phaseText(next));
  return answer.kind === 'done' ? done(`${phaseText(next)}. ${viewFor(by)?.says ?? ''}`) : answer;
};

/** Each command with what it has: its dice are on the table by then, with what is added to them. */
const rollPoints = async (by: Needs): Promise<OrderAnswer> => {
  const side = by.battle.snapshot.public.turn.get(THIS_TABLE)?.side ?? '';
  const unrolled = ([1, 2, 3] as const).filter((command) => !pointsAt(by.battle.snapshot, side, command));
  const answer = await by.actions.act('roll-command-points', {});
  if (isRefusal(answer)) return problem(wordsText(answer.words));
  const { values } = answer.result as { readonly values: readonly number[] };
  const rolled = unrolled.flatMap((command) => {
    const points = pointsAt(by.battle.snapshot, side, command);
    return points ? [msg(str`command ${command} has ${points.points}`)] : [];
  });
  return done(msg(str`Rolled ${values.join(', ')}`) + (rolled.length === 0 ? '' : `: ${rolled.join(', ')}`));
};

// --- combats ---

const isIn = ({ meeting }: QueuedCombat, stand: string): boolean =>
  meeting.attacker === stand || meeting.defender === stand;

const isNamed = (entry: QueuedCombat, name: CombatName): boolean => {
  if ('id' in name) return entry.id === name.id;
  return isIn(entry, name.stand) && (name.against === undefined || isIn(entry, name.against));
};

/** A shooter’s other target, where that is the one that is named. */
const aimed = (queue: readonly QueuedCombat[], { stand, against }: Extract<CombatName, { stand: string }>) =>
  queue.flatMap(({ meeting, combat }) => {
    if (combat || against === undefined || meeting.attacker !== stand || !meeting.targets?.includes(against)) return [];
    const other = { ...meeting, defender: against };
    return [{ key: keyOf(other), meeting: other }];
  });

/** The combats that are not settled, and those that the line may mean: what it names, otherwise the one before the reader, the selected stands’, and then all. */
const combatsFor = (by: Needs, name: CombatName | undefined): readonly QueuedCombat[] => {
  const open = queueOf(by.battle.snapshot, by.battle.world()).filter(({ combat }) => !combat?.isApplied);
  if (name) {
    const found = open.filter((entry) => isNamed(entry, name));
    return found.length > 0 || 'id' in name ? found : aimed(open, name);
  }
  const before = open.filter(({ key }) => key === by.overlays.$combat.get());
  const selected = open.filter((entry) => [...by.hand.selection].some((id) => isIn(entry, id)));
  return [...new Set([...before, ...selected, ...open])];
};

const noCombat = (name: CombatName | undefined): OrderAnswer =>
  problem(
    name
      ? msg('There is no such combat to settle now.')
      : msg('No combat is left to settle in this phase of the turn.'),
  );

const versus = (by: Needs, { meeting }: QueuedCombat): string =>
  msg(str`${fighterName(by.battle, meeting.attacker)} against ${fighterName(by.battle, meeting.defender)}`);

/** Its id, once it is taken up. */
const takenUp = async (by: Needs, { id, meeting }: QueuedCombat): Promise<string | OrderAnswer> => {
  if (id !== undefined) return id;
  const { kind, attacker, defender } = meeting;
  const answer = await by.actions.act('take-up-combat', { kind, attacker, defender });
  if (isRefusal(answer)) return problem(wordsText(answer.words));
  return (answer.result as { readonly id: string }).id;
};

const fight = async (
  by: Needs,
  name: CombatName | undefined,
  dice: readonly [number, number] | undefined,
): Promise<OrderAnswer> => {
  const all = combatsFor(by, name);
  const [meant] = all;
  if (dice && meant?.id !== undefined && meant.combat?.dice) return correct(by, meant, meant.id, dice);
  const entry = all.find(({ combat }) => !combat?.dice);
  const thrown = all[0];
  if (!entry)
    return thrown ? problem(msg(str`${versus(by, thrown)}: the dice are thrown. “apply” is next.`)) : noCombat(name);
  const id = await takenUp(by, entry);
  if (typeof id !== 'string') return id;
  const sheet = sheetOf(by.battle.snapshot, entry);
  const answer = await by.actions.act('fight-combat', { id, ...(dice ? { values: [...dice] } : {}) });
  if (isRefusal(answer)) return problem(wordsText(answer.words));
  const { values } = answer.result as { readonly values: readonly number[] };
  return done(`${versus(by, entry)}: ${resultSaid(by, entry, sheet, values)}`);
};

const correct = async (
  by: Needs,
  entry: QueuedCombat,
  id: string,
  dice: readonly [number, number],
): Promise<OrderAnswer> => {
  const sheet = sheetOf(by.battle.snapshot, entry);
  const answer = await by.actions.act('correct-combat-dice', { id, values: [...dice] });
  if (isRefusal(answer)) return problem(wordsText(answer.words));
  return done(`${versus(by, entry)}: ${resultSaid(by, entry, sheet, dice)}`);
};

/** Worked out from the dice, since the combat itself may come after them. */
const resultSaid = (
  by: Needs,
  { meeting }: QueuedCombat,
  { ring, terms }: ReturnType<typeof sheetOf>,
  values: readonly number[],
): string => {
  const sides = [meeting.attacker, meeting.defender].map((id) => fighterSide(by.battle.snapshot, id));
  const dice = Object.fromEntries(sides.map((side, index) => [side, values[index] ?? 0]));
  const [mine, theirs] = sides.map((side) => sumOf(terms[side] ?? []) + (dice[side] ?? 0));
  const result = ring && resultOf(ring, { terms, dice });
  const proposal = ring && result && proposalOf(ring, { result });
  const name = (id: string): string => fighterName(by.battle, id);
  return [
    msg(str`${mine} to ${theirs}.`),
    ...(result ? [resultText(result, name, proposal?.cornered !== undefined)] : []),
    ...(proposal ? proposalTexts(proposal, name) : []),
    ...(proposal?.pursuit?.answer === 'pursues' ? [msg(str`${name(proposal.pursuit.stand)} pursues`) + '.'] : []),
  ].join(' ');
};

const apply = async (by: Needs, { combat: name, how }: Extract<TurnOrder, { kind: 'apply' }>): Promise<OrderAnswer> => {
  const all = combatsFor(by, name);
  const entry = all.find(({ combat }) => combat?.dice);
  const next = all[0];
  if (!entry?.id)
    return next
      ? problem(msg(str`${versus(by, next)}: the dice are not thrown yet. “fight” is first.`))
      : noCombat(name);
  const more: Json = how === 'by-hand' ? { isByHand: true } : how === undefined ? {} : { pursue: how === 'pursuing' };
  return act(by, 'apply-combat', { id: entry.id, ...more }, msg(str`${versus(by, entry)}: settled.`));
};

const challenge = async (by: Needs, name: CombatName | undefined): Promise<OrderAnswer> => {
  const [entry] = combatsFor(by, name);
  if (!entry) return noCombat(name);
  const id = await takenUp(by, entry);
  if (typeof id !== 'string') return id;
  const { snapshot } = by.battle;
  const [, combat] = openCombat(snapshot, entry.meeting) ?? [];
  const sheet = sheetOf(snapshot, combat ? { ...entry, combat } : entry);
  const said = msg(str`The umpire is asked about ${versus(by, entry)}.`);
  return act(by, 'ask-umpire', { ...matterOf(by.battle, id, entry, sheet) }, said);
};

// --- routs ---

const routersIn = (by: Needs): readonly Router[] => {
  const { snapshot, profile } = by.battle;
  const facts = factsFor(by);
  return lossesForReader(snapshot, profile)
    .flatMap(({ commands }) => commands)
    .flatMap((command) => standsThatRout(facts, command));
};

const rout = async (by: Needs, kind: 'hold' | 'flee', ids: readonly string[] | undefined): Promise<OrderAnswer> => {
  const all = routersIn(by);
  const named = ids ?? all.map(({ id }) => id);
  const due = all.filter(({ id }) => named.includes(id));
  if (due.length === 0)
    return problem(ids ? msg('None of these stands has to rout now.') : msg('Nobody has to rout now.'));
  const stands = due.map(({ id }) => id);
  if (kind === 'hold')
    return act(by, 'mark-rout', { stands, as: 'held' }, msg(str`Held in place: ${namesOf(by, stands)}`));
  return flee(by, due);
};

/** Whom no order of the general's reaches is lost instead. */
const flee = async (by: Needs, due: readonly Router[]): Promise<OrderAnswer> => {
  const [runs, gone] = [false, true].map((isLost) => due.filter((each) => each.isLost === isLost).map(({ id }) => id));
  const answers: OrderAnswer[] = [];
  if (runs && runs.length > 0)
    answers.push(await act(by, 'rout-stands', { stands: runs }, msg(str`They flee: ${namesOf(by, runs)}`)));
  if (gone && gone.length > 0)
    answers.push(await act(by, 'lose-stands', { stands: gone }, msg(str`Out of range and lost: ${namesOf(by, gone)}`)));
  return answers.find(({ kind }) => kind === 'problem') ?? done(answers.map(({ said }) => said).join('. '));
};

// --- cards ---

/** Whom a card is for that names nobody: who would pursue now, or the selection. */
const cardFor = (by: Needs, card: string): readonly string[] => {
  const { snapshot, side } = by.battle;
  if (card !== cardCodes.holdTheLine) return [...by.hand.selection];
  const pursuers = combatsFor(by, undefined).flatMap(
    (entry) => sheetOf(snapshot, entry).proposal?.pursuit?.stand ?? [],
  );
  const own = pursuers.find((id) => fighterSide(snapshot, id) === side);
  return own === undefined ? [...by.hand.selection] : [own];
};

const play = (by: Needs, card: string, ids: readonly string[] | undefined): Promise<OrderAnswer> | OrderAnswer => {
  const profile = fullProfileAt(by.battle.snapshot);
  const name = translated(battleCardOf(profile, card)?.name ?? card);
  if (!cardPlayOf(profile, card))
    return problem(msg(str`${name} is not played: it works by itself, or is chosen for a stand on its card.`));
  const on = ids ?? cardFor(by, card);
  if (on.length === 0) return problem(msg(str`On whom? Select stands first, or name them: “play ${name} on …”.`));
  return act(by, 'play-card', { card, on: [...on] }, msg(str`${name} is played on ${namesOf(by, on)}.`));
};
