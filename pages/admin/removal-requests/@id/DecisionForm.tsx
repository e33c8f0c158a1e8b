import { useState } from 'react';
import { limits } from '../../../../src/contract/limits.js';
import type { RemovalOutcome, RemovalRequestDetail } from '../../../../src/contract/removal-request.js';
import { removalOutcomes } from '../../../../src/contract/removal-request.js';
import { spokenLanguage } from '../../../../renderer/admin/spoken-language.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { Form } from '../../../../renderer/forms/Form.js';
import { RadioField } from '../../../../renderer/forms/RadioField.js';
import { TextAreaField } from '../../../../renderer/forms/TextAreaField.js';
import { textOf, useFormSubmit } from '../../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';

interface DecisionFormProps {
  request: RemovalRequestDetail;
  onDecide(changed: RemovalRequestDetail): void;
}

/** The second step: remove for good or keep, with the reasons. */
export function DecisionForm({ request, onDecide }: DecisionFormProps) {
  const { t, language } = useAdminText();
  const [outcome, setOutcome] = useState<RemovalOutcome | null>(null);
  const { id, hiddenAt, email, answersByMail, isGrantedToOther } = request;
  const possible = removalOutcomes.filter((value) => value === 'removed' || !isGrantedToOther);
  const submission = useFormSubmit({
    send: async (fields) => {
      const statement = textOf(fields, 'statement');
      // Without a choice the API names the error.
      const decided = await adminApi.removalRequests.decide({ id, outcome: outcome as RemovalOutcome, statement });
      showToast({ kind: 'success', title: t('removals.decided') });
      onDecide(decided);
    },
  });
  return (
    <section aria-labelledby="decide" className="border-t border-line pt-8 noscript:hidden">
      <h2 id="decide" className="mb-4 text-2xl">
        {t('removals.decideTitle')}
      </h2>
      {isGrantedToOther && <p className="mb-4 text-sm">{t('removals.grantedToOther')}</p>}
      <Form submission={submission} failed={t('removals.decideFailed')}>
        <RadioField<RemovalOutcome>
          legend={t('removals.outcome')}
          name="outcome"
          options={possible.map((value) => ({
            value,
            title: t(value === 'kept' && hiddenAt ? 'removals.outcomes.restored' : `removals.outcomes.${value}`),
            text: t(`removals.outcomes.${value}Text`),
          }))}
          chosen={outcome}
          onChoice={setOutcome}
          error={submission.errorOf('outcome')}
        />
        <TextAreaField
          label={t('removals.statement')}
          hint={[
            t('removals.statementHint', { language: spokenLanguage(request.language, language) }),
            answersByMail ? t('removals.statementMailed', { email }) : t('removals.statementNotMailed'),
          ].join(' ')}
          name="statement"
          lang={request.language}
          rows={6}
          maxLength={limits.contact.messageMax}
          required
          error={submission.errorOf('statement')}
        />
        <button className="btn btn-primary w-full" aria-busy={submission.progress !== 'none'}>
          {t('removals.decide')}
        </button>
      </Form>
    </section>
  );
}
