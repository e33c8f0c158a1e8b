import { lazy } from 'react';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { ComparedPhoto, EntityDetail } from '../../../src/contract/entity.js';
import { photoPath } from '../../../src/contract/paths.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { WhenNear } from '../../../renderer/loading/WhenNear.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { ratioOf, ratioStyle } from '../../../renderer/photos/picture-style.js';
import { YearBadge } from '../../../renderer/photos/YearBadge.js';

const ComparisonSlider = lazy(async () => ({ default: (await import('./ComparisonSlider.js')).ComparisonSlider }));

/**
 * Two photographs of the same view, side by side. With scripts the later lies over the earlier, and a slider moves the edge at
 * which it begins (comparison.css until it is there, then comparison-slider.css).
 */
export function PhotoComparison({ comparison }: { comparison: NonNullable<EntityDetail['comparison']> }) {
  const { t, language } = useText();
  // As comparison.css makes them.
  const sizes = `min(92vw, calc(70vh * ${ratioOf(comparison[0].image)}))`;
  return (
    <section aria-labelledby="comparison" className="wrap pt-10 lg:pt-14 print:hidden">
      <h2 id="comparison" className="mb-4 text-2xl">
        {t('entity.comparison')}
      </h2>
      <div className="flex flex-wrap items-end gap-x-12 gap-y-4">
        <div className="compare relative" style={ratioStyle(comparison[0].image)}>
          {comparison.map((photo) => (
            <Picture
              key={photo.id}
              image={photo.image}
              alt={localized(photo, 'title', language)}
              lang={fallbackLang(photo, 'title', language)}
              sizes={sizes}
            />
          ))}
          <WhenNear className="absolute inset-0 noscript:hidden">
            <ComparisonSlider comparison={comparison} sizes={sizes} />
          </WhenNear>
        </div>
        <ul className="grid max-w-full flex-1 basis-64 gap-3">
          {comparison.map((photo) => (
            <li key={photo.id}>
              <YearBadge photo={photo} /> <LinkTo photo={photo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function LinkTo({ photo }: { photo: ComparedPhoto }) {
  const { language } = useText();
  return (
    <Link to={photoPath(photo.slug)} lang={fallbackLang(photo, 'title', language)} className="link touch">
      {localized(photo, 'title', language)}
    </Link>
  );
}
