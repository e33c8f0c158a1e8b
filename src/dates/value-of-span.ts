import { compareMoments, type Edtf, type EdtfRange } from '../contract/dates/edtf.js';
import { betweenLimits, intervalOf, oneOf } from './combine-dates.js';
import { isSingle, momentAfter, momentBefore, qualify, single, withoutSeasons, yearMoment } from './date-spans.js';
import { type DateSpanText, type DateTerm, either, isStart, qualifierOf } from './date-terms.js';

/**
 * What a date means whose parts are known.
 * @param slashIsTurn whether a slash joins two centuries to their turn
 */
export function valueOfSpan({ terms, joints }: DateSpanText, slashIsTurn: boolean): Edtf | null {
  const [first, ...others] = terms;
  const last = others.at(-1);
  if (!first?.unit.span) return null;
  if (!last) return valueOfTerm(first, first.unit.span);
  if (!last.unit.span || terms.some(({ unit }) => unit.isEraYear !== first.unit.isEraYear)) return null;
  const limited = betweenLimits(first, last);
  if (limited) return limited;
  if ((first.limit && !isStart(first.limit)) || (last.limit && last.limit !== 'until')) return null;
  const ascending = terms.flatMap(({ unit }) => (unit.span ? [unit.span.from, unit.span.to] : []));
  if (ascending.some((moment, at) => at > 0 && compareMoments(ascending[at - 1] ?? moment, moment) > 0)) return null;
  const isTurn = slashIsTurn && joints[0] === 'slash' && terms.length === 2;
  if (isTurn && first.unit.isCentury && isOneCentury(first.unit.span) && isOneCentury(last.unit.span)) {
    const { year } = last.unit.span.from;
    return intervalOf({ from: yearMoment(year - 10), to: yearMoment(year + 10) });
  }
  const shared = either(first.before, last.behind);
  const range = withoutSeasons({ from: first.unit.span.from, to: last.unit.span.to });
  const qualified = qualify(range, [
    qualifierOf(either(shared, first.behind)),
    qualifierOf(either(shared, last.before)),
  ]);
  return joints[0] === 'between' ? oneOf(qualified) : intervalOf(qualified);
}

function valueOfTerm({ unit, limit, before, behind }: DateTerm, span: EdtfRange): Edtf | null {
  const qualifier = qualifierOf(either(before, behind));
  // "dal 12 al 14 giugno" has its end within the unit.
  if (!limit || limit === 'from' || (limit === 'since' && unit.isClosed))
    return intervalOf(qualify(span, [qualifier, qualifier]));
  const { from, to } = withoutSeasons(span);
  const end =
    limit === 'before'
      ? momentBefore(from)
      : limit === 'after'
        ? momentAfter(to)
        : limit === 'notBefore' || limit === 'since'
          ? from
          : to;
  const isOpenBehind = ['after', 'notBefore', 'since'].includes(limit);
  // Sets have no qualifiers, and spans are not one of several dates.
  if (qualifier || limit === 'since' || limit === 'until') {
    const qualified = qualify(single(end), [qualifier, qualifier]);
    return isOpenBehind
      ? { kind: 'interval', from: qualified.from, to: 'open' }
      : { kind: 'interval', from: 'open', to: qualified.to };
  }
  return { kind: 'set', of: 'one', items: [end], opensBefore: !isOpenBehind, opensAfter: isOpenBehind };
}

const isOneCentury = (span: EdtfRange): boolean => isSingle(span) && span.from.masked === 2;
