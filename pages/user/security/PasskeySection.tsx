import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { AccountSecurity } from '../../../src/contract/account-security.js';
import type { Passkey } from '../../../src/contract/passkeys.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { AddPasskeyDialog } from './AddPasskeyDialog.js';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.js';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.js';

interface PasskeySectionProps {
  security: AccountSecurity;
  onChange(): Promise<void>;
  /** The account had no recovery codes. */
  onCodes(recoveryCodes: string[]): Promise<void>;
}

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null;

export function PasskeySection({ security, onChange, onCodes }: PasskeySectionProps) {
  const { t } = useSecurityText();
  const [doing, setDoing] = useState<Doing>(null);
  const stop = () => setDoing(null);
  const { passkeys, canAddPasskeys } = security;
  return (
    <section aria-labelledby="passkeys" className="max-w-2xl">
      <h2 id="passkeys" className="text-2xl">
        {t('passkey.title')}
      </h2>
      <p className="mt-3 text-mute">{t('passkey.text')}</p>
      {passkeys.length > 0 ? (
        <ul className="mt-5 border-t border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Item
                passkey={passkey}
                onRename={() => setDoing({ what: 'rename', passkey })}
                onRemove={() => setDoing({ what: 'remove', passkey })}
              />
            </li>
          ))}
        </ul>
      ) : (
        canAddPasskeys && <p className="mt-5">{t('passkey.none')}</p>
      )}
      {canAddPasskeys ? (
        <button
          type="button"
          className={`btn mt-5 noscript:hidden ${passkeys.length > 0 ? 'btn-outline' : 'btn-primary'}`}
          onClick={() => setDoing({ what: 'add' })}
        >
          {t('passkey.add')}
        </button>
      ) : (
        <p className="mt-5 text-sm text-mute">{t('passkey.unavailable')}</p>
      )}
      {doing?.what === 'add' && (
        <AddPasskeyDialog security={security} onChange={onChange} onCodes={onCodes} onClose={stop} />
      )}
      {doing?.what === 'rename' && <RenamePasskeyDialog passkey={doing.passkey} onChange={onChange} onClose={stop} />}
      {doing?.what === 'remove' && (
        <RemovePasskeyDialog security={security} passkey={doing.passkey} onChange={onChange} onClose={stop} />
      )}
    </section>
  );
}

interface ItemProps {
  passkey: Passkey;
  onRename(): void;
  onRemove(): void;
}

function Item({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: ItemProps) {
  const { t, language } = useSecurityText();
  const { site } = usePageContext();
  const dateOf = (moment: string) => formatDate(moment, language, site.timeZone);
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-mute">
          {t('passkey.created', { date: dateOf(createdAt) })}
          {' · '}
          {lastUsedAt ? t('passkey.used', { date: dateOf(lastUsedAt) }) : t('passkey.unused')}
        </p>
      </div>
      <div className="flex gap-5 noscript:hidden">
        <button
          type="button"
          className="link min-h-11 text-sm"
          aria-label={t('passkey.renameOf', { name })}
          onClick={onRename}
        >
          {t('passkey.rename')}
        </button>
        <button
          type="button"
          className="link min-h-11 text-sm"
          aria-label={t('passkey.removeOf', { name })}
          onClick={onRemove}
        >
          {t('passkey.remove')}
        </button>
      </div>
    </div>
  );
}
