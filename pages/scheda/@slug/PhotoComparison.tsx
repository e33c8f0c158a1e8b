import { type CSSProperties, useState } from 'react';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { ComparedPhoto, EntityDetail } from '../../../src/contract/entity.js';
import { photoPath } from '../../../src/contract/paths.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { ratioOf } from '../../../renderer/photos/picture-style.js';
import { YearBadge } from '../../../renderer/photos/YearBadge.js';

/**
 * Two photographs of the same view: the later lies over the earlier, and a slider moves the edge at which it begins. Without
 * scripts they are side by side.
 */
export function PhotoComparison({ comparison }: { comparison: NonNullable<EntityDetail['comparison']> }) {
  const { t } = useText();
  const [edge, setEdge] = useState(50);
  const style = { '--ratio': ratioOf(comparison[0].image), '--edge': `${edge}%` } as CSSProperties;
  return (
    <section aria-labelledby="comparison" className="wrap pt-10 lg:pt-14 print:hidden">
      <h2 id="comparison" className="mb-4 text-2xl">
        {t('entity.comparison')}
      </h2>
      <div className="flex flex-wrap items-end gap-x-12 gap-y-4">
        <div className="compare" style={style}>
          {comparison.map((photo) => (
            <div key={photo.id}>
              <Compared photo={photo} />
            </div>
          ))}
          <input
            type="range"
            value={edge}
            aria-label={t('entity.comparisonSlider')}
            className="seek"
            onChange={({ target }) => setEdge(Number(target.value))}
          />
        </div>
        <ul className="grid max-w-full flex-1 basis-64 gap-3">
          {comparison.map((photo) => (
            <li key={photo.id}>
              <TitleOf photo={photo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Compared({ photo }: { photo: ComparedPhoto }) {
  const { language } = useText();
  return (
    <>
      <Picture
        image={photo.image}
        alt={localized(photo, 'title', language)}
        lang={fallbackLang(photo, 'title', language)}
        sizes={`min(92vw, calc(70vh * ${ratioOf(photo.image)}))`}
      />
      <YearBadge photo={photo} />
    </>
  );
}

function TitleOf({ photo }: { photo: ComparedPhoto }) {
  const { language } = useText();
  return (
    <>
      <YearBadge photo={photo} />{' '}
      <Link to={photoPath(photo.slug)} lang={fallbackLang(photo, 'title', language)} className="link touch">
        {localized(photo, 'title', language)}
      </Link>
    </>
  );
}
