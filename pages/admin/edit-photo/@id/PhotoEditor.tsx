import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { photoName } from '../../../../renderer/admin/photo-name.js';
import { photoMetadata } from '../../../../src/contract/metadata/photo.js';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import {
  areSameLinks,
  linkIdsOf,
  type PhotoLinks,
  photoLinks,
} from '../../../../renderer/admin/photo-form/photo-links.js';
import { ConflictDialog } from '../../../../renderer/admin/records/ConflictDialog.js';
import { fieldLabel } from '../../../../renderer/admin/records/field-label.js';
import { useFirstFieldFocus } from '../../../../renderer/admin/records/focus-first-field.js';
import { type RecordControl, RecordForm } from '../../../../renderer/admin/records/RecordForm.js';
import { SectionMenu } from '../../../../renderer/admin/records/SectionMenu.js';
import { rememberSaved } from '../../../../renderer/admin/photo-form/saved-photo.js';
import { savedParts } from '../../../../renderer/admin/records/record-values.js';
import { RecordPage } from '../../../../renderer/admin/records/RecordPage.js';
import { Translations } from '../../../../renderer/admin/records/translations.js';
import { useVersions } from '../../../../renderer/admin/records/use-versions.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { useLatest } from '../../../../renderer/ui/use-latest.js';
import { Notice } from '../../../../renderer/ui/Notice.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';
import { type AnnotationControl, AnnotationEditor } from './AnnotationEditor.js';
import { isUntitled, photoChangeOf, photoValues } from '../../../../renderer/admin/photo-form/photo-form.js';
import { withApart } from './apart-from-form.js';
import { FileOfPhoto } from './FileOfPhoto.js';
import { FileProposals } from './FileProposals.js';
import { LikePrevious } from './LikePrevious.js';
import { PhotoAside } from './PhotoAside.js';
import type { PlaceInList } from './place-in-list.js';
import { OtherDateFields } from '../../../../renderer/admin/photo-form/OtherDateFields.js';
import { PhotoFields, photoSections } from '../../../../renderer/admin/photo-form/PhotoFields.js';
import { PhotoLinkFields } from '../../../../renderer/admin/photo-form/PhotoLinkFields.js';

interface PhotoEditorProps {
  photo: AdminPhotoDetail;
  /** Null for a photo that was not opened from a list. */
  place: PlaceInList | null;
}

/** The metadata form of a photo, with its image and state beside it. */
export function PhotoEditor({ photo: first, place }: PhotoEditorProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const client = useQueryClient();
  const form = useRef<RecordControl>(null);
  const annotations = useRef<AnnotationControl>(null);
  const [unsavedAnnotations, setUnsavedAnnotations] = useState(0);
  const versions = useVersions(first, photoValues, (photo) => [photoValues(photo), photoLinks(photo, language)]);
  const { stored: photo, setStored, values } = versions;
  const [links, setLinks] = useState(() => photoLinks(first, language));
  /** The version of the photo that the form is based on. Saving the annotations makes a new one, before the form is drawn again. */
  const version = useLatest(photo.updatedAt);
  useFirstFieldFocus(isUntitled(first));
  const listPath = place?.path ?? '/admin/photos';
  const storedLinks = photoLinks(photo, language);
  const isLinkChanged = !areSameLinks(links, storedLinks);
  const changedLinks = (['tags', 'entities', 'fonds', 'otherDates'] as const).filter(
    (part) => !areSameLinks({ ...storedLinks, [part]: links[part] }, storedLinks),
  ).length;
  const sections = photoSections.map((id) => ({ id: id as string, title: t(titleOfSection[id]) }));

  const show = (change: (before: AdminPhotoDetail) => AdminPhotoDetail) => {
    setStored(change);
    // The photo's page and any list may show the changed values.
    void client.invalidateQueries();
  };
  /** The form stays as it is. What somebody else has written into it meanwhile is found when it is saved. */
  const showApart = (present: AdminPhotoDetail) => show((before) => withApart(before, present));
  const save = async (fields: FormData, typed: HTMLFormElement) => {
    const { id } = photo;
    const isPublished = fields.get('status') === 'published';
    const state = isPublished ? ({ status: 'published' } as const) : {};
    const change = { id, ...photoChangeOf(fields, photo), ...linkIdsOf(links), ...state };
    const changed = await versions.save(
      typed,
      (of) => adminApi.adminPhotos.change({ ...change, updatedAt: of === photo ? version.current : of.updatedAt }),
      () => adminApi.adminPhotos.byId({ id }),
    );
    version.current = changed.updatedAt;
    show(() => changed);
    rememberSaved(changed, language);
    setLinks((present) => savedParts(present, links, photoLinks(changed, language)));
    if (isPublished) showToast({ kind: 'success', title: t('photo.published') });
    return photoValues(changed);
  };
  const saveAnnotations = async () => {
    const saved = (await annotations.current?.save()) ?? null;
    if (saved !== null) version.current = saved;
    return saved !== null;
  };
  const addTags = (tags: PhotoLinks['tags']) =>
    setLinks((present) => {
      const added = tags.filter(({ id }) => !present.tags.some((tag) => tag.id === id));
      return { ...present, tags: [...present.tags, ...added] };
    });
  const merge = (theirs: ReadonlySet<string>) => {
    const present = versions.merge(theirs);
    // Own links stay as they were edited, and are otherwise as they are stored now.
    if (present && !isLinkChanged) setLinks(photoLinks(present, language));
  };
  const labelOf = (field: string): string =>
    fieldLabel(photoMetadata, field, (name) => site(`photo.fields.${name}`)) ?? field;

  return (
    <RecordPage
      title={photoName(photo, language)}
      subtitle={<FileOfPhoto photo={photo} />}
      back={{ path: listPath, text: t(place ? 'photo.backToList' : 'photo.back') }}
      steps={place?.steps ?? null}
      aside={<PhotoAside photo={photo} listPath={listPath} form={form} onChange={showApart} />}
      isAsideWide
    >
      {photo.status === 'removed' ? (
        <Notice>{t('photo.removed')}</Notice>
      ) : (
        <RecordForm
          save={save}
          stored={photoValues(photo)}
          isChanged={changedLinks}
          along={
            photo.image && {
              unsaved: unsavedAnnotations,
              save: saveAnnotations,
              content: (
                <AnnotationEditor
                  photo={photo}
                  image={photo.image}
                  control={annotations}
                  onUnsaved={setUnsavedAnnotations}
                  onSend={() => form.current?.save({})}
                  onChange={show}
                />
              ),
            }
          }
          next={place?.steps?.next ?? null}
          merges={versions.merges}
          control={form}
        >
          {(errorOf) => (
            <Translations
              key={versions.merges}
              menu={
                <SectionMenu
                  sections={
                    photo.image ? [...sections, { id: 'annotazioni', title: t('annotations.title') }] : sections
                  }
                  isRow
                />
              }
            >
              <LikePrevious photoId={photo.id} links={links} onLinks={setLinks} />
              {photo.fromFile && <FileProposals photo={photo} fromFile={photo.fromFile} onTags={addTags} />}
              <PhotoFields
                photoId={photo.id}
                values={values}
                proposed={Object.keys(photo.fromFile ?? {})}
                nearEntityIds={links.entities.map(({ id }) => id)}
                errorOf={errorOf}
                otherDates={
                  <OtherDateFields
                    dates={links.otherDates}
                    onChange={(otherDates) => setLinks({ ...links, otherDates })}
                    errorOf={errorOf}
                  />
                }
              />
              <PhotoLinkFields
                {...links}
                onChange={(changed) => setLinks({ ...links, ...changed })}
                errorOf={errorOf}
              />
            </Translations>
          )}
        </RecordForm>
      )}
      {versions.conflicts && (
        <ConflictDialog conflicts={versions.conflicts} label={labelOf} onChoice={merge} onClose={versions.dismiss} />
      )}
    </RecordPage>
  );
}

const titleOfSection = {
  text: 'photo.text',
  date: 'photo.date',
  rights: 'photo.rights',
  object: 'photo.object',
  place: 'form.place',
  links: 'links.title',
} as const satisfies Record<(typeof photoSections)[number], string>;
