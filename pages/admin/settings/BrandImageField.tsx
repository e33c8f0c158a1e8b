import { useId } from 'react';
import { brandAddress, type BrandImage, brandImageTypes, logoFile } from '../../../src/contract/brand.js';
import { pageBackground } from '../../../src/contract/colour/page-background.js';
import { FileButton } from '../../../renderer/admin/FileButton.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { sendImage } from '../../../renderer/api/send-image.js';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { Logo } from '../../../renderer/ui/icons/Logo.js';

interface BrandImageFieldProps {
  kind: 'light' | 'dark' | 'icon';
  image: BrandImage | null;
  /** The published one. */
  stored: BrandImage | null;
  /** The same, or what takes its place. Null: the logo of the product. */
  shown: BrandImage | null;
  error: string | undefined;
  onChange(image: BrandImage | null): void;
}

/** One image of the brand on the background that it will have, and what can be done with it. */
export function BrandImageField({ kind, image, stored, shown, error, onChange }: BrandImageFieldProps) {
  const { t } = useAdminText();
  const { isBusy, attempt } = useAttempt();
  const id = useId();
  const name = t(`settings.brand.${kind}`);
  const upload = (file: File) =>
    attempt(async () => onChange(await sendImage('adminSettings.uploadBrandImage', { image: file })), {
      done: null,
      failed: t('settings.brand.failed', { name }),
    });
  return (
    <div role="group" aria-labelledby={id} aria-busy={isBusy} className="field min-w-0">
      <p id={id} className="text-sm font-semibold">
        {name}
      </p>
      <div
        className="mt-1.5 grid h-28 place-items-center overflow-hidden border border-line bg-bg p-4"
        style={{ colorScheme: kind === 'dark' ? 'dark' : 'light' }}
      >
        <Preview kind={kind} shown={shown} isOwn={image !== null} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <FileButton
          text={t(image ? 'settings.brand.replace' : 'settings.brand.upload')}
          label={t(image ? 'settings.brand.replaceItem' : 'settings.brand.uploadItem', { name })}
          accept={brandImageTypes.join()}
          isBusy={isBusy}
          onFile={(file) => void upload(file)}
        />
        {image && (
          <button
            type="button"
            className="icon-btn"
            aria-label={t('settings.brand.removeItem', { name })}
            title={t('settings.brand.remove')}
            onClick={() => onChange(null)}
          >
            <Icon name={actionIcons.remove} size={18} />
          </button>
        )}
      </div>
      <p className="hint" role="status">
        {stateText()}
      </p>
      {error && <p className="error">{error}</p>}
    </div>
  );

  function stateText(): string {
    if (image) return image.sha256 === stored?.sha256 ? '' : t('settings.brand.ownHint');
    return t(!shown || kind === 'light' ? 'settings.brand.productHint' : `settings.brand.${kind}Hint`);
  }
}

interface PreviewProps {
  kind: BrandImageFieldProps['kind'];
  shown: BrandImage | null;
  isOwn: boolean;
}

/** As pages show it; an icon in two of its sizes. */
function Preview({ kind, shown, isOwn }: PreviewProps) {
  if (!shown) return <Logo height={40} className="text-brand" />;
  if (kind === 'icon')
    return (
      <div className="flex items-end gap-5">
        <img src={brandAddress(shown, 'icon180.png')} alt="" width={64} height={64} className="rounded-sm" />
        <img src={brandAddress(shown, 'icon32.png')} alt="" width={32} height={32} />
      </div>
    );
  return (
    <img
      src={brandAddress(shown, logoFile(shown))}
      alt=""
      width={shown.width}
      height={shown.height}
      className={`h-auto max-h-full w-auto max-w-full ${kind === 'dark' && !isOwn ? 'rounded-sm px-1.5 py-1' : ''}`}
      style={{
        height: '2.5rem',
        objectFit: 'contain',
        ...(kind === 'dark' && !isOwn && { background: pageBackground.light }),
      }}
    />
  );
}
