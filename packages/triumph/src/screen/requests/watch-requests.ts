import { msg, str } from '@vexillum/ui/words';
import type { ArrowView, NoteView } from '@vexillum/canvas';
import type { SideId } from '@vexillum/model';
import type { Toasts } from '@vexillum/ui';
import { commandOf, type Snapshot } from '../../rules/index.ts';
import { sideStyle } from '../view/side-style.ts';
import { pointOf } from '../view/stored-point.ts';
import { answeredText, askingText } from './request-words.ts';
import { isFor, type Request, requestsIn } from './requests.ts';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';
import type { PlanTable } from '@vexillum/table';
import type { ReadableAtom } from 'nanostores';

/** What it needs of the battle, and where it tells and shows it. */
export interface AskedBattle {
  readonly battle: Pick<Battle, '$snapshot' | 'snapshot' | 'seat' | 'nameOfSeat'>;
  readonly live: {
    readonly plan?: Pick<PlanTable, '$isSynced' | '$requests'> | undefined;
    /** By side, as far as this screen may show them. */
    readonly $plans: ReadableAtom<ReadonlyMap<SideId, Pick<PlanTable, '$requests'>>>;
  };
  readonly overlays: Pick<Overlays, '$extra'>;
  readonly toasts: Toasts;
}

/** Where the general of the command stands, otherwise any of its stands that the reader knows. */
const standOf = (snapshot: Snapshot, side: SideId, { to }: Request) => {
  const there = [...snapshot.public.stand].filter(
    ([id, stand]) => stand.side === side && commandOf(snapshot, id) === to && snapshot.public.pose.has(id),
  );
  const [id] =
    there.find(([each, { general }]) => general ?? snapshot.sides[side]?.stand.get(each)?.general) ?? there[0] ?? [];
  return id === undefined ? undefined : snapshot.public.pose.get(id);
};

const noteOf = (side: SideId, { id, at, to, text, answer }: Request): NoteView => ({
  id,
  side: sideStyle(side),
  at: pointOf(at),
  text: answer ? `${to}: ${text} – ${answeredText(answer)}` : `${to}? ${text}`,
  isSelected: false,
});

/** From whoever is asked to the place, until they have answered. */
const arrowOf = (snapshot: Snapshot, side: SideId, request: Request): ArrowView[] => {
  const from = request.answer ? undefined : standOf(snapshot, side, request);
  if (!from) return [];
  const points = [pointOf([from[0], from[1]]), pointOf(request.at)];
  return [{ id: `way:${request.id}`, side: sideStyle(side), points, isSelected: false }];
};

const show = ({ battle: { snapshot }, live, overlays }: AskedBattle): void => {
  const asked = [...live.$plans.get()].flatMap(([side, plan]) =>
    requestsIn(plan.$requests.get()).map((request) => ({ side, request })),
  );
  const { requests, ...others } = overlays.$extra.get();
  if (asked.length === 0 && !requests) return;
  const notes = asked.map(({ side, request }) => noteOf(side, request));
  const arrows = asked.flatMap(({ side, request }) => arrowOf(snapshot, side, request));
  overlays.$extra.set(asked.length === 0 ? others : { ...others, requests: { notes, arrows } });
};

type Told = ReadonlyMap<string, string | undefined>;

const toldIn = (requests: readonly Request[]): Told =>
  new Map(requests.map(({ id, answer }) => [id, answer && answeredText(answer)]));

/** Who is asked hears it, and who asked hears the answer; nobody is told of what they did themselves. */
const tell = ({ battle, toasts }: AskedBattle, requests: readonly Request[], told: Told): void => {
  const { snapshot, seat } = battle;
  for (const request of requests) {
    const { id, answer } = request;
    if (!told.has(id) && request.seat !== seat.id && isFor(snapshot, seat, request))
      toasts.add(msg(str`${askingText(battle, request)}: ${request.text}`), 'plain');
    else if (answer && answer.seat !== seat.id && request.seat === seat.id && told.get(id) !== answeredText(answer))
      toasts.add(msg(str`${battle.nameOfSeat(answer.seat)} answers: ${answeredText(answer)}`), 'plain');
  }
};

/** Shows what teammates ask each other on the board, and tells whom it concerns. The board does not wait for it. */
export const watchRequests = (at: AskedBattle): (() => void) => {
  const { plan, $plans } = at.live;
  let told: Told | undefined;
  let stops: (() => void)[] = [];
  const leave = () => {
    for (const stop of stops) stop();
  };
  const look = () => {
    show(at);
    if (!plan?.$isSynced.get()) return;
    const requests = requestsIn(plan.$requests.get());
    if (told) tell(at, requests, told);
    // Under the shade there are none to be seen: what was told once is not told again.
    told = new Map([...(told ?? []), ...toldIn(requests)]);
  };
  const follow = () => {
    leave();
    stops = [...$plans.get().values()].map(({ $requests }) => $requests.listen(look));
    look();
  };
  let known: readonly unknown[] = [];
  const others = [
    $plans.listen(follow),
    plan?.$isSynced.listen(look),
    at.battle.$snapshot.listen(({ public: { pose, stand, lead } }) => {
      const next = [pose, stand, lead];
      if (next.every((part, index) => part === known[index])) return;
      known = next;
      if (at.overlays.$extra.get().requests) show(at);
    }),
  ];
  follow();
  return () => {
    leave();
    for (const stop of others) stop?.();
  };
};
