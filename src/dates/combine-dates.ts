import {
  compareMoments,
  type Edtf,
  type EdtfMoment,
  type EdtfRange,
  isConsecutive,
  isPlain,
} from '../contract/dates/edtf.js';
import { compareDays } from '../contract/dates/day-bounds.js';
import { boundsOf } from '../contract/dates/edtf-bounds.js';
import { isSingle, momentAfter, momentBefore, qualify, single, withoutSeasons } from './date-spans.js';
import { type DateSpanText, type DateTerm, either, qualifierOf } from './date-terms.js';

/** "post 1900 – ante 1910": one date between the two. */
export function betweenLimits(first: DateTerm, last: DateTerm): Edtf | null {
  const isAfter = first.limit === 'after' || first.limit === 'notBefore';
  const isBefore = last.limit === 'before' || last.limit === 'notAfter';
  if (!isAfter || !isBefore || !first.unit.span || !last.unit.span) return null;
  const start = withoutSeasons(first.unit.span);
  const end = withoutSeasons(last.unit.span);
  const range = {
    from: first.limit === 'after' ? momentAfter(start.to) : start.from,
    to: last.limit === 'before' ? momentBefore(end.from) : end.to,
  };
  return oneOf(
    qualify(range, [qualifierOf(either(first.before, first.behind)), qualifierOf(either(last.before, last.behind))]),
  );
}

export function intervalOf(range: EdtfRange): Edtf | null {
  if (isSingle(range)) return { kind: 'moment', moment: range.from };
  const order = compareMoments(range.from, range.to);
  if (order === 0 && isSame(range)) return { kind: 'moment', moment: range.from };
  return order < 0 ? { kind: 'interval', ...range } : null;
}

const isSame = ({ from, to }: EdtfRange): boolean => JSON.stringify(from) === JSON.stringify(to);

/** One date of a span. Where EDTF cannot list its members, the span. */
export const oneOf = (range: EdtfRange): Edtf | null =>
  isConsecutive(range.from, range.to)
    ? { kind: 'set', of: 'one', items: [range], opensBefore: false, opensAfter: false }
    : intervalOf(range);

/** Several dates as one value: a set, or where it has members that sets cannot have, the span from the first to the last. */
export function combine(spans: DateSpanText[], values: Edtf[], of: 'one' | 'all'): Edtf | null {
  const [only, ...others] = values;
  if (others.length === 0) return only ?? null;
  const [first, second] = spans.map(({ terms }) => terms);
  if (values.length === 2 && first?.length === 1 && second?.length === 1 && first[0] && second[0]) {
    const limited = betweenLimits(first[0], second[0]) ?? betweenLimits(second[0], first[0]);
    if (limited) return of === 'all' ? limited : null;
  }
  const members = values.map(membersOf);
  if (members.some((each) => each === null)) return hull(values);
  const found = members.filter((each) => each !== null);
  const items = found.flatMap((each) => each.items).sort((one, other) => compareMoments(startOf(one), startOf(other)));
  const unique = items.filter((item, at) => at === 0 || JSON.stringify(item) !== JSON.stringify(items[at - 1]));
  const opensBefore = found.some((each) => each.opensBefore);
  const opensAfter = found.some((each) => each.opensAfter);
  const isInOrder = found.every(
    (each) =>
      (!each.opensBefore || each.items[0] === items[0]) && (!each.opensAfter || each.items.at(-1) === items.at(-1)),
  );
  if (!isInOrder) return null;
  if (unique.length === 1 && unique[0] && !('from' in unique[0]) && !opensBefore && !opensAfter)
    return { kind: 'moment', moment: unique[0] };
  return { kind: 'set', of, items: unique, opensBefore, opensAfter };
}

type SetMembers = Pick<Extract<Edtf, { kind: 'set' }>, 'items' | 'opensBefore' | 'opensAfter'>;

const startOf = (item: EdtfMoment | EdtfRange): EdtfMoment => ('from' in item ? item.from : item);

/** A date as members of a set. @returns null where a set cannot have it */
function membersOf(edtf: Edtf): SetMembers | null {
  if (edtf.kind === 'set') return edtf;
  const closed = { opensBefore: false, opensAfter: false };
  if (edtf.kind === 'moment') return isPlain(edtf.moment) ? { items: [edtf.moment], ...closed } : null;
  const { from, to } = edtf;
  if (typeof from === 'string' || typeof to === 'string') return null;
  return isConsecutive(from, to) ? { items: [{ from, to }], ...closed } : null;
}

/** From the earliest to the latest of several values, which must be closed. */
function hull(values: Edtf[]): Edtf | null {
  const ranges = values.map((value) =>
    value.kind === 'moment'
      ? single(value.moment)
      : value.kind === 'interval' && typeof value.from !== 'string' && typeof value.to !== 'string'
        ? { from: value.from, to: value.to }
        : null,
  );
  const closed = ranges.filter((range) => range !== null).map(withoutSeasons);
  const [first, ...others] = closed;
  if (!first || closed.length < values.length) return null;
  const from = others.reduce(
    (found, range) => (compareMoments(range.from, found.from) < 0 ? range : found),
    first,
  ).from;
  const to = others.reduce((found, range) => (endsLater(range.to, found.to) ? range : found), first).to;
  return intervalOf({ from, to });
}

/** By the last day that they may mean: May 1953 ends before 1953 does. */
function endsLater(one: EdtfMoment, other: EdtfMoment): boolean {
  const [last, lastOfOther] = [one, other].map((moment) => boundsOf({ kind: 'moment', moment }).latest);
  return Boolean(last && lastOfOther && compareDays(last, lastOfOther) > 0);
}
