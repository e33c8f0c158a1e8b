import { type CSSProperties, type RefObject, useId } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { photoAlt, photoAltLang } from '../../../renderer/photos/photo-alt.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { ratioOf } from '../../../renderer/photos/picture-style.js';
import { EnlargeLink } from '../../../renderer/zoom/EnlargeLink.js';
import { AnnotationList } from './AnnotationList.js';
import { AnnotationMark } from './AnnotationMark.js';
import { useAnnotations } from './use-annotations.js';

interface AnnotatedImageProps {
  photo: Photo;
  annotations: Annotation[];
  /** The picture with its annotations. */
  picture: RefObject<HTMLDivElement | null>;
}

/**
 * The photograph with its annotations: numbers over it, which can be hidden, and a list below it. The region of the one
 * that is pointed at, focused or tapped, in either of them, is framed.
 */
export function AnnotatedImage({ photo, annotations, picture }: AnnotatedImageProps) {
  const { t, language } = useText();
  const marks = useId();
  const shown = useAnnotations();
  return (
    <div className="grid justify-items-center">
      <div
        ref={picture}
        className="print-picture relative isolate touch-pan-y touch-pinch-zoom w-[min(100%,var(--fit))] [&_picture]:contents"
        style={fitOf(photo.image) as CSSProperties}
      >
        {/* The button below does the same: with the keyboard one of them is enough. */}
        <EnlargeLink photo={photo} tabIndex={-1} className="block cursor-zoom-in">
          <Picture
            image={photo.image}
            alt={photoAlt(photo, language)}
            lang={photoAltLang(photo, language)}
            sizes={`min(94vw, 74rem, calc(72vh * ${ratioOf(photo.image)}))`}
            eager
            className="h-auto w-full [box-shadow:var(--shadow-print),0_24px_50px_-24px_var(--shade)]"
          />
        </EnlargeLink>
        {annotations.length > 0 && (
          <ol
            id={marks}
            hidden={!shown.areShown}
            aria-label={t('photo.annotations')}
            className="pointer-events-none absolute inset-0 overflow-clip print:hidden"
          >
            {annotations.map((annotation, index) => (
              <AnnotationMark
                key={annotation.id}
                annotation={annotation}
                number={index + 1}
                isFramed={shown.framed === annotation.id}
                pointing={shown.pointingAt(annotation.id)}
              />
            ))}
          </ol>
        )}
      </div>
      {annotations.length > 0 && <AnnotationList annotations={annotations} shown={shown} marks={marks} />}
    </div>
  );
}

/** As wide as three quarters of the window's height allow, and never wider than the scan. */
const fitOf = (image: Photo['image']): object => ({
  '--fit': `min(${image.width}px, calc(max(72svh, 20rem) * ${ratioOf(image)}))`,
});
