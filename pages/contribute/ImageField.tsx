import { type ChangeEvent, useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { acceptedImages } from '../../src/contract/image.js';
import { limits } from '../../src/contract/limits.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';

interface ImageFieldProps {
  onChoice(image: File | null): void;
  error: string | undefined;
}

/** Chooses the image, and shows a preview at once. */
export function ImageField({ onChoice, error }: ImageFieldProps) {
  const { t } = useText();
  const megabytes = (usePageContext().uploadLimits?.bytes ?? limits.upload.imageBytes) / 1024 / 1024;
  const [chosen, setChosen] = useState<{ name: string; url: string } | null>(null);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const image = target.files?.[0] ?? null;
    setIsShown(true);
    setChosen(image && { name: image.name, url: URL.createObjectURL(image) });
    onChoice(image);
  };

  return (
    <div>
      <label className="mount mount-fit relative block aspect-4/3 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-4">
        {chosen && isShown ? (
          <img
            src={chosen.url}
            alt={t('contribute.preview', { name: chosen.name })}
            className="absolute inset-4 h-[calc(100%-2rem)]! w-[calc(100%-2rem)]! object-contain [box-shadow:none]!"
            // Browsers cannot show every format that the archive accepts.
            onError={() => setIsShown(false)}
          />
        ) : (
          <span className="absolute inset-4 flex flex-col items-center justify-center gap-3 text-center">
            <Icon name="camera" size={36} className="text-mute" />
            <span className="font-semibold">{chosen?.name ?? t('contribute.choose')}</span>
            <span className="text-sm text-mute">{t('contribute.formats', { megabytes })}</span>
          </span>
        )}
        <input
          type="file"
          name="image"
          accept={acceptedImages}
          aria-label={t('contribute.image')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'image-error' : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={handleChange}
        />
      </label>
      {error && (
        <p id="image-error" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
