import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { belongsTo } from '../../../src/contract/roles.js';
import type { Statistics } from '../../../src/contract/statistics.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { adminPhotosPath } from '../../../renderer/admin/admin-photo-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { IconName, IconPath } from '../../../renderer/ui/icons/icon-paths.js';
import { Panel } from '../../../renderer/admin/Panel.js';

/** The ways to what is done most often, for the role of the signed-in user. */
export function QuickActions({ statistics: { contactMessages, removalRequests } }: { statistics: Statistics }) {
  const { t } = useAdminText();
  const role = useAccount()?.role ?? null;
  const edits = belongsTo(role, 'editors');
  const moderates = belongsTo(role, 'moderators');
  return (
    <Panel id="actions" title={t('dashboard.actions')}>
      <ul className="grid gap-x-12 gap-y-1 sm:max-xl:grid-cols-2">
        {edits && (
          <>
            <Action icon={actionIcons.upload} to="/admin/photos#upload" text={t('dashboard.uploadPhotos')} />
            <Action icon="pencil" to={adminPhotosPath({ status: 'draft' })} text={t('dashboard.drafts')} />
            <Action icon="warning" to={adminPhotosPath({ status: 'failed' })} text={t('dashboard.failedUploads')} />
          </>
        )}
        {moderates && (
          <>
            <Action
              icon={actionIcons.mail}
              to="/admin/contact-messages"
              text={t('dashboard.unread', { count: contactMessages.unread })}
            />
            <Action
              icon="flag"
              to="/admin/removal-requests"
              text={t('dashboard.removals', { count: removalRequests.open })}
            />
          </>
        )}
        <Action icon="eye" to="/" text={t('dashboard.openSite')} />
      </ul>
    </Panel>
  );
}

const Action = ({ icon, to, text }: { icon: IconName | IconPath; to: string; text: string }) => (
  <li>
    <Link
      to={to}
      className="flex min-h-11 items-center gap-3 rounded-sm text-sm font-medium underline-offset-4 hover:text-brand hover:underline"
    >
      <Icon name={icon} className="shrink-0 text-mute" />
      {text}
    </Link>
  </li>
);
