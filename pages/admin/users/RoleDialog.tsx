import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { includesRole, isStaff, type Role, roles } from '../../../src/contract/roles.js';
import type { AdminUser } from '../../../src/contract/user.js';
import { OwnPasswordField } from '../../../renderer/account/OwnPasswordField.js';
import { ownPasswordOf } from '../../../renderer/account/own-password-of.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { adminUsersKey } from '../../../renderer/admin/admin-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { RadioField } from '../../../renderer/forms/RadioField.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { userName } from './user-name.js';

/** Chooses the role; where rights grow, the administrator's own password is asked. */
export function RoleDialog({ user, onClose }: { user: AdminUser; onClose(): void }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const client = useQueryClient();
  const [role, setRole] = useState<Role>(user.role);
  const needsPassword = !includesRole(user.role, role);
  const isOwnLoss = useAccount()?.id === user.id && !includesRole(role, user.role);
  const submission = useFormSubmit({
    async send(fields) {
      await adminApi.adminUsers.change({ id: user.id, role, seenRole: user.role, ...ownPasswordOf(fields) });
      if (isOwnLoss) {
        // This page is not theirs any more, nor is what it has loaded.
        window.location.assign(isStaff(role) ? '/admin' : '/');
        return 'leaving';
      }
      showToast({ kind: 'success', title: t('users.saved') });
      await client.invalidateQueries({ queryKey: adminUsersKey });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('users.changeRoleTitle', { name: userName(user) })}
      submission={submission}
      failed={t('users.saveFailed')}
      action={t(isOwnLoss ? 'users.loseRights' : 'users.save')}
      isDangerous={isOwnLoss}
      onClose={onClose}
    >
      <RadioField<Role>
        legend={t('users.role')}
        name="role"
        options={roles.map((value) => ({
          value,
          title: site(`user.roles.${value}`),
          text: t(`users.roleTexts.${value}`),
        }))}
        chosen={role}
        onChoice={setRole}
        error={submission.errorOf('role')}
      />
      {isOwnLoss && (
        <p role="alert" className="flex gap-3 rounded-sm bg-danger-bg p-4 text-sm">
          <Icon name="warning" className="mt-0.5 shrink-0 text-danger" />
          {t('users.loseRightsText')}
        </p>
      )}
      {needsPassword && (
        <OwnPasswordField
          label={t('users.password')}
          hint={t('users.passwordHint')}
          error={submission.errorOf('password')}
        />
      )}
    </DialogForm>
  );
}
