import { useState } from 'react';
import { limits } from '../../src/contract/limits.js';
import { RadioField } from '../forms/RadioField.js';
import { TextField } from '../forms/TextField.js';
import { useText } from '../i18n/use-text.js';
import { LicenceOptions, licenceOptionsId } from './LicenceOptions.js';

/** The licences that are explained in plain words, by the text that is stored. */
const explained = {
  'CC BY 4.0': 'by',
  'CC BY-SA 4.0': 'bySa',
  'Public Domain': 'publicDomain',
} as const;
type Explained = keyof typeof explained;
const explainedLicences = Object.keys(explained) as Explained[];

interface LicenceFieldProps {
  /** The name of the field that is sent; its value is the licence as text. */
  name: string;
  /** '' if none is chosen yet. */
  value: string;
  hint?: string | undefined;
  error: string | undefined;
}

/** A licence: one of the common ones, or any other as text. */
export function LicenceField({ name, value, hint, error }: LicenceFieldProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState<Explained | 'other' | null>(
    explainedLicences.find((licence) => licence === value) ?? (value ? 'other' : null),
  );
  const isOther = chosen === 'other';
  return (
    <div className="grid gap-3">
      <RadioField<Explained | 'other'>
        legend={t('contribution.licence.legend')}
        name={`${name}-choice`}
        data-errors={name}
        options={[
          ...explainedLicences.map((licence) => ({
            value: licence,
            title: t(`contribution.licence.${explained[licence]}`),
            text: licence,
          })),
          { value: 'other' as const, title: t('contribution.licence.other') },
        ]}
        chosen={chosen}
        onChoice={setChosen}
        hint={hint}
        error={isOther ? undefined : error}
      />
      {isOther ? (
        <>
          <TextField
            label={t('contribute.license')}
            hint={t('contribute.licenseHint')}
            name={name}
            list={licenceOptionsId}
            maxLength={limits.text.line}
            required
            defaultValue={explainedLicences.some((licence) => licence === value) ? '' : value}
            error={error}
          />
          <LicenceOptions />
        </>
      ) : (
        <input type="hidden" name={name} value={chosen ?? ''} />
      )}
    </div>
  );
}
