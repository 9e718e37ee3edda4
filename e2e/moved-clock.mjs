// Brought into a server before anything else (`node --import`): its time is so many milliseconds ahead of the machine's, so that a month can end in a story.
const ahead = Number(process.env.MOVED_CLOCK_BY ?? 0);
const TrueDate = Date;

class MovedDate extends TrueDate {
  constructor(...args) {
    if (args.length === 0) super(TrueDate.now() + ahead);
    else super(...args);
  }

  static now() {
    return TrueDate.now() + ahead;
  }
}

if (ahead !== 0) globalThis.Date = MovedDate;
