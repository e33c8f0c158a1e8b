import { useState } from 'react';
import { acceptedImages } from '../../../src/contract/image.js';
import type { User } from '../../../src/contract/user.js';
import { Avatar } from '../../../renderer/layout/Avatar.js';
import { FileInput } from '../../../renderer/forms/FileInput.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { sendImage } from '../../../renderer/api/send-image.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { AvatarAddress } from './AvatarAddress.js';
import { changeAccount, showAccount } from './change-account.js';
import { processedAvatar } from './processed-avatar.js';

/** Uploads an avatar, and shows it as soon as the server has processed it. */
export function AvatarField({ user }: { user: User }) {
  const { t, language } = useText();
  const [isBusy, setIsBusy] = useState(false);

  const change = async (call: () => Promise<User | null>) => {
    setIsBusy(true);
    const show = async () => {
      const changed = await call();
      if (changed) showAccount(changed);
    };
    const texts = { t, done: { title: t('user.profile.saved') }, failed: t('user.profile.avatarFailed') };
    await changeAccount(show, texts).catch(() => undefined);
    setIsBusy(false);
  };
  const handleFile = ([image]: File[]) => {
    if (!image) return;
    void change(async () => {
      await sendImage('account.uploadAvatar', { id: user.id, image });
      return processedAvatar(user.id, language);
    });
  };

  return (
    <div className="max-w-[30rem] noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar user={user} className={`size-24 text-4xl ${isBusy ? 'animate-pulse' : ''}`} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap gap-3">
            <label className="btn btn-outline cursor-pointer" aria-busy={isBusy}>
              {t(isBusy ? 'user.profile.avatarBusy' : 'user.profile.avatarChoose')}
              <FileInput accept={acceptedImages} disabled={isBusy} onFiles={handleFile} />
            </label>
            {user.profileImageUrl && (
              <button
                type="button"
                className="btn btn-outline"
                disabled={isBusy}
                onClick={() => void change(() => httpApi.users.change({ id: user.id, avatar: null }))}
              >
                {t('user.profile.avatarRemove')}
              </button>
            )}
          </div>
          <p className="mt-2 text-xs text-mute">{t('user.profile.avatarHint')}</p>
        </div>
      </div>
      <AvatarAddress user={user} isDisabled={isBusy} />
    </div>
  );
}
