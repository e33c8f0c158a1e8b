import { usePageContext } from 'vike-react/usePageContext';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { relativeTime } from '../../../renderer/i18n/relative-time.js';

/** How long ago something was, seen from the moment when the page was made. */
export function Ago({ iso, now }: { iso: string; now: string }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const options = { now, language, timeZone: site.timeZone, justNow: t('dashboard.justAdded') };
  return (
    <time dateTime={iso} className="text-sm whitespace-nowrap text-mute tabular-nums">
      {relativeTime(iso, options)}
    </time>
  );
}
