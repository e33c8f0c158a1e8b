import { useState } from 'react';
import type { ContributionOf } from '../../../../../src/contract/contribution.js';
import { limits } from '../../../../../src/contract/limits.js';
import type { QueueOrder, Review } from '../../../../../src/contract/moderation.js';
import { DateTextChoice, keptDateText } from '../../../../../renderer/admin/contributions/DateTextChoice.js';
import { DecisionForm } from '../../../../../renderer/admin/contributions/DecisionForm.js';
import { DateReading } from '../../../../../renderer/admin/records/DateReading.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { ValueField } from '../../../../../renderer/contributions/ValueField.js';
import { TextAreaField } from '../../../../../renderer/forms/TextAreaField.js';
import { textOf } from '../../../../../renderer/forms/use-form-submit.js';

interface CorrectionDecisionProps {
  contribution: ContributionOf<'correction'>;
  review: Review;
  order: QueueOrder;
}

/** The value to write, which the moderator may change, and the answer to the member. */
export function CorrectionDecision({ contribution, review, order }: CorrectionDecisionProps) {
  const { t } = useAdminText();
  const { fieldName, newValue, presentValue, dateText } = contribution;
  const [value, setValue] = useState(newValue);
  const isChanged = value.trim() !== newValue;
  return (
    <DecisionForm
      review={review}
      order={order}
      action={t(isChanged ? 'contributions.approveChanged' : 'contributions.approve')}
      onInput={(fields) => setValue(textOf(fields, 'newValue'))}
      // What the moderator sees beside the form may be overwritten, also in a conflict: the form is the decision on it.
      approvalOf={(fields) => ({
        newValue: textOf(fields, 'newValue'),
        seenValue: presentValue,
        ...keptDateText(fields),
      })}
    >
      {(errorOf) => (
        <>
          <p className="sr-only">{t('contributions.value')}</p>
          <ValueField
            field={fieldName}
            value={newValue}
            hint={undefined}
            nearEntityIds={undefined}
            error={errorOf('newValue')}
          />
          {fieldName === 'year' && (
            <DateReading
              name="newValue"
              text={value}
              unread={t('contributions.unreadDate')}
              follows={t('contributions.dateFollows')}
            />
          )}
          {dateText && <DateTextChoice words={dateText} />}
          <TextAreaField
            label={t('contributions.answer')}
            name="answer"
            rows={2}
            maxLength={limits.text.note}
            error={errorOf('answer')}
          />
        </>
      )}
    </DecisionForm>
  );
}
