import { useAdminText } from '../use-admin-text.js';
import { SidesProposal } from './SidesProposal.js';
import { UnfinishedNotice } from './UnfinishedNotice.js';
import { UploadArea } from './UploadArea.js';
import { UploadList } from './UploadList.js';
import { uploadPanelId } from './use-upload-panel.js';

interface UploadPanelProps {
  isOpen: boolean;
  /** Something in its form must be corrected. */
  onOpen(): void;
}

/** The upload of photographs, closed until it is needed. Files can be dropped all the same, and what is under way is in view. */
export function UploadPanel({ isOpen, onOpen }: UploadPanelProps) {
  const { t } = useAdminText();
  return (
    <section aria-labelledby={`${uploadPanelId}-heading`} className="upload-panel noscript:hidden">
      <h2 id={`${uploadPanelId}-heading`} className="sr-only">
        {t('photos.uploadTitle')}
      </h2>
      <UploadArea id={uploadPanelId} isOpen={isOpen} onOpen={onOpen} />
      <UnfinishedNotice />
      <SidesProposal />
      <UploadList />
    </section>
  );
}
