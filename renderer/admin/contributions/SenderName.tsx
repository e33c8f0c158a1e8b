import type { Contribution } from '../../../src/contract/contribution.js';
import { Link } from '../../layout/Link.js';
import { useAdminText } from '../use-admin-text.js';
import { queuePath } from './contribution-queries.js';

/** The member who sent a contribution, with a link to all that they have sent. */
export function SenderName({ contribution: { userId, userName } }: { contribution: Contribution }) {
  const { t } = useAdminText();
  if (userId === null) return t('contributions.formerMember');
  return (
    <Link to={queuePath({ userId })} className="link touch">
      {userName}
    </Link>
  );
}
