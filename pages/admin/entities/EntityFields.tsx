import type { EntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { entityMetadata } from '../../../src/contract/metadata/entity.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { MetadataFields } from '../../../renderer/admin/records/MetadataFields.js';
import type { RecordValues } from '../../../renderer/admin/records/record-values.js';
import { SelectField } from '../../../renderer/admin/records/SelectField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { PinField } from '../../../renderer/map/pin/PinField.js';

interface EntityFieldsProps {
  values: RecordValues;
  types: EntityType[];
  errorOf(field: string): string | undefined;
}

/** The metadata fields of an entity, in groups. */
export function EntityFields({ values, types, errorOf }: EntityFieldsProps) {
  const { t: admin } = useAdminText();
  const { t, language } = useText();
  const shared = {
    table: entityMetadata,
    label: (name: keyof typeof entityMetadata) => t(`entity.fields.${name}`),
    hints: { description: admin('entities.storyHint'), sources: admin('entities.sourcesHint') },
    values,
    errorOf,
  };
  return (
    <>
      <FieldGroup id="names" title={admin('entities.names')}>
        <MetadataFields {...shared} about="name">
          <SelectField
            name="entityTypeCode"
            label={admin('entities.type')}
            options={types.map((type) => ({ value: type.code, text: localized(type, 'name', language) }))}
            defaultValue={values['entityTypeCode'] ?? ''}
            error={errorOf('entityTypeCode')}
          />
        </MetadataFields>
      </FieldGroup>
      <FieldGroup id="texts" title={admin('entities.texts')}>
        <MetadataFields {...shared} about="story" />
      </FieldGroup>
      <FieldGroup id="construction" title={admin('entities.construction')}>
        <MetadataFields {...shared} about="building" />
      </FieldGroup>
      <FieldGroup id="person" title={admin('entities.person')} hint={admin('entities.personHint')}>
        <MetadataFields {...shared} about="person" />
      </FieldGroup>
      <FieldGroup id="place" title={admin('form.place')} hint={admin('form.placeHint')}>
        <PinField names={['lat', 'lng']}>
          <MetadataFields {...shared} about="place" />
        </PinField>
      </FieldGroup>
      <FieldGroup id="sources" title={admin('entities.sources')}>
        <MetadataFields {...shared} about="sources" />
      </FieldGroup>
    </>
  );
}
