import { usePageContext } from 'vike-react/usePageContext';
import { useHistoryWords } from '../history/use-history-words.js';
import { valueText } from '../history/value-text.js';
import { ConflictDialog } from '../records/ConflictDialog.js';
import { useAdminText } from '../use-admin-text.js';
import type { useSettingsVersions } from './use-settings-versions.js';

/** Somebody else has changed the same settings: shows both values of each, in the words of the history. */
export function SettingsConflictDialog({ versions }: { versions: ReturnType<typeof useSettingsVersions> }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const words = useHistoryWords();
  const { conflict } = versions;
  if (!conflict) return null;
  const context = { t, language, timeZone: site.timeZone, names: [], words };
  const textOf = (name: string, value: unknown) => valueText('settings', name, value, context);
  return (
    <ConflictDialog
      conflicts={conflict.names.map((name) => ({
        field: name,
        mine: textOf(name, conflict.mine[name]),
        theirs: textOf(name, conflict.present[name]),
      }))}
      label={(name) => words.field('settings', name)}
      onChoice={versions.merge}
      onClose={versions.dismiss}
    />
  );
}
