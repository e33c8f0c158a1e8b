import { lazy, type RefObject, Suspense, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { PageContextClient } from 'vike/types';
import type { Photo, PhotoNeighbours } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { StepLinks } from './StepLinks.js';

const StepsInList = lazy(async () => ({ default: (await import('./StepsInList.js')).StepsInList }));

export interface PhotoStepsProps {
  photo: Photo;
  /** Before and after it by year. */
  neighbours: PhotoNeighbours;
  /** Swiping on it goes on. */
  picture: RefObject<HTMLElement | null>;
}

/**
 * The way to the photos before and after this one: in the HTML by year, and with scripts in the list that this one was
 * opened from.
 */
export function PhotoSteps(props: PhotoStepsProps) {
  const { t } = useText();
  const { isClientSide, isHydration } = usePageContext() as PageContextClient;
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const byYear = <StepLinks {...props.neighbours} isHidden={isClientSide && !isHydration} />;
  return (
    <nav aria-label={t('photo.steps')} className="contents">
      {isHydrated ? (
        <Suspense fallback={byYear}>
          <StepsInList key={props.photo.id} {...props}>
            {(links) => <StepLinks {...links} />}
          </StepsInList>
        </Suspense>
      ) : (
        byYear
      )}
    </nav>
  );
}
