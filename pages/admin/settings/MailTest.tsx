import { useState } from 'react';
import type { MailTest as Result } from '../../../src/contract/system.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { ApiError } from '../../../renderer/api/request.js';
import { useText } from '../../../renderer/i18n/use-text.js';

/** Sends a mail to the administrator, and shows what the SMTP server has said. */
export function MailTest() {
  const { t } = useAdminText();
  const { t: site } = useText();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Result | string | null>(null);
  const run = async () => {
    setIsBusy(true);
    setResult(null);
    try {
      setResult(await asMember(() => adminApi.system.testMail()));
    } catch (error) {
      setResult(error instanceof ApiError ? error.message : site('common.error'));
    }
    setIsBusy(false);
  };
  return (
    <div className="grid gap-3 noscript:hidden">
      <button
        type="button"
        className="btn btn-outline justify-self-start"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void run()}
      >
        {t('settings.environment.test')}
      </button>
      <div role="status">{result !== null && <Outcome result={result} />}</div>
    </div>
  );
}

function Outcome({ result }: { result: Result | string }) {
  const { t } = useAdminText();
  if (typeof result === 'string') return <p className="bg-danger-bg p-4 text-sm text-danger">{result}</p>;
  const { to, isAccepted, answer } = result;
  return (
    <div className={`p-4 text-sm ${isAccepted ? 'bg-mount' : 'bg-danger-bg text-danger'}`}>
      <p className="font-semibold">
        {t(isAccepted ? 'settings.environment.accepted' : 'settings.environment.refused', { to })}
      </p>
      <p className="mt-1 font-mono text-xs [overflow-wrap:anywhere]" lang="en">
        {answer}
      </p>
    </div>
  );
}
