import { Disclosure } from '../../../../renderer/ui/Disclosure.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';

const commands = [
  { key: 'try', command: 'npm run import -- photos.csv --dry-run' },
  { key: 'run', command: 'npm run import -- photos.csv --files scans/' },
  { key: 'more', command: 'npm run import -- --help' },
] as const;

/** How a collection is brought in by the command line. */
export function ImportCommands() {
  const { t } = useAdminText();
  return (
    <div className="mt-12 max-w-3xl border-t border-line pt-4">
      <Disclosure label={t('imports.commands.title')}>
        <p className="mt-2 text-mute">{t('imports.commands.text')}</p>
        <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {commands.map(({ key, command }) => (
            <div key={key} className="contents">
              <dt className="text-mute">{t(`imports.commands.${key}`)}</dt>
              <dd>
                <code className="wrap-anywhere">{command}</code>
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
