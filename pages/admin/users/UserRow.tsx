import { usePageContext } from 'vike-react/usePageContext';
import { isStaff } from '../../../src/contract/roles.js';
import type { AdminUser } from '../../../src/contract/user.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { ActionMenu } from '../../../renderer/admin/ActionMenu.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Avatar } from '../../../renderer/layout/Avatar.js';
import type { UserAction } from './UserActionDialog.js';
import { userName } from './user-name.js';

interface UserRowProps {
  user: AdminUser;
  onAction(action: UserAction | 'role'): void;
}

export function UserRow({ user, onAction }: UserRowProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { site: settings } = usePageContext();
  const self = useAccount();
  const isSelf = self?.id === user.id;
  const day = (iso: string | null) => (iso === null ? t('users.never') : formatDate(iso, language, settings.timeZone));
  return (
    <tr className={user.disabledAt !== null ? 'text-mute' : ''}>
      <td>
        <div className="flex items-center gap-3">
          <Avatar user={user} className="size-9 shrink-0 text-base" />
          <div className="min-w-0">
            <p className="font-semibold">
              {userName(user)}
              {isSelf && <span className="font-normal text-mute"> ({t('users.you')})</span>}
            </p>
            <p className="text-xs text-mute [overflow-wrap:anywhere]">
              {user.email}
              {settings.mailEnabled && user.emailVerifiedAt === null && ` · ${t('users.unverified')}`}
              {user.hasSecondFactor && ` · ${t('users.twoSteps')}`}
            </p>
          </div>
        </div>
      </td>
      <td data-label={t('users.role')}>
        <span className={`badge ${isStaff(user.role) ? 'badge-brand' : ''}`}>{site(`user.roles.${user.role}`)}</span>{' '}
        {user.disabledAt !== null && <span className="badge badge-danger">{t('users.disabled')}</span>}
      </td>
      <td data-label={t('users.seen')} className="tabular-nums">
        {day(user.lastSeenAt)}
      </td>
      <td data-label={t('users.since')} className="tabular-nums md:max-xl:hidden">
        {day(user.createdAt)}
      </td>
      <td className="text-end noscript:hidden">
        <ActionMenu
          label={t('users.actions', { name: userName(user) })}
          actions={[
            { text: t('users.changeRole'), run: () => onAction('role') },
            { text: t('users.endSessions'), run: () => onAction('endSessions') },
            ...(user.hasSecondFactor && !isSelf
              ? [{ text: t('users.resetFactor'), run: () => onAction('resetFactor') }]
              : []),
            // Nobody locks themselves out; their own account is deleted in their own area.
            ...(isSelf
              ? []
              : [
                  user.disabledAt === null
                    ? { text: t('users.disable'), run: () => onAction('disable') }
                    : { text: t('users.enable'), run: () => onAction('enable') },
                  { text: t('users.delete'), run: () => onAction('delete'), isDangerous: true },
                ]),
          ]}
        />
      </td>
    </tr>
  );
}
