import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminEntityDetail } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { limits } from '../../../src/contract/limits.js';
import { localized, localizedFields, type LocalizedOrNull, pickLocalized } from '../../../src/contract/localized.js';
import { entityMetadata } from '../../../src/contract/metadata/entity.js';
import type { AdminRelationKind } from '../../../src/contract/relation-kind.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { useLatest } from '../../../renderer/ui/use-latest.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ConflictDialog } from '../../../renderer/admin/records/ConflictDialog.js';
import { fieldLabel } from '../../../renderer/admin/records/field-label.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { savedParts } from '../../../renderer/admin/records/record-values.js';
import { type RecordControl, RecordForm } from '../../../renderer/admin/records/RecordForm.js';
import { RecordPage } from '../../../renderer/admin/records/RecordPage.js';
import { SectionMenu } from '../../../renderer/admin/records/SectionMenu.js';
import { Translations } from '../../../renderer/admin/records/translations.js';
import { useVersions } from '../../../renderer/admin/records/use-versions.js';
import { TranslatedField } from '../../../renderer/admin/records/TranslatedField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { AliasFields } from './AliasFields.js';
import { aliasesOf, typedAliases } from './alias-list.js';
import { AudioGuides } from './AudioGuides.js';
import { comparedPhotos, type Comparison, ComparisonFields } from './ComparisonFields.js';
import { CoverFields } from './CoverFields.js';
import { EntityAside } from './EntityAside.js';
import { entityChangeOf, entityValues, isOfPerson } from './entity-form.js';
import { EntityFields } from './EntityFields.js';
import { EntityPhotos } from './EntityPhotos.js';
import type { LinkedPhotosControl } from './EntityPhotosEditor.js';
import { RelationFields } from './RelationFields.js';

interface EntityEditorProps {
  entity: AdminEntityDetail;
  types: EntityType[];
  relationKinds: AdminRelationKind[];
}

/** What is edited outside of plain form fields. */
const linksOf = ({ aliases, relations, coverPhotoId, coverPhotoPosition, comparedPhotoIds }: AdminEntityDetail) => ({
  aliases: typedAliases(aliases),
  relations,
  cover: { coverPhotoId, coverPhotoPosition },
  comparison: comparedPhotoIds as Comparison,
});

/** The sections of the page, and the names of their headings. */
const sections = [
  ['names', 'entities.names'],
  ['texts', 'entities.texts'],
  ['construction', 'entities.construction'],
  ['person', 'entities.person'],
  ['place', 'form.place'],
  ['sources', 'entities.sources'],
  ['elsewhere', 'entities.elsewhere'],
  ['cover', 'entities.cover'],
  ['relations', 'entities.relations'],
  ['transcripts', 'entities.transcripts'],
  ['photos', 'entities.linkedPhotos'],
  ['audio', 'entities.audio'],
] as const;

const editedOf = (entity: AdminEntityDetail) => [entityValues(entity), linksOf(entity)];

/** The form of an entity, and its photos: one button saves both. Files of audio guides are stored when they have arrived. */
export function EntityEditor({ entity: first, types, relationKinds }: EntityEditorProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const client = useQueryClient();
  const form = useRef<RecordControl>(null);
  const photos = useRef<LinkedPhotosControl>(null);
  const [unsavedPhotos, setUnsavedPhotos] = useState(0);
  const versions = useVersions(first, entityValues, editedOf);
  const { stored: entity, values } = versions;
  /** The version that the form is based on. Saving the photos makes a new one, before the form is drawn again. */
  const version = useLatest(entity.updatedAt);
  const [links, setLinks] = useState(() => linksOf(first));
  const stored = linksOf(entity);
  const parts = Object.keys(links) as (keyof typeof links)[];
  const isChanged = (part: keyof typeof links): boolean => JSON.stringify(links[part]) !== JSON.stringify(stored[part]);

  const save = async (fields: FormData, typed: HTMLFormElement) => {
    const { id } = entity;
    const isPublished = fields.get('status') === 'published';
    const change = {
      id,
      ...entityChangeOf(fields),
      ...(isChanged('aliases') && { aliases: aliasesOf(links.aliases) }),
      ...(isChanged('relations') && {
        relations: links.relations.map(withoutName),
      }),
      ...(isChanged('cover') && links.cover),
      ...(isPublished && ({ status: 'published' } as const)),
      ...(isChanged('comparison') && { comparedPhotoIds: comparedPhotos(links.comparison) }),
    };
    const changed = await versions.save(
      typed,
      (of) => adminApi.adminEntities.change({ ...change, updatedAt: of === entity ? version.current : of.updatedAt }),
      () => adminApi.adminEntities.byId({ id }),
    );
    version.current = changed.updatedAt;
    setLinks((present) => savedParts(present, links, linksOf(changed)));
    // The entity's page and any list may show the changed values.
    void client.invalidateQueries();
    if (isPublished) showToast({ kind: 'success', title: t('entities.published') });
    return entityValues(changed);
  };

  /** Its version, unless somebody else has changed what the form has: that is found when it is saved. */
  const versionSeen = (before: AdminEntityDetail, present: AdminEntityDetail): string => {
    const isSame = JSON.stringify(editedOf(present)) === JSON.stringify(editedOf(before));
    return isSame ? present.updatedAt : before.updatedAt;
  };
  const savePhotos = async () => {
    const present = (await photos.current?.save()) ?? null;
    if (present) version.current = versionSeen(entity, present);
    return present !== null;
  };

  /** Its state, its photos or its audio guides have changed. The form stays as it is. */
  const showSavedSeparately = (present: AdminEntityDetail) => {
    versions.setStored((before) => ({
      ...before,
      status: present.status,
      audio: present.audio,
      ...pickLocalized(present, 'audioUrl'),
      photo_count: present.photo_count,
      updatedAt: versionSeen(before, present),
    }));
  };

  const labelOf = (field: string): string =>
    fieldLabel(entityMetadata, field, (name) => site(`entity.fields.${name}`)) ??
    t(field.startsWith('transcript') ? 'entities.transcript' : 'entities.type');
  const merge = (theirs: ReadonlySet<string>) => {
    const merged = versions.merge(theirs);
    if (!merged) return;
    const present = linksOf(merged);
    // What is edited outside of fields stays as it was edited, and is otherwise as it is stored now.
    setLinks({
      aliases: isChanged('aliases') ? links.aliases : present.aliases,
      relations: isChanged('relations') ? links.relations : present.relations,
      cover: isChanged('cover') ? links.cover : present.cover,
      comparison: isChanged('comparison') ? links.comparison : present.comparison,
    });
  };

  return (
    <RecordPage
      title={localized(entity, 'name', language)}
      back={{ path: '/admin/entities', text: t('entities.back') }}
      menu={<SectionMenu sections={sections.map(([id, title]) => ({ id, title: t(title) }))} />}
      aside={
        <EntityAside
          entity={entity}
          type={types.find(({ code }) => code === entity.entityTypeCode)}
          form={form}
          onChange={showSavedSeparately}
        />
      }
    >
      <RecordForm
        save={save}
        stored={entityValues(entity)}
        isChanged={parts.filter(isChanged).length}
        along={{
          unsaved: unsavedPhotos,
          save: savePhotos,
          content: (
            <EntityPhotos
              entity={entity}
              control={photos}
              onUnsaved={setUnsavedPhotos}
              onSend={() => form.current?.save({})}
              onChange={showSavedSeparately}
            />
          ),
        }}
        merges={versions.merges}
        control={form}
      >
        {(errorOf) => (
          <Translations key={versions.merges}>
            <EntityFields
              values={values}
              types={types}
              isPerson={isOfPerson(first)}
              errorOf={errorOf}
              aliases={
                <AliasFields
                  aliases={links.aliases}
                  onChange={(aliases) => setLinks({ ...links, aliases })}
                  errorOf={errorOf}
                />
              }
            />
            <FieldGroup id="cover" title={t('entities.cover')}>
              <CoverFields
                entity={entity}
                cover={links.cover}
                onChange={(cover) => setLinks({ ...links, cover })}
                errorOf={errorOf}
              />
            </FieldGroup>
            <FieldGroup id="comparison" title={t('entities.comparison')} hint={t('entities.comparisonHint')}>
              <ComparisonFields
                entity={entity}
                comparison={links.comparison}
                onChange={(comparison) => setLinks({ ...links, comparison })}
                errorOf={errorOf}
              />
            </FieldGroup>
            <FieldGroup id="relations" title={t('entities.relations')} hint={t('entities.relationsHint')}>
              <RelationFields
                id={entity.id}
                kinds={relationKinds}
                relations={links.relations}
                onChange={(relations) => setLinks({ ...links, relations })}
                errorOf={errorOf}
              />
            </FieldGroup>
            <FieldGroup id="transcripts" title={t('entities.transcripts')} hint={t('entities.transcriptsHint')}>
              <TranslatedField
                name="transcript"
                label={t('entities.transcript')}
                values={values}
                errorOf={errorOf}
                maxLength={limits.text.description}
                rows={2}
              />
            </FieldGroup>
          </Translations>
        )}
      </RecordForm>
      <AudioGuides entity={entity} onChange={showSavedSeparately} />
      {versions.conflicts && (
        <ConflictDialog conflicts={versions.conflicts} label={labelOf} onChoice={merge} onClose={versions.dismiss} />
      )}
    </RecordPage>
  );
}

type Relation = AdminEntityDetail['relations'][number];

/** The name of a related entity is its own, and is not sent with the relation. */
const withoutName = (relation: Relation): Omit<Relation, keyof LocalizedOrNull<'name'>> =>
  Object.fromEntries(
    Object.entries(relation).filter(([field]) => !localizedFields('name').some((name) => name === field)),
  ) as Omit<Relation, keyof LocalizedOrNull<'name'>>;
