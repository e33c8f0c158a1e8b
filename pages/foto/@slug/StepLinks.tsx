import type { MouseEvent } from 'react';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { photoPath } from '../../../src/contract/paths.js';
import type { PhotoLink, PhotoNeighbours } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { prefetchPhoto } from '../../../renderer/photos/prefetch-photo.js';
import type { Step } from '../../../renderer/photos/steps/go-to-photo.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { spanText } from '../../../renderer/photos/span-text.js';

export interface StepLinksProps extends PhotoNeighbours {
  /** Takes its room only: other links may follow. */
  isHidden?: boolean;
  onStep?: (step: Step, click: MouseEvent) => void;
}

/** Links to the photos before and after this one, at both sides of it; an end of the order has an empty field. */
export const StepLinks = ({ previous, next, ...links }: StepLinksProps) => (
  <>
    <StepLink step="previous" photo={previous} {...links} />
    <StepLink step="next" photo={next} {...links} />
  </>
);

interface StepLinkProps extends Omit<StepLinksProps, keyof PhotoNeighbours> {
  step: Step;
  photo: PhotoLink | null;
}

const previousIcon = { stroke: 'M15.2 5.5 8.7 12l6.5 6.5' };
const nextIcon = { stroke: 'M8.8 5.5l6.5 6.5-6.5 6.5' };

function StepLink({ step, photo, isHidden, onStep }: StepLinkProps) {
  const { t, language } = useText();
  if (!photo) return null;
  const isNext = step === 'next';
  const year = photo.year ?? spanText(photo, t);
  return (
    <Link
      to={photoPath(photo.slug)}
      rel={isNext ? 'next' : 'prev'}
      className={isHidden ? 'step invisible' : 'step'}
      onClick={onStep && ((click) => onStep(step, click))}
      onPointerEnter={() => prefetchPhoto(photo.slug)}
    >
      <Icon name={isNext ? nextIcon : previousIcon} size={28} />
      <span className="sr-only">
        {t(isNext ? 'photo.next' : 'photo.previous')}
        {year && ` · ${year}`}{' '}
        <b lang={fallbackLang(photo, 'title', language)}>{localized(photo, 'title', language)}</b>
      </span>
    </Link>
  );
}
