import { useId } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import { entityPath } from '../../../src/contract/paths.js';
import type { PhotoEntity } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { type LegendItem, legendOf } from './legend-of.js';
import type { ShownAnnotations } from './use-annotations.js';

interface PhotoLegendProps {
  annotations: Annotation[];
  entities: PhotoEntity[];
  shown: ShownAnnotations;
}

/** What the photograph shows. A name leads to its entity, and frames its region when it is pointed at. */
export function PhotoLegend({ annotations, entities, shown }: PhotoLegendProps) {
  const { t, language } = useText();
  const heading = useId();
  const items = legendOf({ annotations, entities }, language);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-5 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
      <h2 id={heading} className="eyebrow font-sans tracking-normal">
        {t('photo.legend')}
      </h2>
      <ul aria-labelledby={heading} className="flex flex-wrap gap-x-6 gap-y-1">
        {items.map((item) => (
          <li key={item.key} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            {item.mark && (
              <span
                aria-hidden="true"
                className="grid size-6 place-items-center rounded-full bg-ink text-xs font-bold text-bg print:hidden"
              >
                {item.mark.number}
              </span>
            )}
            <Subject item={item} shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Subject({ item: { mark, label, lang, slug }, shown }: { item: LegendItem; shown: ShownAnnotations }) {
  if (slug === null) return <span lang={lang}>{label}</span>;
  return (
    <Link
      to={entityPath(slug)}
      lang={lang}
      className="touch font-semibold text-brand underline-offset-4 hover:underline"
      {...(mark && shown.areShown && shown.pointingAt(mark.annotationId))}
    >
      {label}
    </Link>
  );
}
