import type { SideId } from '@vexillum/model';
import { BY_RULE, type Combat, type Term } from '../records/combat.ts';

export const BY_HAND = 'by-hand';

/** Which number of which side's sum. */
export interface TermName {
  readonly side: SideId;
  readonly code: string;
  readonly of?: string | undefined;
}

const isNamed = ({ code, of }: TermName, term: Term): boolean => term.code === code && term.of === of;

export const termNamed = ({ terms }: Combat, name: TermName): Term | undefined =>
  terms[name.side]?.find((term) => isNamed(name, term));

/** A term with another number, and who said so; as the rules have it where that is the number again. */
const changed = (term: Term, value: number | null, by: string): Term => {
  const { rule = term.by === BY_RULE ? term.value : undefined, ...others } = term;
  if (rule === value) return { ...others, value, by: BY_RULE };
  return { ...others, value, by, ...(rule === undefined ? {} : { rule }) };
};

const ownTerm = (value: number | null, by: string): Term => ({
  code: BY_HAND,
  value,
  by,
  isVerified: false,
  source: '',
});

/** The combat with a number of a sum changed; a number of one's own is put in where there was none, and goes where nothing is left of it. */
export const withTerm = (combat: Combat, name: TermName, value: number | null, by: string): Combat => {
  const terms = combat.terms[name.side] ?? [];
  const isOwn = name.code === BY_HAND;
  const isGone = isOwn && (value === null || value === 0);
  const next = terms.some((term) => isNamed(name, term))
    ? terms.flatMap((term) => (isNamed(name, term) ? (isGone ? [] : [changed(term, value, by)]) : [term]))
    : [...terms, ...(isGone ? [] : [ownTerm(value, by)])];
  return { ...combat, terms: { ...combat.terms, [name.side]: next } };
};

/** New terms with what people had changed in the old ones. */
export const withHandTerms = (combat: Combat, terms: Combat['terms']): Combat['terms'] =>
  Object.entries(combat.terms).reduce(
    (all, [side, old]) =>
      old
        .filter(({ by }) => by !== BY_RULE)
        .reduce((fresh, { code, of, value, by }) => {
          const isThere = code === BY_HAND || fresh[side]?.some((term) => term.code === code && term.of === of);
          return isThere ? withTerm({ ...combat, terms: fresh }, { side, code, of }, value, by).terms : fresh;
        }, all),
    terms,
  );
