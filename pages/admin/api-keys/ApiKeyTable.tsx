import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '../../../src/contract/user.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { ConfirmDialog } from '../../../renderer/forms/ConfirmDialog.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { ApiKeyRow } from './ApiKeyRow.js';

export function ApiKeyTable({ keys, now }: { keys: ApiKey[]; now: string }) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null);
  const revoke = async ({ id }: ApiKey) => {
    const titles = { done: t('apiKeys.revoked'), failed: t('apiKeys.revokeFailed') };
    await attempt(() => adminApi.apiKeys.revoke({ id }), titles);
    await client.invalidateQueries({ queryKey: ['api-keys'] });
    setToRevoke(null);
  };
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('apiKeys.name')}</th>
            <th scope="col">{t('apiKeys.scope')}</th>
            <th scope="col">{t('apiKeys.state')}</th>
            <th scope="col">{t('apiKeys.maker')}</th>
            <th scope="col">{t('apiKeys.created')}</th>
            <th scope="col">{t('apiKeys.used')}</th>
            <th scope="col" className="noscript:hidden">
              <span className="sr-only">{t('apiKeys.revoke')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} now={now} onRevoke={() => setToRevoke(key)} />
          ))}
        </tbody>
      </table>
      {toRevoke && (
        <ConfirmDialog
          title={t('apiKeys.revokeTitle', { name: toRevoke.name })}
          text={t('apiKeys.revokeText')}
          action={t('apiKeys.revoke')}
          isBusy={isBusy}
          onConfirm={() => void revoke(toRevoke)}
          onClose={() => setToRevoke(null)}
        />
      )}
    </>
  );
}
