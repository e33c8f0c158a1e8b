import { useId, useState } from 'react';
import { acceptedImages } from '../../../src/contract/image.js';
import { actionIcons } from '../../forms/action-icons.js';
import { FileInput } from '../../forms/FileInput.js';
import { Icon } from '../../ui/icons/Icon.js';
import { showToast } from '../../ui/toast-store.js';
import { refusal } from '../accepted-images.js';
import { failureText } from '../failure-text.js';
import { useAdminText } from '../use-admin-text.js';
import { useUploadLimits } from './use-upload-limits.js';

interface ScanButtonProps {
  texts: { label: string; hint: string; sending: string; notSent: string };
  isDisabled: boolean;
  /** Sends a file that the archive takes. @param onProgress gets the fraction that is on its way, from 0 to 1 */
  send(image: File, onProgress: (fraction: number) => void): Promise<unknown>;
}

/** Chooses a scan and sends it, and shows how much of it is on its way. */
export function ScanButton({ texts, isDisabled, send }: ScanButtonProps) {
  const { language } = useAdminText();
  const { bytes: maxBytes } = useUploadLimits();
  const hintId = useId();
  const [sent, setSent] = useState<number | null>(null);
  const handleFile = async ([image]: File[]) => {
    if (!image) return;
    const refused = refusal(image, { maxBytes });
    if (refused) return showToast({ kind: 'error', title: texts.notSent, text: failureText(refused, language) });
    setSent(0);
    await send(image, setSent);
    setSent(null);
  };
  return (
    <>
      <div>
        <label
          className="btn btn-outline w-full cursor-pointer has-focus-visible:outline-2 has-disabled:cursor-default has-disabled:opacity-60"
          aria-busy={sent !== null}
        >
          <Icon name={actionIcons.upload} size={18} /> {texts.label}
          <FileInput
            accept={acceptedImages}
            aria-describedby={hintId}
            disabled={isDisabled || sent !== null}
            onFiles={(chosen) => void handleFile(chosen)}
          />
        </label>
        <p id={hintId} className="mt-2 text-xs text-mute">
          {texts.hint}
        </p>
      </div>
      {sent !== null && <progress className="w-full" max={1} value={sent} aria-label={texts.sending} />}
    </>
  );
}
