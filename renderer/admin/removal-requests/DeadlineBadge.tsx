import { actionIcons } from '../../forms/action-icons.js';
import { Icon } from '../../ui/icons/Icon.js';
import type { IconName, IconPath } from '../../ui/icons/icon-paths.js';
import { useAdminText } from '../use-admin-text.js';
import { type Deadline, deadlineOf, type Timed } from './deadline.js';

const looks: Record<Deadline['state'], { tone: string; icon: IconName | IconPath }> = {
  left: { tone: '', icon: 'clock' },
  soon: { tone: 'badge-caution', icon: 'clock' },
  late: { tone: 'badge-danger', icon: 'warning' },
  hidden: { tone: 'badge-brand', icon: 'eye-off' },
  out: { tone: 'badge-brand', icon: 'eye-off' },
  removed: { tone: '', icon: actionIcons.remove },
  kept: { tone: 'badge-success', icon: 'check' },
};

interface DeadlineBadgeProps {
  request: Timed;
  /** In milliseconds. */
  now: number;
}

/** The 24 hour clock of a request, or what became of it. */
export function DeadlineBadge({ request, now }: DeadlineBadgeProps) {
  const { t } = useAdminText();
  const { state, span } = deadlineOf(request, now);
  const { tone, icon } = looks[state];
  return (
    <span className={`badge ${tone} tabular-nums`}>
      <Icon name={icon} size={14} />
      {t(`removals.clock.${state}`, { span: span ? t('removals.span', { ...span }) : '' })}
    </span>
  );
}
