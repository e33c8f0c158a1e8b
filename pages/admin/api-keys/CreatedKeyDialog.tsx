import { useId, useState } from 'react';
import type { NewApiKey } from '../../../src/contract/user.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { copyText } from '../../../renderer/share/copy-text.js';
import { Dialog } from '../../../renderer/ui/Dialog.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

/** Shows a new key, which cannot be shown again. */
export function CreatedKeyDialog({ created: { name, key }, onClose }: { created: NewApiKey; onClose(): void }) {
  const { t } = useAdminText();
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyText(key);
    setIsCopied(isDone);
    showToast(
      isDone ? { kind: 'success', title: t('apiKeys.copied') } : { kind: 'error', title: t('apiKeys.copyFailed') },
    );
  };
  return (
    <Dialog title={t('apiKeys.createdTitle')} isKept={!isCopied} onClose={onClose}>
      <p className="mb-5 text-mute">{t('apiKeys.createdText')}</p>
      <div className="field">
        <label htmlFor={id}>{name}</label>
        <input id={id} readOnly value={key} className="font-mono" onFocus={({ target }) => target.select()} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => void copy()}>
          <Icon name="copy" size={18} />
          {t('apiKeys.copy')}
        </button>
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {t('apiKeys.done')}
        </button>
      </div>
    </Dialog>
  );
}
