import { type InputHTMLAttributes, useEffect, useRef } from 'react';

interface FileInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'multiple' | 'disabled' | 'aria-label' | 'aria-describedby' | 'onInput'
> {
  /** Chooses a folder, with all that is in it. */
  isFolder?: boolean;
  /** With at least one. */
  onFiles(files: File[]): void;
}

/** The input within a button that chooses files; what is chosen before the page is hydrated counts, too. */
export function FileInput({ isFolder = false, onFiles, ...attributes }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ current }: typeof input) => {
    const files = [...(current?.files ?? [])];
    // Otherwise choosing the same file again would be no event.
    if (current) current.value = '';
    if (files.length > 0) onFiles(files);
  };
  useEffect(() => {
    if (input.current?.files?.length) input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <input
      ref={input}
      type="file"
      className="sr-only"
      {...attributes}
      {...(isFolder && { webkitdirectory: '' })}
      onChange={() => take(input)}
    />
  );
}
