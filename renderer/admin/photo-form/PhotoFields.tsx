import type { ReactNode } from 'react';
import { photoMetadata } from '../../../src/contract/metadata/photo.js';
import { untitled } from '../../../src/contract/untitled.js';
import { FieldGroup } from '../records/FieldGroup.js';
import { MetadataFields } from '../records/MetadataFields.js';
import type { RecordValues } from '../records/record-values.js';
import { useAdminText } from '../use-admin-text.js';
import { useText } from '../../i18n/use-text.js';
import { SameNumber } from './SameNumber.js';
import { PinField } from '../../map/pin/PinField.js';

interface PhotoFieldsProps {
  photoId: number;
  values: RecordValues;
  /** Fields that are shown although they are empty: the file proposes something for them. */
  proposed?: readonly string[];
  /** The cards that the photo shows. */
  nearEntityIds: number[];
  errorOf(field: string): string | undefined;
  /** Below the date. */
  otherDates: ReactNode;
}

/** What nearly every photo has. The others are shown once they have something. */
const usual: readonly (keyof typeof photoMetadata)[] = [
  'title',
  'description',
  'dateText',
  'year',
  'yearEstimated',
  'author',
  'source',
  'license',
  'holdingInstitution',
  'inventoryNumber',
  'lat',
  'lng',
  'bearing',
];

/** The sections of the form, for its menu. */
export const photoSections = ['text', 'date', 'rights', 'object', 'place', 'links'] as const;

/** The metadata fields of a photo, in groups. */
export function PhotoFields({ photoId, values, proposed = [], nearEntityIds, errorOf, otherDates }: PhotoFieldsProps) {
  const { t: admin } = useAdminText();
  const { t } = useText();
  const shared = {
    table: photoMetadata,
    label: (name: keyof typeof photoMetadata) => t(`photo.fields.${name}`),
    hints: {
      alt: admin('photo.altHint'),
      dateText: admin('photo.dateTextHint'),
      creditLine: admin('photo.creditLineHint'),
      physicalSize: admin('photo.physicalSizeHint'),
      inscription: admin('photo.inscriptionHint'),
      bearing: admin('photo.bearingHint'),
    },
    values,
    shown: (Object.keys(photoMetadata) as typeof usual).filter(
      (name) => usual.includes(name) || proposed.includes(name),
    ),
    // Not beside a title: there is no translation of it then.
    placeholders: values['title'] === '' ? untitled : {},
    errorOf,
  };
  return (
    <>
      <FieldGroup id="text" title={admin('photo.text')}>
        <MetadataFields {...shared} about="text" />
      </FieldGroup>
      <FieldGroup id="date" title={admin('photo.date')}>
        <MetadataFields {...shared} about="date" columns={3} />
        {otherDates}
      </FieldGroup>
      <FieldGroup id="rights" title={admin('photo.rights')}>
        <MetadataFields {...shared} about="rights" />
      </FieldGroup>
      <FieldGroup id="object" title={admin('photo.object')}>
        <SameNumber photoId={photoId} values={values}>
          <MetadataFields {...shared} about="object" />
        </SameNumber>
      </FieldGroup>
      <FieldGroup id="place" title={admin('form.place')} hint={admin('form.placeHint')}>
        <PinField names={['lat', 'lng']} bearingName="bearing" nearEntityIds={nearEntityIds}>
          <MetadataFields {...shared} about="place" columns={3} />
        </PinField>
      </FieldGroup>
    </>
  );
}
