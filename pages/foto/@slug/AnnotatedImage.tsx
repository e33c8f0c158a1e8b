import { type CSSProperties, useId, useState } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { photoAlt } from '../../../renderer/photos/photo-alt.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { EnlargeLink } from '../../../renderer/zoom/EnlargeLink.js';

interface AnnotatedImageProps {
  photo: Photo;
  annotations: Annotation[];
}

/** The photograph with its annotations: as boxes over it, which can be hidden, and as a list below it. */
export function AnnotatedImage({ photo, annotations }: AnnotatedImageProps) {
  const { t, language } = useText();
  const [isShown, setIsShown] = useState(true);
  const boxes = useId();
  return (
    <div className="grid justify-items-center">
      <div
        className="print-picture relative isolate w-[min(100%,var(--fit))] [&_picture]:contents"
        style={fitOf(photo.image) as CSSProperties}
      >
        {/* The button below does the same: with the keyboard one of them is enough. */}
        <EnlargeLink photo={photo} tabIndex={-1} className="block cursor-zoom-in">
          <Picture
            image={photo.image}
            alt={photoAlt(photo, language)}
            sizes={`min(94vw, 74rem, calc(72vh * ${ratioOf(photo.image)}))`}
            eager
            className="h-auto w-full [box-shadow:var(--shadow-print),0_24px_50px_-24px_var(--shade)]"
          />
        </EnlargeLink>
        {annotations.length > 0 && (
          <ol
            id={boxes}
            hidden={!isShown}
            aria-label={t('photo.annotations')}
            className="pointer-events-none absolute inset-0 overflow-clip print:hidden"
          >
            {annotations.map((annotation, index) => (
              <li key={annotation.id} className="pointer-events-auto absolute" style={placeOf(annotation)}>
                <Box annotation={annotation} number={index + 1} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {annotations.length > 0 && (
        <div className="mt-5 flex w-[min(100%,60rem)] flex-wrap items-center justify-center gap-x-6 gap-y-2 text-sm">
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={boxes}
            className="link inline-flex min-h-11 items-center gap-2 noscript:hidden"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
            {t(isShown ? 'photo.hideAnnotations' : 'photo.showAnnotations')}
          </button>
          <ol aria-label={t('photo.annotationList')} className="flex flex-wrap justify-center gap-x-6 gap-y-1">
            {annotations.map((annotation, index) => (
              <li key={annotation.id} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                <span
                  aria-hidden="true"
                  className="grid size-6 place-items-center bg-ink text-xs font-bold text-bg print:hidden"
                >
                  {index + 1}
                </span>
                <Subject annotation={annotation} className="touch underline-offset-4 hover:underline" />
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** The box of an annotation, with its number; the name appears on hover and focus. */
function Box({ annotation, number }: { annotation: Annotation; number: number }) {
  const { language } = useText();
  const label = localized(annotation, 'label', language);
  const look = 'group/box absolute inset-0 block focus-visible:outline-offset-2';
  const frame = (
    <>
      <span className="absolute inset-0 border border-white/85 [box-shadow:0_0_0_1px_#0009,inset_0_0_0_1px_#0006] tint group-hover/box:bg-white/15" />
      <span className="absolute top-0 left-0 grid h-5 min-w-5 place-items-center bg-black px-1 text-xs font-bold text-white sm:h-6 sm:min-w-6">
        {number}
      </span>
      <span
        lang={fallbackLang(annotation, 'label', language)}
        className={`pointer-events-none absolute top-5 z-10 sm:top-6 w-max max-w-52 bg-black px-2.5 py-1 text-sm text-white opacity-0 group-hover/box:opacity-100 group-focus-visible/box:opacity-100 ${annotation.x > 50 ? 'right-0' : 'left-0'}`}
      >
        {label}
      </span>
    </>
  );
  if (!annotation.entitySlug) return <span className={look}>{frame}</span>;
  return (
    <Link to={entityPath(annotation.entitySlug)} className={look}>
      {frame}
    </Link>
  );
}

function Subject({ annotation, className }: { annotation: Annotation; className: string }) {
  const { language } = useText();
  const label = localized(annotation, 'label', language);
  const lang = fallbackLang(annotation, 'label', language);
  if (!annotation.entitySlug) return <span lang={lang}>{label}</span>;
  return (
    <Link to={entityPath(annotation.entitySlug)} lang={lang} className={`font-semibold text-brand ${className}`}>
      {label}
    </Link>
  );
}

/** Small boxes lie above large ones, and none is too small to touch. */
const placeOf = ({ x, y, w, h }: Annotation): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `max(${w}%, 1.75rem)`,
  height: `max(${h}%, 1.75rem)`,
  zIndex: 100 - Math.round((w * h) / 100),
});

const ratioOf = ({ width, height }: Photo['image']): number => Math.round((width / height) * 10_000) / 10_000;

/** As wide as three quarters of the window's height allow, and never wider than the scan. */
const fitOf = (image: Photo['image']): object => ({
  '--fit': `min(${image.width}px, calc(max(72svh, 20rem) * ${ratioOf(image)}))`,
});
