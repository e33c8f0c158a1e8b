import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useAdminText } from './use-admin-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { photoUploads } from './photo-uploads.js';
import { acceptedImages } from './upload-queue.js';

/** Chooses any number of files, with the file dialog or by drag and drop, and whether they are published at once. */
export function UploadArea() {
  const { t } = useAdminText();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const atOnce = useRef<HTMLInputElement>(null);

  const upload = (files: FileList) => photoUploads.add(files, atOnce.current?.checked ? 'published' : 'draft');
  const takeChosen = () => {
    if (!input.current?.files) return;
    upload(input.current.files);
    // Otherwise choosing the same file again would not be an event.
    input.current.value = '';
  };
  // Files that were chosen before hydration count too.
  useEffect(takeChosen, []);

  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    upload(event.dataTransfer.files);
  };

  return (
    <div
      className={`grid place-items-center border border-dashed px-6 py-10 text-center tint noscript:hidden sm:py-14 ${
        isOver ? 'border-brand bg-brand/10' : 'border-edge bg-surface'
      }`}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
      <label className="check">
        <input ref={atOnce} type="checkbox" autoComplete="off" aria-describedby="upload-as" />
        <span>{t('photos.publishAtOnce')}</span>
      </label>
      <p id="upload-as" className="max-w-md text-sm text-mute">
        {t('photos.publishAtOnceHint')}
      </p>
      <Icon name="upload" size={32} className="mt-8 text-brand" />
      <p className="mt-4 font-serif text-xl [@media(hover:none)]:hidden">{t('photos.drop')}</p>
      <p className="mt-1 text-sm text-mute [@media(hover:none)]:hidden">{t('photos.dropOr')}</p>
      <label className="btn btn-primary mt-4 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
        {t('photos.choose')}
        <input ref={input} type="file" multiple accept={acceptedImages} className="sr-only" onChange={takeChosen} />
      </label>
      <p className="mt-5 max-w-md text-xs text-mute">{t('photos.formats')}</p>
    </div>
  );
}
