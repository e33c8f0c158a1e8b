import type { FocusEvent } from 'react';
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
  /** The cards that the photo shows. */
  nearEntityIds: number[];
  errorOf(field: string): string | undefined;
}

/** The title that a photo without one has is replaced by what one types. */
function selectUntitled({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && (Object.values(untitled) as string[]).includes(target.value))
    target.select();
}

/** The metadata fields of a photo, in groups. */
export function PhotoFields({ photoId, values, nearEntityIds, errorOf }: PhotoFieldsProps) {
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
    errorOf,
  };
  return (
    <>
      <div onFocus={selectUntitled}>
        <FieldGroup id="text" title={admin('photo.text')}>
          <MetadataFields {...shared} about="text" />
        </FieldGroup>
      </div>
      <FieldGroup id="date" title={admin('photo.date')}>
        <MetadataFields {...shared} about="date" columns={3} />
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
