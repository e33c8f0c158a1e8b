import { estimatedYear } from '../../src/contract/dates/estimated-year.js';
import { useText } from '../i18n/use-text.js';
import type { DateWords } from './date-words.js';
import { type Dated, isSpan, spanText } from './span-text.js';
import { shortDate } from './written-date.js';
import { yearText } from './year-text.js';

interface YearBadgeProps {
  photo: Dated;
  /** Shown where neither a year nor a span is known. */
  words?: DateWords;
  className?: string;
  /** What is said of a photograph whose date is unknown; without it nothing. */
  undated?: string;
}

/**
 * The year of a photograph, or the years between which it was taken where these are recorded, or its date in words: on sepia
 * when the year is not known exactly.
 */
export function YearBadge({ photo, words: { dateText, dateTextLang } = {}, className = '', undated }: YearBadgeProps) {
  const { t, language } = useText();
  const { year, yearEstimated, edtf } = photo;
  if (year && !yearEstimated)
    return (
      <time dateTime={String(year)} className={`badge badge-year ${className}`}>
        {year}
      </time>
    );
  const isOneYear = year !== null && !isSpan(photo);
  const circa = (about: number) => t('photo.estimatedShort', { year: about });
  const shown = isOneYear ? estimatedYear(year, edtf, circa) : shortDate(photo, language, t);
  if (shown) {
    const spoken = isOneYear
      ? t('photo.estimatedSpoken', { year })
      : shown === spanText(photo, t)
        ? yearText(photo, t)
        : shown;
    return (
      <span className={`badge badge-sepia ${className}`}>
        {shown === spoken ? (
          shown
        ) : (
          <>
            <span aria-hidden="true">{shown}</span> <span className="sr-only">{spoken}</span>
          </>
        )}
      </span>
    );
  }
  if (dateText)
    return (
      <span lang={dateTextLang} dir="auto" className={`badge badge-sepia whitespace-normal ${className}`}>
        <span className="line-clamp-2">{dateText}</span>
      </span>
    );
  return undated ? <span className="text-sm text-mute">{undated}</span> : null;
}
