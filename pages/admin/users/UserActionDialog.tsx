import { useQueryClient } from '@tanstack/react-query';
import type { OwnPasswordProof } from '../../../src/contract/account-security.js';
import { isStaff } from '../../../src/contract/roles.js';
import type { AdminUser } from '../../../src/contract/user.js';
import { OwnPasswordField } from '../../../renderer/account/OwnPasswordField.js';
import { ownPasswordOf } from '../../../renderer/account/own-password-of.js';
import { adminUsersKey } from '../../../renderer/admin/admin-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { userName } from './user-name.js';

export type UserAction = 'disable' | 'enable' | 'endSessions' | 'resetFactor' | 'delete';

interface UserActionDialogProps {
  user: AdminUser;
  action: UserAction;
  onClose(): void;
}

/** Asks before an account is disabled, enabled, signed out or deleted. */
export function UserActionDialog({ user, action, onClose }: UserActionDialogProps) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const texts = useTexts(action, userName(user));
  // Only to give a member the use of their account back, it is not asked for.
  const needsPassword = action !== 'enable' || isStaff(user.role);
  const submission = useFormSubmit({
    async send(fields) {
      await perform(action, user.id, ownPasswordOf(fields));
      showToast({ kind: 'success', title: texts.done });
      await client.invalidateQueries({ queryKey: adminUsersKey });
      onClose();
    },
  });
  return (
    <DialogForm
      title={texts.title}
      submission={submission}
      failed={texts.failed}
      action={texts.action}
      isDangerous={['delete', 'disable', 'resetFactor'].includes(action)}
      onClose={onClose}
    >
      <p className="text-mute">{texts.text}</p>
      {needsPassword && (
        <OwnPasswordField
          label={t('users.password')}
          hint={t(action === 'enable' ? 'users.passwordHint' : 'users.ownPasswordHint')}
          error={submission.errorOf('password')}
        />
      )}
    </DialogForm>
  );
}

async function perform(action: UserAction, id: number, own: OwnPasswordProof): Promise<void> {
  if (action === 'delete') await adminApi.adminUsers.remove({ id, ...own });
  else if (action === 'endSessions') await adminApi.adminUsers.endSessions({ id, ...own });
  else if (action === 'resetFactor') await adminApi.adminUsers.resetSecondFactor({ id, ...own });
  else await adminApi.adminUsers.change({ id, isDisabled: action === 'disable', ...own });
}

function useTexts(action: UserAction, name: string) {
  const { t } = useAdminText();
  const all = {
    disable: {
      title: t('users.disableTitle', { name }),
      text: t('users.disableText'),
      action: t('users.disable'),
      done: t('users.disabledDone'),
      failed: t('users.disableFailed'),
    },
    enable: {
      title: t('users.enableTitle', { name }),
      text: t('users.enableText'),
      action: t('users.enable'),
      done: t('users.enabledDone'),
      failed: t('users.enableFailed'),
    },
    endSessions: {
      title: t('users.endTitle', { name }),
      text: t('users.endText'),
      action: t('users.endSessions'),
      done: t('users.ended'),
      failed: t('users.endFailed'),
    },
    resetFactor: {
      title: t('users.resetFactorTitle', { name }),
      text: t('users.resetFactorText'),
      action: t('users.resetFactor'),
      done: t('users.factorReset'),
      failed: t('users.resetFactorFailed'),
    },
    delete: {
      title: t('users.deleteTitle', { name }),
      text: t('users.deleteText'),
      action: t('users.delete'),
      done: t('users.deleted'),
      failed: t('users.deleteFailed'),
    },
  };
  return all[action];
}
