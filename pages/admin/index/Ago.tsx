import { usePageContext } from 'vike-react/usePageContext';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { relativeTime } from '../../../renderer/i18n/relative-time.js';

interface AgoProps {
  iso: string;
  /** When the page was made. */
  now: string;
  /** What is not added, but happens. */
  isEvent?: boolean;
}

/** How long ago something was, seen from the moment when the page was made. */
export function Ago({ iso, now, isEvent = false }: AgoProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const options = {
    now,
    language,
    timeZone: site.timeZone,
    justNow: t(isEvent ? 'dashboard.justNow' : 'dashboard.justAdded'),
  };
  return (
    <time dateTime={iso} className="text-sm whitespace-nowrap text-mute tabular-nums">
      {relativeTime(iso, options)}
    </time>
  );
}
