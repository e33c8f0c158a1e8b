import { useData } from 'vike-react/useData';
import { largestImage } from '../../../../src/contract/largest-image.js';
import { fallbackLang, localized } from '../../../../src/contract/localized.js';
import { photoPath } from '../../../../src/contract/paths.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { photoAlt, photoAltLang } from '../../../../renderer/photos/photo-alt.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { dateWords } from '../../../../renderer/photos/date-words.js';
import { YearBadge } from '../../../../renderer/photos/YearBadge.js';
import type { Data } from '../+data.shared.js';

/** The scan pixel by pixel, to look around in it by scrolling: the enlarged photo for those without scripts. */
export default function Page() {
  const { t, language } = useText();
  const { photo } = useData<Data>();
  const title = localized(photo, 'title', language);
  return (
    <div className="bg-mount">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 pt-6 pb-3">
        <h1 lang={fallbackLang(photo, 'title', language)} className="min-w-0 text-2xl">
          {title}
        </h1>
        <YearBadge photo={photo} words={dateWords(photo, language)} />
        <Link to={photoPath(photo.slug)} className="link touch inline-flex items-center gap-2">
          <Icon name="arrow-left" size={18} />
          {t('photo.backToPhoto')}
        </Link>
      </div>
      {/* The link also lets the keyboard scroll the picture. */}
      <div className="max-h-[88svh] overflow-auto">
        <Link to={photoPath(photo.slug)} className="mx-auto block w-max cursor-zoom-out">
          <img
            {...largestImage(photo)}
            alt={photoAlt(photo, language)}
            lang={photoAltLang(photo, language)}
            className="max-w-none"
            style={{ background: photo.image.color }}
          />
        </Link>
      </div>
    </div>
  );
}
