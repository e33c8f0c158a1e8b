import type { ChangeSet } from '../../../../src/contract/change-set.js';
import { changeSetPath } from '../../../../renderer/admin/history/history-queries.js';
import { useActorName } from '../../../../renderer/admin/history/use-actor-name.js';
import { useHistoryWords } from '../../../../renderer/admin/history/use-history-words.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { DataSheet } from '../../../../renderer/ui/DataSheet.js';

/** Who made the changes, from what, and what they belong to. */
export function ChangeSetFacts({ set }: { set: ChangeSet }) {
  const { t } = useAdminText();
  const words = useHistoryWords();
  const actorName = useActorName();
  const { source, reason, contributionId, reverts, revertedBy } = set;
  const linkTo = (id: number) => (
    <Link to={changeSetPath(id)} className="link">
      {t('history.setTitle', { number: id })}
    </Link>
  );
  return (
    <DataSheet
      rows={[
        [t('history.by'), actorName(set)],
        [t('history.source'), words.source(source)],
        [
          t('history.contribution'),
          contributionId !== null && (
            <Link to={`/admin/contributions/${contributionId}`} className="link">
              {t('history.numbered', { kind: words.kind('contribution'), number: contributionId })}
            </Link>
          ),
        ],
        [t('history.reason'), reason],
        [t('history.reverts'), reverts !== null && linkTo(reverts)],
        [t('history.revertedBy'), revertedBy !== null && linkTo(revertedBy)],
      ]}
    />
  );
}
