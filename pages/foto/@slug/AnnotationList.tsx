import type { Annotation } from '../../../src/contract/annotation.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { ShownAnnotations } from './use-annotations.js';

interface AnnotationListProps {
  annotations: Annotation[];
  shown: ShownAnnotations;
  /** Id of the list of marks over the photograph. */
  marks: string;
}

/** What the photograph shows, by number. The name leads to the entity, and frames its region when it is pointed at. */
export function AnnotationList({ annotations, shown, marks }: AnnotationListProps) {
  const { t } = useText();
  return (
    <div className="mt-5 flex w-[min(100%,60rem)] flex-wrap items-center justify-center gap-x-6 gap-y-2 text-sm">
      <button
        type="button"
        aria-expanded={shown.areShown}
        aria-controls={marks}
        className="link inline-flex min-h-11 items-center gap-2 noscript:hidden"
        onClick={shown.toggle}
      >
        <Icon name={shown.areShown ? 'eye-off' : 'eye'} size={18} />
        {t(shown.areShown ? 'photo.hideAnnotations' : 'photo.showAnnotations')}
      </button>
      <ol aria-label={t('photo.annotationList')} className="flex flex-wrap justify-center gap-x-6 gap-y-1">
        {annotations.map((annotation, index) => (
          <li key={annotation.id} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-full bg-ink text-xs font-bold text-bg print:hidden"
            >
              {index + 1}
            </span>
            <Subject annotation={annotation} shown={shown} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Subject({ annotation, shown }: { annotation: Annotation; shown: ShownAnnotations }) {
  const { language } = useText();
  const label = localized(annotation, 'label', language);
  const lang = fallbackLang(annotation, 'label', language);
  if (!annotation.entitySlug) return <span lang={lang}>{label}</span>;
  return (
    <Link
      to={entityPath(annotation.entitySlug)}
      lang={lang}
      className="touch font-semibold text-brand underline-offset-4 hover:underline"
      {...(shown.areShown && shown.pointingAt(annotation.id))}
    >
      {label}
    </Link>
  );
}
