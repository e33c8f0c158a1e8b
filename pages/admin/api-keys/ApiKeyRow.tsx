import { usePageContext } from 'vike-react/usePageContext';
import type { ApiKey } from '../../../src/contract/user.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { keyState, type KeyState } from './key-state.js';

const tones: Record<KeyState, string> = { valid: 'badge-success', expired: 'badge-caution', revoked: '' };

interface ApiKeyRowProps {
  apiKey: ApiKey;
  now: string;
  onRevoke(): void;
}

export function ApiKeyRow({ apiKey, now, onRevoke }: ApiKeyRowProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { name, prefix, scopes, createdBy, createdAt, expiresAt, lastUsedAt } = apiKey;
  const state = keyState(apiKey, now);
  const day = (iso: string) => formatDate(iso, language, site.timeZone);
  return (
    <tr className={state === 'valid' ? '' : 'text-mute'}>
      <td>
        <p className="font-semibold">{name}</p>
        <p className="text-xs text-mute">
          <code>{prefix}…</code>
        </p>
      </td>
      <td data-label={t('apiKeys.scope')}>{t(`apiKeys.scopes.${scopes.includes('write') ? 'write' : 'read'}`)}</td>
      <td data-label={t('apiKeys.state')}>
        <span className={`badge ${tones[state]}`}>{t(`apiKeys.states.${state}`)}</span>
        {expiresAt && state === 'valid' && (
          <p className="mt-1 text-xs text-mute tabular-nums">
            {t('apiKeys.expires')} {day(expiresAt)}
          </p>
        )}
      </td>
      <td data-label={t('apiKeys.maker')}>{createdBy?.name ?? t('apiKeys.deletedMaker')}</td>
      <td data-label={t('apiKeys.created')} className="tabular-nums">
        {day(createdAt)}
      </td>
      <td data-label={t('apiKeys.used')} className="tabular-nums">
        {lastUsedAt === null ? t('apiKeys.neverUsed') : day(lastUsedAt)}
      </td>
      <td className="text-end noscript:hidden">
        {state === 'valid' && (
          <button
            type="button"
            className="btn btn-danger btn-small"
            aria-label={t('apiKeys.revokeItem', { name })}
            onClick={onRevoke}
          >
            {t('apiKeys.revoke')}
          </button>
        )}
      </td>
    </tr>
  );
}
