import type { CSSProperties, RefObject } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { photoAlt, photoAltLang } from '../../../renderer/photos/photo-alt.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { ratioOf } from '../../../renderer/photos/picture-style.js';
import { EnlargeLink } from '../../../renderer/zoom/EnlargeLink.js';
import { AnnotationMark } from './AnnotationMark.js';
import { spreadMarks } from './spread-marks.js';
import type { ShownAnnotations } from './use-annotations.js';

interface AnnotatedImageProps {
  photo: Photo;
  annotations: Annotation[];
  shown: ShownAnnotations;
  /** Id of the list of annotations. */
  listId: string;
  /** The picture with its annotations. */
  picture: RefObject<HTMLDivElement | null>;
}

/**
 * The photograph with its annotations as numbers over it, which can be hidden. The region of the one that is pointed at,
 * focused or tapped, there or in the legend, is framed.
 */
export function AnnotatedImage({ photo, annotations, shown, listId, picture }: AnnotatedImageProps) {
  const { t, language } = useText();
  const shifts = spreadMarks(annotations, ratioOf(photo.image));
  return (
    <div className="grid justify-items-center">
      <div
        ref={picture}
        className="print-picture relative isolate touch-pan-y touch-pinch-zoom w-[min(100%,var(--fit))] [&_picture]:contents"
        style={fitOf(photo.image) as CSSProperties}
      >
        {/* The link below does the same: with the keyboard one of them is enough. */}
        <EnlargeLink photo={photo} tabIndex={-1} className="block cursor-zoom-in">
          <Picture
            image={photo.image}
            alt={photoAlt(photo, language)}
            lang={photoAltLang(photo, language)}
            sizes={`min(94vw, 74rem, calc(66vh * ${ratioOf(photo.image)}))`}
            eager
            className="h-auto w-full [box-shadow:var(--shadow-print),0_24px_50px_-24px_var(--shade)]"
          />
        </EnlargeLink>
        {annotations.length > 0 && (
          <ol
            id={listId}
            hidden={!shown.areShown}
            aria-label={t('photo.annotations')}
            className="pointer-events-none absolute inset-0 overflow-clip print:hidden"
          >
            {annotations.map((annotation, index) => (
              <AnnotationMark
                key={annotation.id}
                annotation={annotation}
                number={index + 1}
                shift={shifts[index] ?? { x: 0, y: 0 }}
                isFramed={shown.framed === annotation.id}
                pointing={shown.pointingAt(annotation.id)}
              />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

/** As wide as two thirds of the window's height allow, and never wider than the scan. */
const fitOf = (image: Photo['image']): object => ({
  '--fit': `min(${image.width}px, calc(max(66svh, 20rem) * ${ratioOf(image)}))`,
});
