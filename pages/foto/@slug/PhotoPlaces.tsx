import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import type { PhotoEntity } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** The entities that the photograph shows. */
export function PhotoPlaces({ places }: { places: PhotoEntity[] }) {
  const { t, language } = useText();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="places" className="mt-12 max-w-[42rem] print:hidden">
      <h2 id="places" className="text-2xl">
        {t('photo.places')}
      </h2>
      <ul className="mt-4 border-t border-line">
        {places.map((place) => (
          <li key={place.id} className="border-b border-line">
            <Link
              to={entityPath(place.slug)}
              className="group flex min-h-14 items-center justify-between gap-4 py-2 font-serif text-xl hover:text-brand"
            >
              <span lang={fallbackLang(place, 'name', language)}>{localized(place, 'name', language)}</span>
              <Icon
                name="arrow-right"
                className="shrink-0 text-mute slide group-hover:[translate:0.25rem] group-hover:text-brand"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
