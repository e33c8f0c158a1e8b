import { useQuery } from '@tanstack/react-query';
import type { SignInReason } from '../../../src/contract/sign-in-reason.js';
import { asQuery } from '../../../renderer/api/load.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import type { SavableItem } from '../../../renderer/saved-items/saved-items.js';
import { SignInReasonText } from './SignInReasonText.js';
import { subjectOf, subjectQuery } from './sign-in-subject.js';

/** The reason with the item that the visitor wanted to save, once it is loaded. */
export function PendingSubject({ reason, item }: { reason: SignInReason; item: SavableItem }) {
  const { language } = useText();
  const { data } = useQuery(asQuery(subjectQuery(item)), queryClient());
  return <SignInReasonText reason={reason} subject={data ? subjectOf(data, language) : null} />;
}
