import type { ReactNode } from 'react';
import {
  type Contribution,
  type ContributionEdit,
  type ContributionKind,
  contributionKind,
  type ContributionOf,
} from '../../../src/contract/contribution.js';
import { MemoryFields, memoryOf } from '../../../renderer/contributions/MemoryFields.js';
import { proposalEditOf } from '../../../renderer/contributions/proposal.js';
import { ProposalFields } from '../../../renderer/contributions/ProposalFields.js';
import { SuggestionFields, suggestionOf } from '../../../renderer/contributions/SuggestionFields.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';
import type { FormSubmission } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';

interface FieldsProps<Of extends Contribution> {
  contribution: Of;
  errorOf: FormSubmission['errorOf'];
}

/** How a member edits one kind of contributions. */
interface EditedKind<Of extends Contribution> {
  Fields(props: FieldsProps<Of>): ReactNode;
  editOf(fields: FormData): ContributionEdit;
}

const editedKinds: { [Kind in ContributionKind]: EditedKind<ContributionOf<Kind>> } = {
  correction: { Fields: CorrectionEdit, editOf: suggestionOf },
  memory: { Fields: MemoryEdit, editOf: memoryOf },
  photo: { Fields: PhotoEdit, editOf: proposalEditOf },
};

export const editedKind = (contribution: Contribution): EditedKind<Contribution> =>
  editedKinds[contributionKind(contribution)];

function CorrectionEdit({ contribution, errorOf }: FieldsProps<ContributionOf<'correction'>>) {
  const { fieldName, presentValue } = contribution;
  return <SuggestionFields field={fieldName} pending={contribution} present={presentValue} errorOf={errorOf} />;
}

function MemoryEdit({ contribution, errorOf }: FieldsProps<ContributionOf<'memory'>>) {
  return <MemoryFields pending={contribution} errorOf={errorOf} />;
}

function PhotoEdit({ contribution, errorOf }: FieldsProps<ContributionOf<'photo'>>) {
  const { t } = useText();
  return (
    <>
      <ProposalFields proposal={contribution} errorOf={errorOf} />
      <CheckField name="creditWished" value="true" defaultChecked={contribution.creditWished}>
        {t('contribute.nameNote', { name: contribution.userName ?? '' })}
      </CheckField>
    </>
  );
}
