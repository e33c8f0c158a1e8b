import { lazy, type ReactNode, useState, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { PageContextClient } from 'vike/types';
import { useText } from '../../../renderer/i18n/use-text.js';
import { OnDemand } from '../../../renderer/loading/OnDemand.js';
import { StepLinks } from './StepLinks.js';
import type { PhotoStepsProps } from './StepsInList.js';

const StepsInList = lazy(async () => ({ default: (await import('./StepsInList.js')).StepsInList }));

/**
 * The way to the photos before and after this one: in the HTML by year, and with scripts in the list that this one was
 * opened from.
 * @param children the strip of those around it
 */
export function PhotoSteps({ children, ...props }: PhotoStepsProps & { children: ReactNode }) {
  const { t } = useText();
  const { isClientSide, isHydration } = usePageContext() as PageContextClient;
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [isMissing, setIsMissing] = useState(false);
  const byYear = <StepLinks {...props.neighbours} isHidden={isClientSide && !isHydration && !isMissing} />;
  return (
    <nav aria-label={t('photo.steps')}>
      {isHydrated ? (
        <OnDemand fallback={byYear} onMissing={() => setIsMissing(true)}>
          <StepsInList key={props.photo.id} {...props}>
            {(links) => <StepLinks {...links} />}
          </StepsInList>
        </OnDemand>
      ) : (
        byYear
      )}
      {children}
    </nav>
  );
}
