import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { limits } from '../../src/contract/limits.js';
import { RadioField } from '../forms/RadioField.js';
import { TextField } from '../forms/TextField.js';
import { useText } from '../i18n/use-text.js';
import { LicenceOptions, licenceOptionsId } from './LicenceOptions.js';

/** The licences that are explained in plain words: the text that is stored, its code in the list and its explanation. */
const explained = [
  { licence: 'CC BY 4.0', code: 'cc-by-4.0', words: 'by' },
  { licence: 'CC BY-SA 4.0', code: 'cc-by-sa-4.0', words: 'bySa' },
  { licence: 'Public Domain', code: 'pdm', words: 'publicDomain' },
] as const;
const other = 'other';

interface LicenceFieldProps {
  /** The name of the field that is sent; its value is the licence as text. */
  name: string;
  /** '' if none is chosen yet. */
  value: string;
  hint?: string | undefined;
  error: string | undefined;
}

/** A licence: one of the archive's own or of the common ones, or any other as text. */
export function LicenceField({ name, value, hint, error }: LicenceFieldProps) {
  const { t } = useText();
  const { hiddenLicences, ownLicences } = usePageContext().site;
  const choices = [
    ...ownLicences.map((own) => ({ value: own.name, title: own.name, text: own.url ?? undefined })),
    ...explained
      .filter(({ code }) => !hiddenLicences.includes(code))
      .map(({ licence, words }) => ({ value: licence, title: t(`contribution.licence.${words}`), text: licence })),
  ];
  const isChoice = choices.some((choice) => choice.value === value);
  const [chosen, setChosen] = useState<string | null>(isChoice ? value : value ? other : null);
  const isOther = chosen === other;
  return (
    <div className="grid gap-3">
      <RadioField<string>
        legend={t('contribution.licence.legend')}
        name={`${name}-choice`}
        data-errors={name}
        options={[...choices, { value: other, title: t('contribution.licence.other') }]}
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
            defaultValue={isChoice ? '' : value}
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
