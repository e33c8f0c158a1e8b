import { photoPath } from '../../src/contract/paths.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { archivePath } from '../../renderer/photos/archive-filters.js';
import { YearBadge } from '../../renderer/photos/YearBadge.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { HomeDecade, ScreenPhoto } from './home-decade.js';

interface HeroCaptionProps {
  photo: ScreenPhoto;
  isOfTheDay: boolean;
  /** That of the photograph, where its year is known. */
  decade: HomeDecade | null;
}

/** What the photograph of the first screen is, and how many others there are of its decade. The whole picture is its link. */
export function HeroCaption({ photo, isOfTheDay, decade }: HeroCaptionProps) {
  const { t, language } = useText();
  return (
    <div className="hero-caption text-sm">
      {isOfTheDay && <p className="text-xs">{t('home.photoOfTheDay')}</p>}
      <p className="mb-1 line-clamp-2">
        <Link to={photoPath(photo.slug)} lang={photo.titleLang} className="link">
          {photo.title}
        </Link>
      </p>
      <p>
        <YearBadge photo={photo} words={photo} className="mr-3" />
        {decade && (
          <Link to={decadePath(decade.decade)} className="link inline-flex min-h-11 items-center gap-2">
            {t('home.amongDecade', {
              count: decade.count,
              number: formatNumber(decade.count, language),
              decade: decade.decade,
            })}
            <Icon name="arrow-right" size={16} className="shrink-0" />
          </Link>
        )}
      </p>
    </div>
  );
}

/** The photographs of a decade in the archive. */
export const decadePath = (decade: number): string => archivePath({ from: decade, to: decade + 9, sortBy: 'year' });
