import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { YearBadge } from '../../../renderer/photos/YearBadge.js';

/** The date as it was recorded, in its words; else its year or years, or that it has none. */
export function StageDate({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const recorded = localized(photo, 'dateText', language);
  if (!recorded) return <YearBadge photo={photo} undated={t('photo.yearValue.unknown')} />;
  const isCertain = photo.year !== null && !photo.yearEstimated;
  return (
    <p
      lang={fallbackLang(photo, 'dateText', language)}
      dir="auto"
      className={`text-sm font-semibold ${isCertain ? '' : 'text-sepia'}`}
    >
      {recorded}
    </p>
  );
}
