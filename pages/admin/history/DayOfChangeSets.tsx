import type { ChangeSetSummary } from '../../../src/contract/change-set.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Disclosure } from '../../../renderer/ui/Disclosure.js';
import { ChangeSetRow } from './ChangeSetRow.js';

/**
 * What people and programs changed on a day. What the archive did by itself, such as the processing of each scan, is folded
 * below it, unless there is nothing else.
 */
export function DayOfChangeSets({ sets }: { sets: ChangeSetSummary[] }) {
  const { t, language } = useAdminText();
  const automatic = sets.filter(isAutomatic);
  const others = sets.filter((set) => !isAutomatic(set));
  if (others.length === 0 || automatic.length === 0) return <ChangeSetList sets={sets} />;
  return (
    <>
      <ChangeSetList sets={others} />
      <Disclosure
        label={t('history.systemSteps', {
          count: automatic.length,
          number: formatNumber(automatic.length, language),
        })}
      >
        <ChangeSetList sets={automatic} />
      </Disclosure>
    </>
  );
}

/** An import or another command given on the server is no step of the archive by itself. */
const isAutomatic = ({ actor, importId }: ChangeSetSummary): boolean => actor.kind === 'system' && importId === null;

const ChangeSetList = ({ sets }: { sets: ChangeSetSummary[] }) => (
  <ol>
    {sets.map((set) => (
      <ChangeSetRow key={set.id} set={set} />
    ))}
  </ol>
);
