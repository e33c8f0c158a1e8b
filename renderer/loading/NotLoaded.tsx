import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';

interface NotLoadedProps {
  /** Of `useQuery`, for what could not be loaded. */
  query: { isFetching: boolean; refetch(): Promise<unknown> };
}

/** Instead of what could not be loaded, with a button that tries again. */
export function NotLoaded({ query: { isFetching, refetch } }: NotLoadedProps) {
  const { t } = useText();
  return (
    <div role="alert" className="flex items-start gap-3 rounded-sm bg-danger-bg p-4">
      <Icon name="warning" className="mt-0.5 shrink-0 text-danger" />
      <p className="min-w-0">
        {t('common.notLoaded')}{' '}
        <button type="button" className="link touch" aria-busy={isFetching} onClick={() => void refetch()}>
          {t('common.retry')}
        </button>
      </p>
    </div>
  );
}
