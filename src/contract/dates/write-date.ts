import { type Language, languageTable } from '../languages.js';
import { daysInMonth, neighbourOfDay, partsOfDay } from './calendar.js';
import { type Edtf, type EdtfMoment, type EdtfRange, parseEdtf, type Qualifier } from './edtf.js';
import { boundsOf, wholeYears } from './edtf-bounds.js';

type Precision = 'year' | 'month' | 'day';
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

/** The names of the phrases, which are in the group `dates` of each language's `site.json`. */
export type DatePhrase =
  | `dates.${'before' | 'after' | 'from' | 'until' | 'between'}.${Precision}`
  | `dates.approximate.${'year' | 'other'}`
  | `dates.seasons.${(typeof seasons)[number]}`
  | `dates.${'uncertain' | 'decade' | 'century' | 'centuries' | 'bce' | 'ce'}`;

/** The phrase of that name with its placeholders filled in; `useText` of a page is one. */
export type FindDatePhrase = (name: DatePhrase, values?: Record<string, string>) => string;

/**
 * An EDTF value in words: `[..1913]` is “before 1914”, `1905~` “around 1905”. The words are such that reading them in the same
 * language has the same bounds.
 * @returns null where the text is no EDTF
 */
export function writeDate(text: string, language: Language, t: FindDatePhrase): string | null {
  const edtf = parseEdtf(text);
  // Open to both sides, it says nothing.
  return edtf && (new DateWriter(language, t).write(edtf) || null);
}

class DateWriter {
  constructor(
    private readonly language: Language,
    private readonly t: FindDatePhrase,
  ) {}

  write(edtf: Edtf): string {
    if (edtf.kind === 'moment') return this.moment(edtf.moment);
    if (edtf.kind === 'set') return this.set(edtf);
    const { from, to } = edtf;
    const { earliest, latest } = boundsOf(edtf);
    if (typeof to === 'string')
      return typeof from === 'string' ? '' : this.qualified(this.limit('from', earliest ?? ''), from.qualifier);
    if (typeof from === 'string') return this.qualified(this.limit('until', latest ?? ''), to.qualifier);
    const years = wholeYears(edtf);
    if (years > 1) return this.qualified(this.whole({ ...from, masked: years === 10 ? 1 : 2 }), from.qualifier);
    return this.range({ from, to });
  }

  private moment(moment: EdtfMoment): string {
    return this.qualified(this.bare(moment), moment.qualifier, moment.month === null && moment.masked === 0);
  }

  /** Without its qualifier. */
  private bare(moment: EdtfMoment): string {
    const { month, masked } = moment;
    if (typeof month === 'number' && month > 12) return this.partOfYear(moment);
    if (masked > 0) return typeof month === 'number' ? this.someYear(moment) : this.whole(moment);
    return this.calendar(boundsOf({ kind: 'moment', moment }).earliest ?? '', precisionOf(moment));
  }

  private partOfYear(moment: EdtfMoment): string {
    const month = moment.month as number;
    const season = month <= 28 ? seasons[(month - 21) % 4] : undefined;
    if (season) return this.t(`dates.seasons.${season}`, { year: this.year(moment.year) });
    const { earliest, latest } = boundsOf({ kind: 'moment', moment });
    return this.span(this.calendar(earliest ?? '', 'month'), this.calendar(latest ?? '', 'month'));
  }

  /** A month or a day of a year that is not known: `156X-12-25`. */
  private someYear(moment: EdtfMoment): string {
    const { earliest, latest } = boundsOf({ kind: 'moment', moment });
    const precision = precisionOf(moment);
    const [from, to] = [this.calendar(earliest ?? '', precision), this.calendar(latest ?? '', precision)];
    return this.t(`dates.between.${precision}`, { from, to });
  }

  private whole(moment: EdtfMoment): string {
    return this.nameOf(moment) ?? this.years(...yearsOf(moment));
  }

  /** The name of a decade or a century. A decade such as 1900 to 1909 has none: “the 1900s” may be a century. */
  private nameOf({ year, masked }: EdtfMoment): string | null {
    const ordinals = this.t('dates.centuries').split(' ');
    const century = masked === 2 && year >= 0 ? ordinals[year / 100] : undefined;
    if (century) return this.t('dates.century', { century });
    if (masked === 1 && year >= 1000 && year % 100 !== 0) return this.t('dates.decade', { decade: String(year) });
    return null;
  }

  private range({ from, to }: EdtfRange): string {
    const isShared = from.qualifier === to.qualifier;
    const isOfYears = from.month === null && to.month === null;
    if (isShared && isOfYears && from.masked + to.masked === 0)
      return this.qualified(this.years(from.year, to.year), from.qualifier);
    // "1900–1909 – 1920–1929" would be hard to read.
    if (isShared && isOfYears && [from, to].some((end) => end.masked > 0 && this.nameOf(end) === null))
      return this.qualified(this.years(yearsOf(from)[0], yearsOf(to)[1]), from.qualifier);
    if (isShared) return this.qualified(this.span(this.bare(from), this.bare(to)), from.qualifier);
    return this.span(this.moment(from), this.moment(to));
  }

  private set({ items, of, opensBefore, opensAfter }: Extract<Edtf, { kind: 'set' }>): string {
    const last = items.length - 1;
    const written = items.map((item, at) => {
      const { earliest, latest } = boundsOf({ kind: 'set', of, items: [item], opensBefore: false, opensAfter: false });
      if (at === 0 && opensBefore && at === last && opensAfter) return '';
      if (at === 0 && opensBefore) return this.limit('before', latest ?? '');
      if (at === last && opensAfter) return this.limit('after', earliest ?? '');
      if (!('from' in item)) return this.moment(item);
      return of === 'one' && last === 0 ? this.between(item) : this.range(item);
    });
    const type = of === 'one' ? 'disjunction' : 'conjunction';
    return new Intl.ListFormat(languageTable[this.language].intl, { type }).format(written);
  }

  private between({ from, to }: EdtfRange): string {
    return this.t(`dates.between.${precisionOf(from)}`, { from: this.bare(from), to: this.bare(to) });
  }

  /** “Before” and “after” name the day, month or year that is left out, “from” and “until” the one that belongs to it. */
  private limit(phrase: 'before' | 'after' | 'from' | 'until', day: string): string {
    const named = phrase === 'before' ? neighbourOfDay(day, 1) : phrase === 'after' ? neighbourOfDay(day, -1) : day;
    const precision = precisionAt(named, phrase === 'before' || phrase === 'from' ? 'first' : 'last');
    return this.t(`dates.${phrase}.${precision}`, { date: this.calendar(named, precision) });
  }

  private qualified(date: string, qualifier: Qualifier, isYear = false): string {
    const isApproximate = qualifier === '~' || qualifier === '%';
    const dated = isApproximate ? this.t(`dates.approximate.${isYear ? 'year' : 'other'}`, { date }) : date;
    return qualifier === '?' || qualifier === '%' ? this.t('dates.uncertain', { date: dated }) : dated;
  }

  private years(from: number, to: number): string {
    return from < 1000 || to > 9999 ? this.span(this.year(from), this.year(to)) : `${from}–${to}`;
  }

  private span(from: string, to: string): string {
    return `${from} – ${to}`;
  }

  /** Years that could be taken for another number name their era. The year 0 of ISO 8601 is 1 BCE. */
  private year(year: number): string {
    if (year <= 0) return this.t('dates.bce', { year: String(1 - year) });
    return year < 1000 || year > 9999 ? this.t('dates.ce', { year: String(year) }) : String(year);
  }

  /** `12 June 1905` or `June 1905`, in the order and with the marks of the language. */
  private calendar(day: string, precision: Precision): string {
    const [year, month, dayOfMonth] = partsOfDay(day);
    if (precision === 'year') return this.year(year);
    // A year of the Gregorian calendar that has every day of a month, since `Date` knows no year of six digits.
    const date = new Date(Date.UTC(2000, month - 1, dayOfMonth));
    const parts = formatOf(this.language, precision).formatToParts(date);
    return parts.map(({ type, value }) => (type === 'year' ? this.year(year) : value)).join('');
  }
}

/** The first and the last year that it may be. */
function yearsOf({ year, masked }: EdtfMoment): [first: number, last: number] {
  const others = 10 ** masked - 1;
  return year < 0 ? [year - others, year] : [year, year + others];
}

const precisionOf = ({ month, day }: EdtfMoment): Precision =>
  typeof month !== 'number' ? 'year' : typeof day !== 'number' ? 'month' : 'day';

/** The largest unit that begins, or ends, with that day. */
function precisionAt(day: string, side: 'first' | 'last'): Precision {
  const [year, month, dayOfMonth] = partsOfDay(day);
  if (dayOfMonth !== (side === 'first' ? 1 : daysInMonth(year, month))) return 'day';
  return month === (side === 'first' ? 1 : 12) ? 'year' : 'month';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Created once for each language and precision: creating a formatter is expensive. */
function formatOf(language: Language, precision: 'month' | 'day'): Intl.DateTimeFormat {
  const key = `${language} ${precision}`;
  const known = formats.get(key);
  if (known) return known;
  const day = precision === 'day' ? ({ day: 'numeric' } as const) : {};
  const { intl } = languageTable[language];
  const format = new Intl.DateTimeFormat(intl, { ...day, month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
