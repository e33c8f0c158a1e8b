import { useText } from '../i18n/use-text.js';
import { type Dated, spanText } from './span-text.js';

interface YearBadgeProps {
  photo: Dated;
  className?: string;
  /** What is said of a photograph whose years are unknown; without it nothing. */
  undated?: string;
}

/** The year of a photograph, or the years between which it was taken: on sepia when it is not known exactly. */
export function YearBadge({ photo, className = '', undated }: YearBadgeProps) {
  const { t } = useText();
  const { year, yearEstimated } = photo;
  const shown = year ?? spanText(photo, t);
  if (!shown) return undated ? <span className="text-sm text-mute">{undated}</span> : null;
  return (
    <span className={`badge ${year && !yearEstimated ? 'badge-year' : 'badge-sepia'} ${className}`}>
      {year && yearEstimated ? (
        <>
          <span aria-hidden="true">{t('photo.estimatedShort', { year })}</span>{' '}
          <span className="sr-only">{t('photo.estimatedSpoken', { year })}</span>
        </>
      ) : (
        shown
      )}
    </span>
  );
}
