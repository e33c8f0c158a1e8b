import { type ConflictChoice, conflictChoices } from '../../../../../src/contract/import.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { Icon } from '../../../../../renderer/ui/icons/Icon.js';

interface ConflictValuesProps {
  /** The value of each side, in words. */
  values: Record<ConflictChoice, string>;
  /** Whose value the field gets. */
  choice: ConflictChoice;
}

/** Both values of a field that was edited here and in the file: which one stands is said in words and by a mark, not by colour alone. */
export function ConflictValues({ values, choice }: ConflictValuesProps) {
  const { t } = useAdminText();
  return (
    <ul className="grid gap-1.5">
      {conflictChoices.map((side) => {
        const stands = side === choice;
        return (
          <li key={side} className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <span className={`badge ${stands ? 'badge-success' : ''}`}>
              <Icon name={stands ? 'check' : 'close'} size={14} />
              {t(`imports.changes.sides.${side}`)}: {t(stands ? 'imports.changes.stands' : 'imports.changes.discarded')}
            </span>
            {stands ? (
              <strong className="min-w-0 font-semibold break-words whitespace-pre-line">{values[side]}</strong>
            ) : (
              <del className="min-w-0 break-words whitespace-pre-line text-mute">{values[side]}</del>
            )}
          </li>
        );
      })}
    </ul>
  );
}
