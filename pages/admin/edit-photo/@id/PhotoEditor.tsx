import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localized } from '../../../../src/contract/localized.js';
import type { AdminPhotoDetail } from '../../../../src/contract/photo.js';
import { areSameLinks, linkIdsOf, photoLinks } from '../../../../renderer/admin/photo-form/photo-links.js';
import { RecordForm } from '../../../../renderer/admin/records/RecordForm.js';
import { RecordPage } from '../../../../renderer/admin/records/RecordPage.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { Notice } from '../../../../renderer/ui/Notice.js';
import { AnnotationEditor } from './AnnotationEditor.js';
import { photoChangeOf, photoValues } from '../../../../renderer/admin/photo-form/photo-form.js';
import { FileProposals } from './FileProposals.js';
import { PhotoAside } from './PhotoAside.js';
import { PhotoFields } from '../../../../renderer/admin/photo-form/PhotoFields.js';
import { PhotoLinkFields } from '../../../../renderer/admin/photo-form/PhotoLinkFields.js';

/** The metadata form of a photo, with its image and state beside it. */
export function PhotoEditor({ photo: first }: { photo: AdminPhotoDetail }) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const [photo, setPhoto] = useState(first);
  const [links, setLinks] = useState(() => photoLinks(first, language));
  const isLinkChanged = !areSameLinks(links, photoLinks(photo, language));

  const show = (changed: AdminPhotoDetail) => {
    setPhoto(changed);
    // The photo's page and any list may show the changed values.
    void client.invalidateQueries();
  };
  const save = async (fields: FormData) => {
    const { id, updatedAt } = photo;
    const changed = await adminApi.adminPhotos.change({
      id,
      updatedAt,
      ...photoChangeOf(fields),
      ...linkIdsOf(links),
    });
    show(changed);
    setLinks(photoLinks(changed, language));
    return photoValues(changed);
  };

  return (
    <RecordPage
      title={localized(photo, 'title', language)}
      back={{ path: '/admin/photos', text: t('photo.back') }}
      aside={<PhotoAside photo={photo} onChange={show} />}
    >
      {photo.status === 'removed' ? (
        <Notice>{t('photo.removed')}</Notice>
      ) : (
        <RecordForm save={save} isChanged={isLinkChanged}>
          {(errorOf) => (
            <>
              {photo.fromFile && <FileProposals photo={photo} fromFile={photo.fromFile} />}
              <PhotoFields
                values={photoValues(first)}
                nearEntityIds={links.entities.map(({ id }) => id)}
                errorOf={errorOf}
              />
              <PhotoLinkFields
                {...links}
                onChange={(changed) => setLinks({ ...links, ...changed })}
                errorOf={errorOf}
              />
            </>
          )}
        </RecordForm>
      )}
      {photo.status !== 'removed' && photo.image && (
        <AnnotationEditor photo={photo} image={photo.image} onChange={show} />
      )}
    </RecordPage>
  );
}
