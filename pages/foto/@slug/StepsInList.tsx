import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { Photo, PhotoNeighbours } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { goToPhoto, type Step } from '../../../renderer/photos/steps/go-to-photo.js';
import { PositionInList } from '../../../renderer/photos/steps/PositionInList.js';
import { pathInList } from '../../../renderer/photos/steps/list-position.js';
import { usePhotoSteps } from '../../../renderer/photos/steps/use-photo-steps.js';
import type { StepLinksProps } from './StepLinks.js';
import { useStepKeys } from './use-step-keys.js';
import { useSwipe } from './use-swipe.js';

export interface PhotoStepsProps {
  photo: Photo;
  /** Before and after it by year. */
  neighbours: PhotoNeighbours;
  /** Swiping on it goes on. */
  picture: RefObject<HTMLElement | null>;
}

interface StepsInListProps extends PhotoStepsProps {
  children: (links: StepLinksProps) => ReactNode;
}

/** The photos before and after this one in the list that it was opened from, its place there, and the way back. */
export function StepsInList({ photo, neighbours, picture, children: linksOf }: StepsInListProps) {
  const { language } = useText();
  const steps = usePhotoSteps(photo.id, neighbours);
  const { list } = steps;
  const goOn = (step: Step): void => void goToPhoto(step, steps, { language });
  useStepKeys(goOn);
  useSwipe(picture, goOn);
  const handleClick = (step: Step, click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    // Otherwise Vike's router would follow the link, without the list.
    click.stopPropagation();
    goOn(step);
  };
  return (
    <>
      {linksOf(
        steps.isPending
          ? { ...neighbours, isHidden: true }
          : { previous: steps.previous, next: steps.next, onStep: handleClick },
      )}
      {list && (
        <p className="position flex items-baseline gap-x-3">
          <PositionInList list={list} />
          <Link to={pathInList(list.position, photo.id)} className="link touch truncate">
            {list.position.name}
          </Link>
        </p>
      )}
    </>
  );
}
