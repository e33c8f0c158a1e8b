import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { AdminEntityDetail } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { errorCodeOf } from '../../../src/contract/error-status.js';
import { languageNames } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import { entityMetadata } from '../../../src/contract/metadata/entity.js';
import { isTranslated, propertiesOf } from '../../../src/contract/metadata/field.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ConflictDialog } from '../../../renderer/admin/records/ConflictDialog.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { mergedValues, recordConflicts } from '../../../renderer/admin/records/record-conflicts.js';
import type { RecordValues } from '../../../renderer/admin/records/record-values.js';
import { RecordForm } from '../../../renderer/admin/records/RecordForm.js';
import { RecordPage } from '../../../renderer/admin/records/RecordPage.js';
import { TranslatedField } from '../../../renderer/admin/records/TranslatedField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { textOf } from '../../../renderer/forms/use-form-submit.js';
import { AliasFields } from './AliasFields.js';
import { aliasesOf, typedAliases } from './alias-list.js';
import { AudioGuides } from './AudioGuides.js';
import { CoverFields } from './CoverFields.js';
import { EntityAside } from './EntityAside.js';
import { entityChangeOf, entityValues, isOfPerson } from './entity-form.js';
import { EntityFields } from './EntityFields.js';
import { RelationFields } from './RelationFields.js';

interface EntityEditorProps {
  entity: AdminEntityDetail;
  types: EntityType[];
}

/** What is edited outside of plain form fields. */
const linksOf = ({ aliases, relations, coverPhotoId, coverPhotoPosition }: AdminEntityDetail) => ({
  aliases: typedAliases(aliases),
  relations,
  cover: { coverPhotoId, coverPhotoPosition },
});

/** The form of an entity. All that it shows is saved in one change. */
export function EntityEditor({ entity: first, types }: EntityEditorProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const client = useQueryClient();
  const [entity, setEntity] = useState(first);
  const [links, setLinks] = useState(() => linksOf(first));
  const [values, setValues] = useState(() => entityValues(first));
  /** Counts the merges: the fields begin again with the merged values. */
  const [merges, setMerges] = useState(0);
  const [conflict, setConflict] = useState<{ mine: RecordValues; present: AdminEntityDetail } | null>(null);
  const stored = linksOf(entity);
  const isChanged = (part: keyof typeof links): boolean => JSON.stringify(links[part]) !== JSON.stringify(stored[part]);

  const save = async (fields: FormData) => {
    const { id, updatedAt } = entity;
    const sent = adminApi.adminEntities.change({
      id,
      updatedAt,
      ...entityChangeOf(fields),
      ...(isChanged('aliases') && { aliases: aliasesOf(links.aliases) }),
      ...(isChanged('relations') && {
        relations: links.relations.map(({ name: _it, nameEn: _en, nameDe: _de, ...relation }) => relation),
      }),
      ...(isChanged('cover') && links.cover),
    });
    const changed = await sent.catch(async (error: unknown) => {
      if (errorCodeOf(error) === 'record_outdated')
        setConflict({ mine: typedValues(values, fields), present: await adminApi.adminEntities.byId({ id }) });
      throw error;
    });
    setEntity(changed);
    setLinks(linksOf(changed));
    setValues(entityValues(changed));
    // The entity's page and any list may show the changed values.
    void client.invalidateQueries();
    return entityValues(changed);
  };

  const versions = conflict && {
    base: entityValues(entity),
    mine: conflict.mine,
    theirs: entityValues(conflict.present),
  };
  /** The name of a field, with its language where it is a translation. */
  const labelOf = (field: string): string => {
    const property = propertiesOf(entityMetadata).find(({ name }) => name === field);
    if (!property) return t(field.startsWith('transcript') ? 'entities.transcript' : 'entities.type');
    const name = site(`entity.fields.${property.fieldName}`);
    return isTranslated(property.field) ? `${name}: ${languageNames[property.language]}` : name;
  };
  const merge = (theirs: ReadonlySet<string>) => {
    if (!conflict || !versions) return;
    const present = linksOf(conflict.present);
    setValues(mergedValues(versions, theirs));
    // What is edited outside of fields stays as it was edited, and is otherwise as it is stored now.
    setLinks({
      aliases: isChanged('aliases') ? links.aliases : present.aliases,
      relations: isChanged('relations') ? links.relations : present.relations,
      cover: isChanged('cover') ? links.cover : present.cover,
    });
    setEntity(conflict.present);
    setMerges(merges + 1);
    setConflict(null);
  };

  return (
    <RecordPage
      title={localized(entity, 'name', language)}
      back={{ path: '/admin/entities', text: t('entities.back') }}
      aside={<EntityAside entity={entity} type={types.find(({ code }) => code === entity.entityTypeCode)} />}
    >
      <RecordForm save={save} isChanged={isChanged('aliases') || isChanged('relations') || isChanged('cover')}>
        {(errorOf) => (
          <Fragment key={merges}>
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
            <FieldGroup id="relations" title={t('entities.relations')} hint={t('entities.relationsHint')}>
              <RelationFields
                id={entity.id}
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
                rows={6}
              />
            </FieldGroup>
          </Fragment>
        )}
      </RecordForm>
      <AudioGuides entity={entity} onChange={setEntity} />
      {versions && (
        <ConflictDialog
          conflicts={recordConflicts(versions)}
          label={(field) => labelOf(field)}
          onChoice={merge}
          onClose={() => setConflict(null)}
        />
      )}
    </RecordPage>
  );
}

/** What the form sends of each field, as text. A field that is not shown keeps its value. */
const typedValues = (values: RecordValues, fields: FormData): RecordValues =>
  Object.fromEntries(
    Object.keys(values).map((name) => [name, fields.has(name) ? textOf(fields, name) : (values[name] ?? '')]),
  );
