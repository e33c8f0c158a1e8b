import { useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../../../src/contract/localized.js';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import type { Photo } from '../../../../src/contract/photo.js';
import { adminPhotoQueries, editPhotoPath } from '../../../../renderer/admin/admin-photo-queries.js';
import { formatBytes } from '../../../../renderer/admin/format-bytes.js';
import { OtherData } from '../../../../renderer/admin/records/OtherData.js';
import { stateTone } from '../../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../../renderer/api/load.js';
import { formatDate, formatNumber } from '../../../../renderer/i18n/format.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { DataSheet } from '../../../../renderer/ui/DataSheet.js';
import { Dialog } from '../../../../renderer/ui/Dialog.js';

interface PhotoRecordDialogProps {
  photo: Photo;
  onClose(): void;
}

/** The data of a photo that its public page does not show. */
export function PhotoRecordDialog({ photo: { id }, onClose }: PhotoRecordDialogProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const { data: photo, isError } = useQuery(asQuery(adminPhotoQueries.byId(id)));
  return (
    <Dialog title={t('record.title')} onClose={onClose}>
      {photo ? (
        <>
          <RecordSheet photo={photo} />
          <OtherData of={photo.otherData} />
        </>
      ) : (
        <p role="status">{isError ? site('common.error') : site('filters.loading')}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={editPhotoPath(id)} className="btn btn-primary">
          {t('controls.editPhoto')}
        </Link>
        <Link to="/admin/photos" className="btn btn-outline">
          {t('photo.back')}
        </Link>
      </div>
    </Dialog>
  );
}

function RecordSheet({ photo }: { photo: AdminPhotoDetail }) {
  const { t, language } = useAdminText();
  const { t: label } = useText();
  const { site } = usePageContext();
  const { status, image, originalName, originalType, originalBytes, originalSha256 } = photo;
  const number = (value: number) => formatNumber(value, language);
  const state = <span className={`badge ${stateTone[status].badge}`}>{t(`photos.status.${status}`)}</span>;
  return (
    <DataSheet
      rows={[
        [t('record.state'), state],
        [t('record.number'), photo.id],
        [t('record.file'), originalName],
        [t('record.type'), originalType],
        [t('record.size'), originalBytes !== null && formatBytes(originalBytes, language)],
        [t('record.dimensions'), image && `${number(image.width)} × ${number(image.height)} px`],
        [t('record.hash'), originalSha256 && <code className="text-xs break-all">{originalSha256}</code>],
        [t('record.uploadedBy'), photo.uploadedBy],
        [t('record.uploaded'), formatDate(photo.createdAt, language, site.timeZone)],
        [t('record.changed'), formatDate(photo.updatedAt, language, site.timeZone)],
        [label('photo.fields.provenance'), localized(photo, 'provenance', language)],
        [t('record.annotations'), number(photo.annotationCount)],
        [t('record.favorites'), number(photo.favoriteCount)],
      ]}
    />
  );
}
