import type { Photo } from '../../src/contract/photo.js';
import { useText } from '../i18n/use-text.js';

interface YearBadgeProps {
  photo: Pick<Photo, 'year' | 'yearEstimated'>;
  className?: string;
}

/** The year of a photograph: on sepia when it is estimated, nothing when it is unknown. */
export function YearBadge({ photo: { year, yearEstimated }, className = '' }: YearBadgeProps) {
  const { t } = useText();
  if (year === null) return null;
  if (!yearEstimated) return <span className={`badge badge-year ${className}`}>{year}</span>;
  return (
    <span className={`badge badge-sepia ${className}`}>
      <span aria-hidden="true">{t('photo.estimatedShort', { year })}</span>{' '}
      <span className="sr-only">{t('photo.estimatedSpoken', { year })}</span>
    </span>
  );
}
