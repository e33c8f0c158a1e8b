import { type ChangeEvent, useState } from 'react';
import type { User } from '../../../src/contract/user.js';
import { Avatar } from '../../../renderer/layout/Avatar.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { sendImage } from '../../../renderer/api/send-image.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { changeAccount, showAccount } from './change-account.js';

const pollMs = 700;
const maxPolls = 40;

/** Uploads an avatar, and shows it as soon as the server has processed it. */
export function AvatarField({ user }: { user: User }) {
  const { t } = useText();
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
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const image = target.files?.[0];
    target.value = '';
    if (image) void change(() => upload(user.id, image));
  };

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 noscript:hidden">
      <Avatar user={user} className={`size-24 text-4xl ${isBusy ? 'animate-pulse' : ''}`} />
      <div>
        <div className="flex flex-wrap gap-3">
          <label className="btn btn-outline cursor-pointer has-focus-visible:outline-2" aria-busy={isBusy}>
            {t(isBusy ? 'user.profile.avatarBusy' : 'user.profile.avatarChoose')}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
              className="sr-only"
              disabled={isBusy}
              onChange={handleFile}
            />
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
  );
}

/**
 * Polls until the avatar is processed.
 * @throws ApiError, or an Error when processing failed
 */
async function upload(id: number, image: Blob): Promise<User | null> {
  let { status } = await sendImage('account.uploadAvatar', { id, image });
  for (let poll = 0; status === 'processing' && poll < maxPolls; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    ({ status } = await httpApi.users.avatar({ id }));
  }
  if (status !== 'ready') throw new Error(`The picture is ${status}`);
  return httpApi.users.current();
}
