import type { Qualifier } from '../contract/dates/edtf.js';
import { single, yearMoment } from './date-spans.js';
import type { DateUnit } from './date-unit.js';

export const limits = ['before', 'after', 'notBefore', 'notAfter', 'since', 'until', 'from'] as const;
export type Limit = (typeof limits)[number];

/** Of a span that ends elsewhere: "dal 1905", "von 1905". */
export const isStart = (limit: Limit | null): boolean => limit === 'since' || limit === 'from';

export interface Doubt {
  circa: boolean;
  uncertain: boolean;
}

/** A unit with what is said about it. */
export interface DateTerm {
  unit: DateUnit;
  limit: Limit | null;
  /** Said before the unit, which holds for a whole span: "c. 1475–1480"; and said behind it. */
  before: Doubt;
  behind: Doubt;
}

/** Terms that a dash, a slash or words join: one, or the ends of a span. */
export interface DateSpanText {
  terms: DateTerm[];
  joints: ('dash' | 'slash' | 'between')[];
}

export const noDoubt: Doubt = { circa: false, uncertain: false };

export const either = (one: Doubt, other: Doubt): Doubt => ({
  circa: one.circa || other.circa,
  uncertain: one.uncertain || other.uncertain,
});

export const qualifierOf = ({ circa, uncertain }: Doubt): Qualifier =>
  circa && uncertain ? '%' : circa ? '~' : uncertain ? '?' : '';

/** What is missing in one term is in the next one, "June to July 1905", or else in the one before, "sec. XVIII-XIX". */
export function completeAll(terms: DateTerm[]): void {
  const completeFrom = (unit: DateUnit, neighbours: (DateTerm | undefined)[]): void => {
    for (const neighbour of neighbours)
      if (neighbour && !neighbour.unit.isWeek && unit.complete && unit.span === null)
        unit.span = unit.complete(neighbour.unit);
  };
  for (const [at, { unit }] of [...terms.entries()].reverse()) {
    const next = terms[at + 1]?.unit;
    if (unit.isDayOfList && next?.inYear !== undefined) unit.inYear = next.inYear;
    // The 5 of "May 4, 5 and June 6, 1905" is none of June.
    const isOfMonthBefore = unit.isDayOfList && terms[at - 1]?.unit.isMonthFirst;
    completeFrom(unit, isOfMonthBefore ? [] : [terms[at + 1]]);
  }
  for (const [at, { unit }] of terms.entries()) completeFrom(unit, [terms[at - 1]]);
  // "1850s–60s": the decade without a century is of that of its neighbour, not of the usual one.
  for (const [at, { unit }] of terms.entries()) {
    const before = terms[at - 1]?.unit;
    if (at > 0 && before?.span && unit.complete && unit.isDecade) unit.span = unit.complete(before) ?? unit.span;
  }
  // "late 1890s–early 1900s"
  for (const [at, { unit }] of terms.entries())
    for (const neighbour of [terms[at - 1], terms[at + 1]])
      if (neighbour && unit.isRoundDecade) unit.span = unit.complete?.(neighbour.unit) ?? unit.span;
  // "XIX/XX": only centuries are counted so.
  if (terms.every(({ unit }) => unit.isBareCentury))
    for (const { unit } of terms) unit.span = unit.complete?.({ isCentury: true, span: single(yearMoment(0)) }) ?? null;
}
