import { type ComponentProps, type ReactNode, useState } from 'react';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { entityMetadata } from '../../../src/contract/metadata/entity.js';
import { namesAbout } from '../../../src/contract/metadata/field.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { MetadataFields } from '../../../renderer/admin/records/MetadataFields.js';
import type { RecordValues } from '../../../renderer/admin/records/record-values.js';
import { SelectField } from '../../../renderer/admin/records/SelectField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { PinField } from '../../../renderer/map/pin/PinField.js';
import { Disclosure } from '../../../renderer/ui/Disclosure.js';

/** What nearly every card has. The others are shown once they have something. */
const usual: readonly (keyof typeof entityMetadata)[] = [
  'name',
  'excerpt',
  'description',
  'constructionYear',
  'constructionText',
  'birthDate',
  'birthPlace',
  'deathDate',
  'profession',
  'lat',
  'lng',
  'sources',
  'wikidata',
  'geonames',
  'viaf',
];

interface EntityFieldsProps {
  values: RecordValues;
  types: EntityType[];
  /** Shows the fields about a person at once. */
  isPerson: boolean;
  errorOf(field: string): string | undefined;
  /** Below the names. */
  aliases: ReactNode;
}

/** The metadata fields of an entity, in groups. */
export function EntityFields({ values, types, isPerson, errorOf, aliases }: EntityFieldsProps) {
  const [hasPerson, setHasPerson] = useState(isPerson);
  const { t: admin } = useAdminText();
  const { t, language } = useText();
  const shared = {
    table: entityMetadata,
    label: (name: keyof typeof entityMetadata) => t(`entity.fields.${name}`),
    hints: { description: admin('entities.storyHint'), sources: admin('entities.sourcesHint') },
    values,
    shown: usual,
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
        {aliases}
      </FieldGroup>
      <FieldGroup id="texts" title={admin('entities.texts')}>
        <MetadataFields {...shared} about="story" />
      </FieldGroup>
      <FieldGroup id="construction" title={admin('entities.construction')}>
        <MetadataFields {...shared} about="building" />
        <DateFacts {...{ shared }} about="buildingDates" label={admin('entities.dateFacts')} />
      </FieldGroup>
      <FieldGroup id="person" title={admin('entities.person')} hint={admin('entities.personHint')}>
        {hasPerson ? (
          <>
            <MetadataFields {...shared} about="person" />
            <DateFacts {...{ shared }} about="personDates" label={admin('entities.dateFacts')} />
          </>
        ) : (
          <button type="button" className="btn btn-outline justify-self-start" onClick={() => setHasPerson(true)}>
            {admin('entities.addPerson')}
          </button>
        )}
      </FieldGroup>
      <FieldGroup id="place" title={admin('form.place')} hint={admin('form.placeHint')}>
        <PinField names={['lat', 'lng']}>
          <MetadataFields {...shared} about="place" />
        </PinField>
      </FieldGroup>
      <FieldGroup id="sources" title={admin('entities.sources')}>
        <MetadataFields {...shared} about="sources" />
      </FieldGroup>
      <FieldGroup id="elsewhere" title={admin('entities.elsewhere')} hint={admin('entities.elsewhereHint')}>
        <MetadataFields {...shared} about="elsewhere" columns={3} />
      </FieldGroup>
    </>
  );
}

interface DateFactsProps {
  shared: Omit<ComponentProps<typeof MetadataFields<keyof typeof entityMetadata, string>>, 'about'>;
  about: 'buildingDates' | 'personDates';
  label: string;
}

/** What is known of dates besides their words; folded while there is nothing. */
function DateFacts({ shared, about, label }: DateFactsProps) {
  const { values, errorOf } = shared;
  const isOpen = namesAbout(entityMetadata, about).some(
    (name) => !['', 'false'].includes(values[name] ?? '') || errorOf(name),
  );
  return (
    <Disclosure label={label} isOpen={isOpen}>
      <div className="mt-3 grid gap-x-6 gap-y-5">
        <MetadataFields {...shared} table={entityMetadata} about={about} shown={undefined} />
      </div>
    </Disclosure>
  );
}
