import { type Game, isNameToken, isRefusal, refuse, type Refusal, type Seat, words } from '@vexillum/model';
import type { Answer, Clock, RecordChange, Records } from '@vexillum/table/room';
import type { Forgotten } from '../names/name-book.ts';
import { oneAfterAnother } from '../one-after-another.ts';
import { holderName } from './holder-name.ts';
import { type NeedsNotice, NOTICE } from './may-rotate.ts';
import { type Invite, seatsOfTable } from './invite.ts';
import {
  inviteChange,
  isCaptainsToInvite,
  isClaimed,
  isForMany,
  newInvite,
  pageChange,
  readPage,
  type SeatPage,
  type Watcher,
  wasEverHeld,
} from './seat-page.ts';
import { isSameRecovery, newRecovery, type Recovery, recoveryChanges, recoveryKey } from './recovery.ts';
import { hashOf, isSameHash, newSessionToken, nobodysToken, sessionIdOf } from './secret-token.ts';
import { DAY, isLive, type Session, SESSION_LIFE, sessionAmong } from './session.ts';

const MOST_DEVICES = 20;
/** As many devices that were sent away are recognised. */
const MOST_SENT_AWAY = 200;

export interface SeatBookOptions {
  readonly table: string;
  readonly game: Game;
  readonly records: Records;
  readonly clock: Pick<Clock, 'now'>;
  readonly mostSpectators: number;
}

/** Writes a seat's new holder, or that it has none, into the table's ledger. */
export type LogSeat = (
  name: 'claim-seat' | 'rotate-seat' | 'announce-rotation' | 'keep-seat' | 'send-away',
  seat: string,
  args: { name?: string; until?: string; from?: string; newest?: string },
  /** What is kept of it, in the same transaction. */
  beside?: readonly RecordChange[],
) => Promise<Answer>;

export interface Claimed {
  readonly kind: 'claimed';
  readonly session: Session;
  /** For the cookie. */
  readonly secret: string;
  /** Shown once: brings the holder back when every device is lost. Not to those who add a device, nor to spectators. */
  readonly recovery?: string;
}

export interface Rotated {
  readonly kind: 'rotated';
  readonly seat: Seat;
  readonly token: string;
}

/** Everybody is told first; from `until` on, ISO 8601 UTC, whoever asked may ask again. */
export interface Announced {
  readonly kind: 'announced';
  readonly seat: Seat;
  readonly until: string;
}

/** In the place of a name: whoever was known here and was forgotten. Nobody can say it from outside. */
export const NOBODY = { kind: 'nobody' } as const;

/** By what somebody is to be called who sits somewhere already. */
export const calledAs = ({ name }: Session): string | typeof NOBODY => (isNameToken(name) ? NOBODY : name);

/** Who was sent away, and the new link where the former one was ended. */
export interface SentOff {
  readonly seat: Seat;
  readonly name: string;
  readonly token?: string;
}

const wasSentAway = ({ sentAway = [] }: SeatPage, cookie: string): boolean => {
  const struck = sentAway.find(({ id }) => id === sessionIdOf(cookie));
  return struck !== undefined && isSameHash(struck.hash, hashOf('gtses1', cookie));
};

const spent = (): Refusal => refuse('invite-used', 'This link was used already or has run out; ask for a new one.');

interface Seated {
  readonly page: SeatPage;
  readonly changes: readonly RecordChange[];
  readonly claimed: Claimed;
}

/** The seats of a new table: the invites, for whoever made it to hand out, and what keeps them. */
export const newSeats = ({
  table,
  game,
  clock,
}: Pick<SeatBookOptions, 'table' | 'game' | 'clock'>): {
  readonly invites: readonly { readonly seat: Seat; readonly token: string }[];
  readonly pages: readonly RecordChange[];
} => {
  const [later, now] = [game.seats.filter(isCaptainsToInvite), game.seats.filter((seat) => !isCaptainsToInvite(seat))];
  const made = now.map((seat) => ({ seat, ...newInvite(table, seat, clock.now()) }));
  return {
    invites: made.map(({ seat, token }) => ({ seat, token })),
    pages: [
      ...made.flatMap(({ seat, invite }) => [inviteChange(invite), pageChange(table, { seat, invite, sessions: [] })]),
      ...later.map((seat) => pageChange(table, { seat, sessions: [] })),
    ],
  };
};

/**
 * Who holds which seat at one table. What is on disk changes first, together with the ledger's entry about it; memory follows. Changes
 * happen one after another, so that of two who claim one invite together exactly one gets the seat.
 */
export class SeatBook {
  readonly #options: SeatBookOptions;
  readonly #pages = new Map<string, SeatPage>();
  readonly #change = oneAfterAnother();

  /** Of the table's pages, as they are kept: whoever reads them has the table. */
  static of(options: SeatBookOptions, pages: readonly (readonly [key: string, value: string])[]): SeatBook {
    const book = new SeatBook(options);
    const prefix = seatsOfTable(options.table);
    for (const [key, value] of pages) {
      const seat = options.game.seats.find(({ id }) => id === key.slice(prefix.length));
      if (seat) book.#pages.set(seat.id, readPage(seat, value));
    }
    return book;
  }

  private constructor(options: SeatBookOptions) {
    this.#options = options;
  }

  page(seatId: string): SeatPage | undefined {
    return this.#pages.get(seatId);
  }

  /** The live session that a cookie's value stands for. */
  sessionOf(seatId: string, cookie: string): Session | undefined {
    return sessionAmong(this.#pages.get(seatId)?.sessions ?? [], cookie, this.#now());
  }

  /** Whether somebody may still sit down by it. */
  isOpen(invite: Invite): boolean {
    const current = this.#pages.get(invite.seat)?.invite;
    return current !== undefined && current.id === invite.id && !current.isSpent && current.expires > this.#now();
  }

  /**
   * Takes the seat that the invite is for: 410 `invite-used`, 400 `bad-name`, 403 `sent-away`, or what the ledger refused. `cookie` is what the
   * device has of that seat already: who watches from it comes back to their own place, and takes no second one.
   */
  claim(invite: Invite, saidName: unknown, log: LogSeat, cookie?: string): Promise<Claimed | Refusal> {
    return this.#change(async () => {
      const page = this.#pages.get(invite.seat);
      if (!page || !this.isOpen(invite)) return spent();
      return this.#knownHere(page, cookie) ?? this.#seatAnother(page, saidName, log);
    });
  }

  /** Whether the seat can be offered to strangers: nobody holds it or held it, so that nothing is known there that a side keeps secret. */
  mayOffer(seatId: string): boolean {
    const page = this.#pages.get(seatId);
    return page !== undefined && !wasEverHeld(page);
  }

  /** Takes a seat that is open to strangers, without a link; `whyNot` is asked when it is this one's turn, so that of two who press together one sits. */
  sitInOpen(
    seatId: string,
    saidName: unknown,
    whyNot: () => Refusal | undefined,
    log: LogSeat,
    cookie?: string,
  ): Promise<Claimed | Refusal> {
    return this.#change(async () => {
      const page = this.#pages.get(seatId);
      if (!page) return refuse('no-such-seat', 'This table has no such seat.', 'seat');
      return whyNot() ?? this.#knownHere(page, cookie) ?? this.#seatAnother(page, saidName, log);
    });
  }

  /** Seats somebody without a link whom the server knows: the holder of the same seat at a table of before. */
  seatAgain(seatId: string, name: string | typeof NOBODY, log: LogSeat): Promise<Claimed | Refusal> {
    return this.#change(async () => {
      const page = this.#pages.get(seatId);
      if (!page) return refuse('no-such-seat', 'This table has no such seat.', 'seat');
      if (!isForMany(page.seat) && isClaimed(page))
        return refuse(
          'seat-taken',
          'Somebody sits there already; if that is you on another device, let this one in from there.',
        );
      if (!isForMany(page.seat) && (page.wasHeld || (page.invite && isCaptainsToInvite(page.seat))))
        return refuse('invited-anew', 'This seat is given out by a new link meanwhile; ask for that.');
      return this.#seatAnother(page, name, log);
    });
  }

  /** Everybody who watches, each once. */
  watchers(): readonly Watcher[] {
    const found = new Map<string, Watcher>();
    for (const { seat, sessions } of this.#pages.values())
      for (const session of isForMany(seat) ? sessions : [])
        if (isLive(session, this.#now()) && !found.has(session.name))
          found.set(session.name, { seat: seat.id, id: session.id, name: session.name });
    return [...found.values()];
  }

  /**
   * Ends the sessions of one who watches, on all their devices, which do not come back by the same link; with `isLinkEnded` nobody comes by it
   * any more, and whoever watches stays. The entry is in the name of `by`. Who may do that is asked before.
   */
  sendAway(id: string, by: string, log: LogSeat, isLinkEnded = false): Promise<SentOff | Refusal> {
    return this.#change(async () => {
      const watcher = this.watchers().find((one) => one.id === id);
      const page = watcher && this.#pages.get(watcher.seat);
      if (!page) return refuse('no-such-watcher', 'Nobody of that name watches here any more.', 'watcher');
      const { seat, name } = watcher;
      const [gone, stay] = [
        page.sessions.filter((session) => session.name === name),
        page.sessions.filter((session) => session.name !== name),
      ];
      const struck = gone.map((session) => ({ id: session.id, hash: session.hash }));
      const sentAway = [...struck, ...(page.sentAway ?? [])].slice(0, MOST_SENT_AWAY);
      const fresh = isLinkEnded ? newInvite(this.#options.table, page.seat, this.#now()) : undefined;
      const former: Invite[] = fresh && page.invite ? [{ ...page.invite, isSpent: true }] : [];
      const next = { ...page, sessions: stay, sentAway, ...(fresh ? { invite: fresh.invite } : {}) };
      const invites = [...former, ...(fresh ? [fresh.invite] : [])];
      const newest = stay.at(-1)?.name;
      const args = { name, from: seat, ...(newest === undefined ? {} : { newest }) };
      const logged = await log('send-away', by, args, this.#changes(next, invites));
      if (isRefusal(logged)) return logged;
      this.#pages.set(seat, next);
      for (const session of gone) session.isRevoked = true;
      return { seat: page.seat, name, ...(fresh ? { token: fresh.token } : {}) };
    });
  }

  /** Lets a second device of the same holder in. Without a name they keep theirs. */
  addDevice(
    issuer: Session,
    saidName: unknown,
    log: LogSeat,
    beside: readonly RecordChange[] = [],
  ): Promise<Claimed | Refusal> {
    return this.#change(async () => {
      const page = this.#pages.get(issuer.seat.id);
      // The session in hand may be from before another server had the table: what is known here decides.
      const own = page?.sessions.find(({ id }) => id === issuer.id);
      if (!page || !own || !isLive(own, this.#now())) return spent();
      if (page.sessions.length >= MOST_DEVICES)
        return refuse('too-many-devices', 'This seat has too many devices already.');
      const said = this.#calledAgain(saidName, own);
      if (isRefusal(said)) return said;
      if (said.name !== own.name) return this.#seatSomebody(page, said.name, log, false, beside);
      const seated = this.#withSession(page, said.name);
      await this.#write(seated.page, beside);
      return seated.claimed;
    });
  }

  /** Kills the seat's sessions and makes a new invite. Who may do that is asked before. */
  rotate(
    seatId: string,
    mayRotate: (page: SeatPage) => Refusal | NeedsNotice | undefined,
    log: LogSeat,
  ): Promise<Rotated | Announced | Refusal> {
    return this.#change(async () => {
      const page = this.#pages.get(seatId);
      if (!page) return refuse('no-such-seat', 'This table has no such seat.', 'seat');
      const answer = mayRotate(page);
      if (answer?.kind === 'needs-notice') return this.#announce(page.seat, log);
      if (answer) return answer;
      const { invite, token } = newInvite(this.#options.table, page.seat, this.#now());
      const former: Invite[] = page.invite ? [{ ...page.invite, isSpent: true }] : [];
      const held = wasEverHeld(page) ? { wasHeld: true as const } : {};
      const next = { seat: page.seat, invite, sessions: [], ...held };
      const logged = await log('rotate-seat', seatId, {}, this.#changes(next, [...former, invite]));
      if (isRefusal(logged)) return logged;
      this.#pages.set(seatId, next);
      for (const session of page.sessions) session.isRevoked = true;
      return { kind: 'rotated', seat: page.seat, token };
    });
  }

  async #announce(seat: Seat, log: LogSeat): Promise<Announced | Refusal> {
    const until = new Date(this.#now() + NOTICE).toISOString();
    const logged = await log('announce-rotation', seat.id, { until });
    return isRefusal(logged) ? logged : { kind: 'announced', seat, until };
  }

  /** The holder of a code sits down again, and everybody who sat there stands up: 404 in the caller's words where it leads nowhere. */
  recover(seatId: string, said: Recovery, saidName: unknown, log: LogSeat): Promise<Claimed | Refusal | undefined> {
    return this.#change(async () => {
      const page = this.#pages.get(seatId);
      if (!page || !isSameRecovery(page.recovery, said)) return undefined;
      const [holder] = page.sessions;
      const name = this.#calledAgain(saidName, holder);
      if (isRefusal(name)) return name;
      const claimed = await this.#seatSomebody({ ...page, sessions: [] }, name.name, log, true);
      if (!isRefusal(claimed)) for (const session of page.sessions) session.isRevoked = true;
      return claimed;
    });
  }

  /** Who sat somewhere by these names is called by what stands in their place, from then on; it is written together with what `find` says beside it. */
  forget(
    find: () => { readonly forgotten: readonly Forgotten[]; readonly beside: readonly RecordChange[] } | undefined,
  ): Promise<readonly Forgotten[]> {
    return this.#change(async () => {
      const found = find();
      if (!found) return [];
      const { forgotten, beside } = found;
      const tokenOf = ({ seat, name }: Session) =>
        forgotten.find((one) => one.seat === seat.id && one.name === name)?.token ?? name;
      const pages = [...this.#pages.values()].filter(({ sessions }) =>
        sessions.some((one) => tokenOf(one) !== one.name),
      );
      const { records, table } = this.#options;
      const changes = pages.map((page) =>
        pageChange(table, { ...page, sessions: page.sessions.map((one) => ({ ...one, name: tokenOf(one) })) }),
      );
      await records.write([...changes, ...beside]);
      // Those who have a session in their hands hear that its name is gone.
      for (const { sessions } of pages) for (const session of sessions) session.name = tokenOf(session);
      return forgotten;
    });
  }

  /** A new code for the seat's own device; the former one is worth nothing from then on. */
  makeRecovery(seatId: string): Promise<string | undefined> {
    return this.#change(async () => {
      const page = this.#pages.get(seatId);
      if (!page || isForMany(page.seat) || !isClaimed(page)) return undefined;
      const { recovery, code } = await this.#freshRecovery();
      await this.#write({ ...page, recovery });
      return code;
    });
  }

  /** Makes a session last from now on, at most once a day: true when the cookie is to be set again. */
  async renew(session: Session): Promise<boolean> {
    const until = this.#now() + SESSION_LIFE;
    if (until - session.until < DAY) return false;
    session.until = until;
    return this.#change(async () => {
      const page = this.#pages.get(session.seat.id);
      if (!page || session.isRevoked) return false;
      await this.#write(page);
      return true;
    });
  }

  /** In a seat that is free, or for many. */
  /** Of a seat for many: a device that sits there sits there once, and one that was sent away does not come back. */
  #knownHere(page: SeatPage, cookie: string | undefined): Claimed | Refusal | undefined {
    if (!isForMany(page.seat) || cookie === undefined) return undefined;
    if (wasSentAway(page, cookie))
      return refuse(
        'sent-away',
        'Whoever leads this table has sent you away from it: this link no longer lets you in.',
      );
    const session = this.sessionOf(page.seat.id, cookie);
    return session && { kind: 'claimed', session, secret: cookie };
  }

  async #seatAnother(page: SeatPage, saidName: unknown, log: LogSeat): Promise<Claimed | Refusal> {
    const sessions = page.sessions.filter((session) => isLive(session, this.#now()));
    if (sessions.length >= this.#options.mostSpectators)
      return refuse(
        'too-many-spectators',
        words('This table has {0} spectators already.', this.#options.mostSpectators),
      );
    const said = saidName === NOBODY ? { name: nobodysToken() } : holderName(saidName, this.#namesOfOthers(undefined));
    if (isRefusal(said)) return said;
    const isSpent = page.invite && !isForMany(page.seat);
    const left = isSpent ? { ...page, invite: { ...page.invite, isSpent } } : page;
    return this.#seatSomebody({ ...left, sessions }, said.name, log, !isForMany(page.seat));
  }

  async #seatSomebody(
    page: SeatPage,
    name: string,
    log: LogSeat,
    isNew: boolean,
    beside: readonly RecordChange[] = [],
  ): Promise<Claimed | Refusal> {
    const { recovery, code } = isNew ? await this.#freshRecovery() : { recovery: page.recovery, code: undefined };
    const sessions = isForMany(page.seat) ? page.sessions : page.sessions.map((session) => ({ ...session, name }));
    const seated = this.#withSession({ ...page, sessions, ...(recovery ? { recovery } : {}) }, name);
    const logged = await log('claim-seat', page.seat.id, { name }, [...seated.changes, ...beside]);
    if (isRefusal(logged)) return logged;
    // Those who have the session in their hands hear its name change.
    if (!isForMany(page.seat)) for (const session of page.sessions) session.name = name;
    this.#pages.set(page.seat.id, { ...seated.page, sessions: [...page.sessions, seated.claimed.session] });
    return code === undefined ? seated.claimed : { ...seated.claimed, recovery: code };
  }

  /** One whose first letters lead nowhere else. */
  async #freshRecovery(): Promise<ReturnType<typeof newRecovery>> {
    for (;;) {
      const made = newRecovery();
      if ((await this.#options.records.get(recoveryKey(made.recovery.finder))) === undefined) return made;
    }
  }

  /** The page with one more session, and what keeps it. */
  #withSession(page: SeatPage, name: string): Seated {
    const { id, hash, text } = newSessionToken();
    const session: Session = { id, hash, seat: page.seat, name, until: this.#now() + SESSION_LIFE, isRevoked: false };
    const next = { ...page, sessions: [...page.sessions, session] };
    const changes = this.#changes(next, page.invite?.isSpent ? [page.invite] : []);
    return { page: next, changes, claimed: { kind: 'claimed', session, secret: text } };
  }

  #changes(page: SeatPage, invites: readonly Invite[]): RecordChange[] {
    const { table } = this.#options;
    const at = { table, seat: page.seat.id };
    const former = this.#pages.get(page.seat.id)?.recovery;
    return [
      ...invites.map(inviteChange),
      pageChange(table, page),
      ...(former === page.recovery ? [] : recoveryChanges(at, former, page.recovery)),
    ];
  }

  /** Whoever sits there already, by another name or as before; who was forgotten stays so. */
  #calledAgain(saidName: unknown, holder: Session | undefined): { readonly name: string } | Refusal {
    if (saidName === undefined && holder && isNameToken(holder.name)) return { name: holder.name };
    return holderName(saidName ?? holder?.name, this.#namesOfOthers(holder));
  }

  /** A change that no entry speaks of. */
  async #write(page: SeatPage, beside: readonly RecordChange[] = []): Promise<void> {
    await this.#options.records.write([...this.#changes(page, []), ...beside]);
    this.#pages.set(page.seat.id, page);
  }

  /** Names at the table, but for the holder of this session: an ordinary seat has one holder on several devices. */
  #namesOfOthers(own: Session | undefined): string[] {
    const isOwn = (session: Session) =>
      own !== undefined && session.seat.id === own.seat.id && session.name === own.name;
    return [...this.#pages.values()].flatMap(({ sessions }) =>
      sessions.filter((session) => isLive(session, this.#now()) && !isOwn(session)).map(({ name }) => name),
    );
  }

  #now(): number {
    return this.#options.clock.now();
  }
}
