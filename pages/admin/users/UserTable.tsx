import { useState } from 'react';
import type { AdminUser } from '../../../src/contract/user.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { RoleDialog } from './RoleDialog.js';
import { UserActionDialog, type UserAction } from './UserActionDialog.js';
import { UserRow } from './UserRow.js';

export function UserTable({ users }: { users: AdminUser[] }) {
  const { t } = useAdminText();
  const [open, setOpen] = useState<{ user: AdminUser; action: UserAction | 'role' } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <table className="table -mt-5 sm:-mt-8">
        <thead>
          <tr>
            <th scope="col">{t('users.name')}</th>
            <th scope="col">{t('users.role')}</th>
            <th scope="col">{t('users.seen')}</th>
            <th scope="col" className="md:max-xl:hidden">
              {t('users.since')}
            </th>
            <th scope="col" className="noscript:hidden">
              <span className="sr-only">{t('users.actionsColumn')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} onAction={(action) => setOpen({ user, action })} />
          ))}
        </tbody>
      </table>
      {open?.action === 'role' && <RoleDialog user={open.user} onClose={close} />}
      {open && open.action !== 'role' && <UserActionDialog user={open.user} action={open.action} onClose={close} />}
    </>
  );
}
