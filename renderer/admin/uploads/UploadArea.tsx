import { useRef, useState } from 'react';
import { actionIcons } from '../../forms/action-icons.js';
import { FileInput } from '../../forms/FileInput.js';
import { Icon } from '../../ui/icons/Icon.js';
import { chosenFiles, droppedFiles } from './dropped-files.js';
import { kindOf } from './file-kinds.js';
import { photoUploads } from './photo-uploads.js';
import { UploadDefaults, useUploadDefaults } from './UploadDefaults.js';
import { publishDoubts, type PublishDoubt } from '../publish/publish-doubts.js';
import { PublishDialog } from '../publish/PublishDialog.js';
import type { PhotoFields } from '../../../src/contract/admin-photo.js';
import { untitled } from '../../../src/contract/untitled.js';
import { acceptedImages } from '../../../src/contract/image.js';
import type { ChosenFile } from './upload-queue.js';
import { useUploadLimits } from './use-upload-limits.js';
import { useAdminText } from '../use-admin-text.js';
import { useWindowDrop } from './use-window-drop.js';

interface UploadAreaProps {
  id: string;
  isOpen: boolean;
  /** Opens it: its form must be corrected first. */
  onOpen(): void;
}

/**
 * Chooses any number of files or a folder, and what their photos say from the start. Files are taken wherever they are dropped in
 * the window, also while it is closed.
 */
export function UploadArea({ id, isOpen, onOpen }: UploadAreaProps) {
  const { t } = useAdminText();
  const { bytes, pixels } = useUploadLimits();
  const form = useRef<HTMLFormElement>(null);
  const { read, ...defaults } = useUploadDefaults(form);

  /** What is to be published at once, until that is confirmed. */
  const [asked, setAsked] = useState<{ files: ChosenFile[]; fields: PhotoFields; doubts: PublishDoubt[] } | null>(null);

  const take = (files: ChosenFile[]) => {
    const fields = read();
    if (!fields) onOpen();
    if (!fields || files.length === 0) return;
    const { status, title = untitled.title, license = null } = fields;
    const doubts = status === 'published' ? publishDoubts({ title, license }) : [];
    // More may be dropped while it asks.
    if (doubts.length > 0) setAsked({ files: [...(asked?.files ?? []), ...files], fields, doubts });
    else void upload(files, fields);
  };
  const upload = async (files: ChosenFile[], fields: PhotoFields) => {
    setAsked(null);
    const kinds = await Promise.all(files.map(({ file, path }) => kindOf(file, path)));
    photoUploads.add(
      files.map((chosen, index) => ({ ...chosen, kind: kinds[index] })),
      fields,
      defaults.links,
      bytes,
    );
  };
  const takeChosen = (files: File[]) => take(chosenFiles(files));
  const { isOver } = useWindowDrop((dropped) => void droppedFiles(dropped).then(take));

  return (
    <>
      <div id={id} className="border border-line bg-surface" hidden={!isOpen}>
        <UploadDefaults form={form} {...defaults} />
        <div className="m-3 grid gap-x-6 gap-y-4 border border-dashed border-edge p-4 max-md:justify-items-center max-md:text-center md:grid-cols-[auto_minmax(0,1fr)] md:p-6 xl:grid-cols-[auto_minmax(0,1fr)_auto] xl:items-center">
          <Icon name={actionIcons.upload} size={32} className="text-brand" />
          <div>
            <p className="font-serif text-xl [@media(hover:none)]:hidden">{t('photos.drop')}</p>
            <p className="mt-1 text-xs text-mute">
              {t('photos.formats', { megabytes: bytes / 1024 / 1024, megapixels: pixels / 1e6 })}
            </p>
            <p className="mt-1 text-xs text-mute">{t('uploads.resumes')}</p>
          </div>
          <div className="flex flex-wrap gap-3 max-md:justify-center md:max-xl:col-start-2">
            <label className="btn btn-primary cursor-pointer">
              {t('photos.choose')}
              <FileInput multiple accept={acceptedImages} onFiles={takeChosen} />
            </label>
            <label className="btn btn-outline cursor-pointer">
              {t('uploads.chooseFolder')}
              <FileInput multiple isFolder onFiles={takeChosen} />
            </label>
          </div>
        </div>
      </div>
      {isOver && (
        <p className="drop-target" aria-hidden="true">
          {t('photos.drop')}
        </p>
      )}
      {asked && (
        <PublishDialog
          doubts={asked.doubts}
          isForSeveral
          isBusy={false}
          onConfirm={() => void upload(asked.files, asked.fields)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
