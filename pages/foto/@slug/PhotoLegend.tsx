import { useId } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import { entityPath } from '../../../src/contract/paths.js';
import type { PhotoEntity } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { type LegendItem, legendOf } from './legend-of.js';
import type { ShownAnnotations } from './use-annotations.js';

interface PhotoLegendProps {
  annotations: Annotation[];
  entities: PhotoEntity[];
  shown: ShownAnnotations;
  /** Id of the marks on the photograph. */
  listId: string;
}

/** What the photograph shows. A name leads to its entity, and frames its region when it is pointed at or tapped. */
export function PhotoLegend({ annotations, entities, shown, listId }: PhotoLegendProps) {
  const { t, language } = useText();
  const heading = useId();
  const items = legendOf({ annotations, entities }, language);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="text-sm">
      <div className="flex items-center justify-between">
        <h2 id={heading} className="eyebrow font-sans tracking-normal">
          {t('photo.legend')}
        </h2>
        {annotations.length > 0 && <Toggle shown={shown} listId={listId} />}
      </div>
      <ul aria-labelledby={heading}>
        {items.map((item) => (
          <li key={item.key} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            {item.mark && (
              <span aria-hidden="true" className="w-4 text-mute tabular-nums print:hidden">
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

/** Hides the marks on the photograph, or shows them again. */
function Toggle({ shown, listId }: Pick<PhotoLegendProps, 'shown' | 'listId'>) {
  const { t } = useText();
  const label = t(shown.areShown ? 'photo.hideAnnotations' : 'photo.showAnnotations');
  return (
    <button
      type="button"
      aria-expanded={shown.areShown}
      aria-controls={listId}
      aria-label={label}
      title={label}
      className="icon-btn -my-2 -mr-3 noscript:hidden"
      onClick={shown.toggle}
    >
      <Icon name={shown.areShown ? 'eye-off' : 'eye'} />
    </button>
  );
}

function Subject({ item: { mark, label, lang, slug }, shown }: { item: LegendItem; shown: ShownAnnotations }) {
  const pointing = mark && shown.areShown && shown.pointingAt(mark.annotationId);
  const look = { lang, className: 'touch text-start font-semibold' };
  if (slug !== null)
    return (
      <Link
        to={entityPath(slug)}
        lang={lang}
        className="touch font-semibold text-brand underline-offset-4 hover:underline"
        {...pointing}
      >
        {label}
      </Link>
    );
  return pointing ? (
    <button type="button" {...look} {...pointing}>
      {label}
    </button>
  ) : (
    <span {...look}>{label}</span>
  );
}
