import type { ChangeEvent } from 'react';
import { actionIcons } from '../forms/action-icons.js';
import { acceptedImages } from '../../src/contract/image.js';
import { Icon } from '../ui/icons/Icon.js';

interface FileButtonProps {
  text: string;
  /** The accessible name, which says more than the text. */
  label: string;
  /** The types of files, by default those of photographs. */
  accept?: string;
  isBusy: boolean;
  onFile(image: File): void;
}

/** Chooses one image, which is sent at once. */
export function FileButton({ text, label, accept = acceptedImages, isBusy, onFile }: FileButtonProps) {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const image = target.files?.[0];
    // Otherwise choosing the same file again would be no event.
    target.value = '';
    if (image) onFile(image);
  };
  return (
    <label className="btn btn-outline cursor-pointer noscript:hidden" aria-busy={isBusy}>
      <Icon name={actionIcons.upload} size={18} />
      <span aria-hidden="true">{text}</span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        aria-label={label}
        disabled={isBusy}
        // The form around it is not changed by a choice, but by what comes of it.
        onInput={(event) => event.stopPropagation()}
        onChange={handleChange}
      />
    </label>
  );
}
