import { limits } from '../../../../src/contract/limits.js';
import { FieldGroup } from '../../../../renderer/admin/records/FieldGroup.js';
import type { RecordValues } from '../../../../renderer/admin/records/record-values.js';
import { TranslatedField } from '../../../../renderer/admin/records/TranslatedField.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { LicenceOptions, licenceOptionsId } from '../../../../renderer/contributions/LicenceOptions.js';
import { CheckField } from '../../../../renderer/forms/CheckField.js';
import { TextField } from '../../../../renderer/forms/TextField.js';
import { PinField } from '../../../../renderer/map/PinField.js';

const { title, line, note, description } = limits.text;

interface PhotoFieldsProps {
  values: RecordValues;
  /** The cards that the photo shows. */
  nearEntityIds: number[];
  errorOf(field: string): string | undefined;
}

export function PhotoFields({ values, nearEntityIds, errorOf }: PhotoFieldsProps) {
  const { t } = useAdminText();
  const field = (of: string, maxLength: number = line) => ({
    name: of,
    maxLength,
    defaultValue: values[of] ?? '',
    error: errorOf(of),
  });
  const year = (of: string) => ({ ...field(of, 4), inputMode: 'numeric' as const });
  const translated = { values, errorOf };
  return (
    <>
      <FieldGroup id="text" title={t('photo.text')}>
        <TranslatedField {...translated} name="title" label={t('photo.title')} maxLength={title} required />
        <TranslatedField
          {...translated}
          name="description"
          label={t('photo.description')}
          maxLength={description}
          rows={7}
        />
        <TranslatedField
          {...translated}
          name="alt"
          label={t('photo.alt')}
          hint={t('photo.altHint')}
          maxLength={note}
          rows={3}
        />
      </FieldGroup>
      <FieldGroup id="date" title={t('photo.date')}>
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
          <TextField {...year('year')} label={t('photo.year')} />
          <TextField {...year('yearStart')} label={t('photo.yearStart')} />
          <TextField {...year('yearEnd')} label={t('photo.yearEnd')} />
        </div>
        <CheckField
          name="yearEstimated"
          defaultChecked={values['yearEstimated'] === 'true'}
          error={errorOf('yearEstimated')}
        >
          {t('photo.yearEstimated')}
        </CheckField>
        <TextField {...field('dateText')} label={t('photo.dateText')} hint={t('photo.dateTextHint')} />
      </FieldGroup>
      <FieldGroup id="rights" title={t('photo.rights')}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField {...field('author')} label={t('photo.author')} />
          <TextField {...field('source')} label={t('photo.source')} />
          <TextField {...field('license')} label={t('photo.license')} list={licenceOptionsId} />
        </div>
        <LicenceOptions />
        <TranslatedField {...translated} name="provenance" label={t('photo.provenance')} maxLength={note} rows={3} />
      </FieldGroup>
      <FieldGroup id="place" title={t('form.place')} hint={t('form.placeHint')}>
        <PinField names={['lat', 'lng']} nearEntityIds={nearEntityIds}>
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
            <TextField {...field('lat', 20)} label={t('form.lat')} inputMode="decimal" />
            <TextField {...field('lng', 20)} label={t('form.lng')} inputMode="decimal" />
            <TextField
              {...field('bearing', 3)}
              label={t('photo.bearing')}
              hint={t('photo.bearingHint')}
              inputMode="numeric"
            />
          </div>
        </PinField>
      </FieldGroup>
    </>
  );
}
