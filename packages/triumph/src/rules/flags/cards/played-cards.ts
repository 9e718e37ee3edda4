import { aboutFace, bodyAt, relationBetween } from '@vexillum/geometry';
import { THIS_TABLE, type SideId, words, type Words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { cardPlayOf, cardsHeld, playsOf } from '../../cards/played.ts';
import { fightsAs } from '../../fights-as/fights-as.ts';
import type { CardPlay } from '../../profiles/card-plays.ts';
import { fullProfileAt } from '../../profiles/full-profile.ts';
import { battleCardOf } from '../../profiles/rows-of.ts';
import { cellOf } from '../../profiles/sourced-table.ts';
import type { Played } from '../../records/played.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { nameIn } from '../name-in.ts';
import { weigh } from '../weigh.ts';

const nameOf = ({ profile }: BattleFacts, code: string): string => battleCardOf(profile, code)?.name ?? code;

const playedIn = ({ snapshot }: BattleFacts, id: string): Played | undefined => snapshot.public.played.get(id);

const plays = ({ snapshot }: BattleFacts) => snapshot.public.played.keys();

const SOURCE = 'Battle Cards 1.0, Playing Battle Cards, and cards 10, 12 and 15';

const numberOf = (facts: BattleFacts, { side, card }: Played, id: string): number =>
  playsOf(facts.snapshot, side, card).findIndex(([each]) => each === id) + 1;

const often = (facts: BattleFacts, { card }: Played, held: number): Words => {
  if (!cardPlayOf(fullProfileAt(facts.snapshot), card))
    return words('{0} is never played: what it gives works all the time.', nameOf(facts, card));
  return held === 0
    ? words('{0} was played, and the army does not have it.', nameOf(facts, card))
    : words('{0} was played more often than the army has it ({1}); each card works once.', nameOf(facts, card), held);
};

export const cardIsPlayedOnce = defineRule<BattleFacts>({
  id: 'card-is-played-once',
  rows: ['BC-00-PLAY-3', 'BC-00-PLAY-4', 'BC-10-HOLD-PLAY-4', 'BC-12-CHARGE-PLAY-5', 'BC-15-SCYTHED-PLAY-9'],
  title: words('A card is played once'),
  source: SOURCE,
  things: plays,
  dependsOn(facts, id) {
    const played = playedIn(facts, id);
    if (!played) return [];
    const held = cardsHeld(facts.snapshot, played.side, played.card);
    return [played, facts.profile, held, numberOf(facts, played, id)];
  },
  check(facts, id) {
    const played = playedIn(facts, id);
    if (!played) return [];
    const held = cardsHeld(facts.snapshot, played.side, played.card);
    if (cardPlayOf(fullProfileAt(facts.snapshot), played.card) && numberOf(facts, played, id) <= held) return [];
    return [
      {
        weight: 'illegal',
        part: id,
        says: often(facts, played, held),
        remedy: words('Undo it, or agree on it.'),
        about: played.on,
        side: played.side,
      },
    ];
  },
});

/** When each is played, by how long it works. */
const phaseWords: Readonly<Record<CardPlay['lasts'], (name: string) => Words>> = {
  outcome: (name) => words('{0} is played as soon as a close combat has its result, and not in another phase.', name),
  move: (name) => words('{0} is played for one move, in the phase of movement.', name),
  combats: (name) => words('{0} is played first of all in a turn, before command points are thrown.', name),
};

const timely = (facts: BattleFacts, play: CardPlay, { side, phase, inTurnOf }: Played): Finding | undefined => {
  const name = nameOf(facts, play.code);
  if (play.isOwnTurnOnly && inTurnOf !== undefined && inTurnOf !== side)
    return {
      ...weigh(
        cellOf(fullProfileAt(facts.snapshot).cardPlays, play.code, 'isOwnTurnOnly') ??
          fullProfileAt(facts.snapshot).cardPlays,
      ),
      says: words('{0} was played in the other side’s turn; it is for its own.', name),
      remedy: words('Undo it, or agree on it.'),
    };
  if (phase === undefined || phase === play.phase) return undefined;
  return {
    ...weigh(
      cellOf(fullProfileAt(facts.snapshot).cardPlays, play.code, 'phase') ?? fullProfileAt(facts.snapshot).cardPlays,
    ),
    says: phaseWords[play.lasts](name),
    remedy: words('Undo it, or agree on it.'),
  };
};

export const cardIsPlayedInItsPhase = defineRule<BattleFacts>({
  id: 'card-is-played-in-its-phase',
  rows: ['BC-10-HOLD-PLAY-2', 'BC-12-CHARGE-PLAY-4', 'BC-15-SCYTHED-PLAY-1'],
  title: words('A card is played in its phase'),
  source: SOURCE,
  things: plays,
  dependsOn: (facts, id) => [playedIn(facts, id), facts.profile],
  check(facts, id) {
    const played = playedIn(facts, id);
    const play = played && cardPlayOf(fullProfileAt(facts.snapshot), played.card);
    const finding = play && timely(facts, play, played);
    return finding ? [{ ...finding, part: id, about: played.on, side: played.side }] : [];
  },
});

const isBesideOrBehind = (facts: BattleFacts, [first, second]: readonly string[]): boolean => {
  const { byId } = facts.world();
  const [one, other] = [byId.get(first ?? ''), byId.get(second ?? '')];
  if (!one || !other) return true;
  // Which way they look does not matter: edges and corners meet as well where one of them has turned about.
  return [other, bodyAt(other, aboutFace(other.at, other.depth, 'center'))].some(
    (each) => relationBetween(one, each) !== undefined || relationBetween(each, one) !== undefined,
  );
};

/** Where marked stands go afterwards changes nothing: only while the phase is on in which they were marked. */
const isStillPlaying = ({ snapshot }: BattleFacts, { turn, phase }: Played): boolean => {
  const now = snapshot.public.turn.get(THIS_TABLE);
  return now?.number === turn && now.phase === phase;
};

const wrongOne = (facts: BattleFacts, play: CardPlay, side: SideId, id: string): Words | undefined => {
  const stand = facts.snapshot.public.stand.get(id);
  const [name, card] = [nameIn(facts, id), nameOf(facts, play.code)];
  if (!stand) return undefined;
  if ((stand.side !== side) !== play.isOnEnemies)
    return play.isOnEnemies
      ? words('{0} is played on enemy stands; {1} is one of its own.', card, name)
      : words('{0} is played on stands of its own army; {1} is an enemy.', card, name);
  if (!play.isOnEnemies && stand.cards && !stand.cards.includes(play.code))
    return words('{0} was played on {1}, whose troops it was not given to.', card, name);
  // As everybody knows it, since everybody reads this.
  const so = play.isOnCloseFoot ? fightsAs(facts.profile, stand) : undefined;
  return so && (so.category !== 'foot' || so.order !== 'close')
    ? words('{0} works on close order foot alone; {1} is none.', card, name)
    : undefined;
};

const wrongNumber = (facts: BattleFacts, play: CardPlay, played: Played): Words | undefined => {
  const card = nameOf(facts, play.code);
  const { on } = played;
  if (on.length === 0) return words('{0} was played without saying on which stands.', card);
  if (play.mostStands !== null && on.length > play.mostStands)
    return words('{0} was played on {1} stands; it is for {2} at most.', card, on.length, play.mostStands);
  const mustTouch = play.isOnEnemies && on.length === 2 && isStillPlaying(facts, played);
  return mustTouch && !isBesideOrBehind(facts, on)
    ? words('{0} marks two stands that touch along an edge and at its corners; these do not.', card)
    : undefined;
};

export const cardIsPlayedOnItsTroops = defineRule<BattleFacts>({
  id: 'card-is-played-on-its-troops',
  rows: [
    'BC-10-HOLD-PLAY-3',
    'BC-12-CHARGE-PLAY-1',
    'BC-15-SCYTHED-PLAY-2',
    'BC-15-SCYTHED-PLAY-3',
    'BC-15-SCYTHED-PLAY-5',
  ],
  title: words('A card is played on the troops that it is for'),
  source: SOURCE,
  things: plays,
  dependsOn(facts, id) {
    const played = playedIn(facts, id);
    if (!played) return [];
    const isOpen = isStillPlaying(facts, played);
    const stands = played.on.flatMap((each) => [
      facts.snapshot.public.stand.get(each),
      isOpen ? facts.snapshot.public.pose.get(each) : undefined,
      nameIn(facts, each),
    ]);
    return [played, facts.profile, isOpen, ...stands];
  },
  check(facts, id) {
    const played = playedIn(facts, id);
    const play = played && cardPlayOf(fullProfileAt(facts.snapshot), played.card);
    if (!play) return [];
    const wrong = [
      wrongNumber(facts, play, played),
      ...played.on.map((each) => wrongOne(facts, play, played.side, each)),
    ];
    return wrong
      .filter((says) => says !== undefined)
      .map(
        (says, index): Finding => ({
          weight: 'illegal',
          part: `${id}:${index}`,
          says,
          remedy: words('Undo it, or agree on it.'),
          about: played.on,
          side: played.side,
        }),
      );
  },
});
