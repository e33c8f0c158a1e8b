import type { CSSProperties, RefObject } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { photoAlt, photoAltLang } from '../../../renderer/photos/photo-alt.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { ratioOf, ratioStyle } from '../../../renderer/photos/picture-style.js';
import { EnlargeLink } from '../../../renderer/zoom/EnlargeLink.js';
import { AnnotationMark } from './AnnotationMark.js';
import { spreadMarks } from './spread-marks.js';
import { sizesOf } from './stage-sizes.js';
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
    <div
      ref={picture}
      className="print-picture stage-picture relative isolate [touch-action:pan-y_pinch-zoom]"
      style={{ ...ratioStyle(photo.image), '--scan': `${photo.image.width}px` } as CSSProperties}
    >
      {/* The link below does the same: with the keyboard one of them is enough. */}
      <EnlargeLink photo={photo} tabIndex={-1} className="block cursor-zoom-in">
        <Picture
          image={photo.image}
          alt={photoAlt(photo, language)}
          lang={photoAltLang(photo, language)}
          sizes={sizesOf(photo.image)}
          eager
          className="h-auto w-full"
        />
      </EnlargeLink>
      {annotations.length > 0 && (
        <ol
          id={listId}
          hidden={!shown.areShown}
          aria-label={t('photo.annotations')}
          className="marks pointer-events-none absolute inset-0 overflow-clip print:hidden"
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
  );
}
