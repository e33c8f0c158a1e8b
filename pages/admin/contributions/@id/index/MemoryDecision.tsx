import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import {
  type ContributionField,
  contributionFields,
  fieldLengths,
  fieldValue,
  isTranslated,
  type WrittenField,
} from '../../../../../src/contract/contribution.js';
import { defaultLanguage, type Language, languageTable } from '../../../../../src/contract/languages.js';
import { limits } from '../../../../../src/contract/limits.js';
import type { Approval, QueueOrder, Review } from '../../../../../src/contract/moderation.js';
import { localizedFields } from '../../../../../src/contract/localized.js';
import { DateTextChoice, keptDateText } from '../../../../../renderer/admin/contributions/DateTextChoice.js';
import { DecisionForm } from '../../../../../renderer/admin/contributions/DecisionForm.js';
import { fieldName as nameOf } from '../../../../../renderer/admin/contributions/field-name.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { ValueField } from '../../../../../renderer/contributions/ValueField.js';
import { RadioField } from '../../../../../renderer/forms/RadioField.js';
import { TextAreaField } from '../../../../../renderer/forms/TextAreaField.js';
import { textOf } from '../../../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../../../renderer/i18n/use-text.js';

const uses = ['note', 'field', 'answer'] as const;
type Use = (typeof uses)[number];

/** What becomes of a memory: a note on the photo, a value of a field, or only an answer to the member. */
export function MemoryDecision({ review, order }: { review: Review; order: QueueOrder }) {
  const { t } = useAdminText();
  const { contribution, photo } = review;
  // Nobody publishes a memory by a key: what becomes of it is chosen each time.
  const [use, setUse] = useState<Use | null>(photo ? null : 'answer');
  const [field, setField] = useState<ContributionField>('year');
  const [language, setLanguage] = useState<Language>(defaultLanguage);

  const written: WrittenField | null = use === 'note' ? 'notes' : use === 'field' ? field : null;
  const ofLanguage = written !== null && isTranslated(written) ? language : null;
  const present = written && photo ? fieldValue(photo, { fieldName: written, language: ofLanguage }) : null;

  const words =
    use === 'field' &&
    field === 'year' &&
    photo &&
    localizedFields('dateText')
      .map((name) => photo[name])
      .find(Boolean);

  const isAnswerNeeded = use === 'answer';

  const approvalOf = (fields: FormData): Approval =>
    written === null
      ? {}
      : {
          fieldName: written,
          ...(ofLanguage && { language: ofLanguage }),
          newValue: textOf(fields, 'newValue'),
          seenValue: present,
          ...keptDateText(fields),
        };

  return (
    <DecisionForm
      review={review}
      order={order}
      action={t('contributions.approve')}
      approvalOf={approvalOf}
      isAnswerNeeded={isAnswerNeeded}
      missing={use === null ? { field: 'use', message: t('contributions.useMissing') } : null}
    >
      {(errorOf) => (
        <>
          {photo && (
            <RadioField<Use>
              legend={t('contributions.use')}
              name="use"
              options={uses.map((of) => ({
                value: of,
                title: t(`contributions.uses.${of}.title`),
                text: t(`contributions.uses.${of}.text`),
              }))}
              chosen={use}
              onChoice={setUse}
              error={errorOf('use')}
            />
          )}
          {use === 'field' && <FieldSelect chosen={field} onChoice={setField} />}
          {ofLanguage && <LanguageSelect chosen={ofLanguage} onChoice={setLanguage} />}
          {use === 'note' && (
            <TextAreaField
              // The key fills the field again when another language is chosen.
              key={`note-${language}`}
              label={t('contributions.value')}
              name="newValue"
              rows={6}
              maxLength={fieldLengths.notes}
              lang={language}
              defaultValue={[present, contribution.newValue].filter(Boolean).join('\n\n')}
              error={errorOf('newValue')}
            />
          )}
          {use === 'field' && (
            <FieldValue
              key={`${field}-${language}`}
              field={field}
              present={present}
              suggested={field === 'year' ? contribution.year : null}
              error={errorOf('newValue')}
            />
          )}
          {words && <DateTextChoice words={words} />}
          <TextAreaField
            label={t(isAnswerNeeded ? 'contributions.neededAnswer' : 'contributions.answer')}
            name="answer"
            required={isAnswerNeeded}
            rows={3}
            maxLength={limits.text.note}
            error={errorOf('answer')}
          />
        </>
      )}
    </DecisionForm>
  );
}

interface FieldValueProps {
  field: ContributionField;
  present: string | null;
  /** What the member has said about this field. */
  suggested: string | null;
  error: string | undefined;
}

function FieldValue({ field, present, suggested, error }: FieldValueProps) {
  const { t } = useText();
  return (
    <ValueField
      field={field}
      value={suggested ?? present ?? ''}
      hint={present === null ? undefined : t('contribution.now', { value: present })}
      nearEntityIds={undefined}
      error={error}
    />
  );
}

function FieldSelect({ chosen, onChoice }: { chosen: ContributionField; onChoice(field: ContributionField): void }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <div className="field">
      <label htmlFor="field">{t('contributions.field')}</label>
      <select id="field" value={chosen} onChange={({ target }) => onChoice(target.value as ContributionField)}>
        {contributionFields.map((of) => (
          <option key={of} value={of}>
            {nameOf(of, site)}
          </option>
        ))}
      </select>
    </div>
  );
}

function LanguageSelect({ chosen, onChoice }: { chosen: Language; onChoice(language: Language): void }) {
  const { t } = useAdminText();
  const { site } = usePageContext();
  return (
    <div className="field">
      <label htmlFor="language">{t('contributions.language')}</label>
      <select id="language" value={chosen} onChange={({ target }) => onChoice(target.value as Language)}>
        {site.languages.map((of) => (
          <option key={of} value={of}>
            {languageTable[of].name}
          </option>
        ))}
      </select>
    </div>
  );
}
