import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localized } from '../../../../src/contract/localized.js';
import type { AdminPhotoDetail } from '../../../../src/contract/photo.js';
import type { Linkable } from '../../../../renderer/admin/LinkPicker.js';
import { RecordForm } from '../../../../renderer/admin/records/RecordForm.js';
import { RecordPage } from '../../../../renderer/admin/records/RecordPage.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { Notice } from '../../../../renderer/ui/Notice.js';
import { AnnotationEditor } from './AnnotationEditor.js';
import { photoChangeOf, photoValues } from './photo-form.js';
import { PhotoAside } from './PhotoAside.js';
import { PhotoFields } from './PhotoFields.js';
import { PhotoLinkFields } from './PhotoLinkFields.js';

/** The metadata form of a photo, with its image and state beside it. */
export function PhotoEditor({ photo: first }: { photo: AdminPhotoDetail }) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const [photo, setPhoto] = useState(first);
  const named = (of: AdminPhotoDetail) => ({
    tags: of.tags.map((tag) => ({ id: tag.id, name: localized(tag, 'name', language) })),
    entities: of.entities.map((card) => ({ id: card.id, name: localized(card, 'name', language) })),
  });
  const [links, setLinks] = useState<Record<'tags' | 'entities', Linkable[]>>(() => named(first));
  const stored = named(photo);
  const isLinkChanged = idsOf(links.tags) !== idsOf(stored.tags) || idsOf(links.entities) !== idsOf(stored.entities);

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
      tagIds: links.tags.map((tag) => tag.id),
      entityIds: links.entities.map((card) => card.id),
    });
    show(changed);
    setLinks(named(changed));
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

const idsOf = (links: Linkable[]): string => links.map(({ id }) => id).join();
