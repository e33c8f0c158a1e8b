import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { FavoriteButton } from '../../../renderer/photos/FavoriteButton.js';
import { dateWords } from '../../../renderer/photos/date-words.js';
import { YearBadge } from '../../../renderer/photos/YearBadge.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { EnlargeLink } from '../../../renderer/zoom/EnlargeLink.js';
import type { ShownAnnotations } from './use-annotations.js';

interface PhotoCaptionProps {
  photo: Photo;
  /** Null where the photograph has no annotations. */
  annotations: { shown: ShownAnnotations; listId: string } | null;
}

/** Year and title of the photograph, and what one can do with it. */
export function PhotoCaption({ photo, annotations }: PhotoCaptionProps) {
  const { t, language } = useText();
  const title = localized(photo, 'title', language);
  return (
    <div className="mt-5 flex flex-wrap items-start justify-between gap-x-12 gap-y-4 lg:mt-7">
      <div className="max-w-[44rem] min-w-0">
        <YearBadge photo={photo} words={dateWords(photo, language)} />
        <h1 lang={fallbackLang(photo, 'title', language)} dir="auto" className="mt-2 text-2xl first:mt-0 sm:text-3xl">
          {title}
        </h1>
      </div>
      <div className="photo-actions">
        <EnlargeLink photo={photo} className="btn">
          <Icon name="enlarge" />
          {t('photo.enlargeShort')}
        </EnlargeLink>
        <FavoriteButton photo={photo} title={title} isLabelled />
        {annotations && (
          <button
            type="button"
            aria-expanded={annotations.shown.areShown}
            aria-controls={annotations.listId}
            className="btn noscript:hidden"
            onClick={annotations.shown.toggle}
          >
            <Icon name={annotations.shown.areShown ? 'eye-off' : 'eye'} />
            {t(annotations.shown.areShown ? 'photo.hideAnnotations' : 'photo.showAnnotations')}
          </button>
        )}
      </div>
    </div>
  );
}
