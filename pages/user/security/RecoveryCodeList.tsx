import { useEffect, useRef } from 'react';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

interface RecoveryCodeListProps {
  codes: string[];
  onDone(): void;
}

/** New recovery codes: they are shown only now. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const { t } = useSecurityText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `${t('recovery.title')}\n${window.location.host}\n\n${codes.join('\n')}\n`;
  return (
    <div className="max-w-2xl border border-line p-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {t('recovery.title')}
      </h2>
      <p className="mt-2">{t('recovery.text')}</p>
      <ol className="mt-4 grid gap-x-8 gap-y-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <a
          className="btn btn-outline"
          download={`${t('recovery.fileName')}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          <Icon name={actionIcons.download} />
          {t('recovery.download')}
        </a>
        <button type="button" className="btn btn-outline" onClick={() => window.print()}>
          {t('recovery.print')}
        </button>
        <button type="button" className="btn btn-primary" onClick={onDone}>
          {t('recovery.done')}
        </button>
      </div>
    </div>
  );
}
