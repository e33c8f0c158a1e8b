import { actionIcons } from '../forms/action-icons.js';
import { FileInput } from '../forms/FileInput.js';
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
  return (
    <label className="btn btn-outline cursor-pointer noscript:hidden" aria-busy={isBusy}>
      <Icon name={actionIcons.upload} size={18} />
      <span aria-hidden="true">{text}</span>
      <FileInput
        accept={accept}
        aria-label={label}
        disabled={isBusy}
        // The form around it is not changed by a choice, but by what comes of it.
        onInput={(event) => event.stopPropagation()}
        onFiles={([image]) => image && onFile(image)}
      />
    </label>
  );
}
