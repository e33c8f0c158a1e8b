import { useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import type { UserSession } from '../../../src/contract/user.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isLoading, isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';

/** Where the member is signed in, with buttons to end those sessions. */
export function Devices() {
  const { t } = useText();
  const list = useQuery({
    queryKey: ['sessions'],
    queryFn: () => httpApi.session.list(),
    staleTime: 0,
  });
  const { data: sessions, refetch } = list;
  const { isBusy, attempt } = useAttempt();
  const end = async (call: () => Promise<void>) => {
    // The message comes after the list has been refetched.
    const endAndList = () => call().then(() => refetch());
    await attempt(endAndList, { done: t('user.devices.ended'), failed: t('common.error') });
  };

  return (
    <section aria-labelledby="devices" className="noscript:hidden">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="devices" className="text-2xl">
          {t('user.devices.title')}
        </h2>
        {sessions && sessions.length > 1 && (
          <button
            type="button"
            className="btn btn-outline"
            disabled={isBusy}
            onClick={() => void end(() => httpApi.session.endOthers())}
          >
            {t('user.devices.endOthers')}
          </button>
        )}
      </div>
      {isNotLoaded(list) && <NotLoaded query={list} />}
      {isLoading(list) && <div className="skeleton h-20" />}
      <ul className="border-line not-empty:border-t">
        {sessions?.map((session) => (
          <li key={session.id}>
            <Device
              session={session}
              isBusy={isBusy}
              onEnd={() => void end(() => httpApi.session.end({ id: session.id }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeviceProps {
  session: UserSession;
  isBusy: boolean;
  onEnd(): void;
}

function Device({ session: { browser, system, lastSeenAt, isCurrent }, isBusy, onEnd }: DeviceProps) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const name = [browser, system].filter(Boolean).join(', ') || t('user.devices.unknown');
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-mute">
          {isCurrent
            ? t('user.devices.current')
            : t('user.devices.lastSeen', { date: formatDate(lastSeenAt, language, site.timeZone) })}
        </p>
      </div>
      {!isCurrent && (
        <button
          type="button"
          aria-label={t('user.devices.endOf', { name })}
          className="link min-h-11 text-sm"
          disabled={isBusy}
          onClick={onEnd}
        >
          {t('user.devices.end')}
        </button>
      )}
    </div>
  );
}
