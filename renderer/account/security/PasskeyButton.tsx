import { useRef, useState } from 'react';
import type { PasskeyAssertion, PasskeyOptions } from '../../../src/contract/passkeys.js';
import { ApiError } from '../../api/request.js';
import { useText } from '../../i18n/use-text.js';
import { askForPasskey, NoPasskey } from './passkeys.js';
import { useSecurityText } from './SecurityTexts.js';

interface PasskeyButtonProps {
  label: string;
  /** What is said when the person has cancelled, or has none. */
  cancelled: string;
  isMain?: boolean;
  begin(): Promise<PasskeyOptions>;
  /** Opens another page, or closes the dialog. */
  finish(passkey: PasskeyAssertion): Promise<void>;
}

/** Asks for a passkey, and says what is wrong below itself. */
export function PasskeyButton({ label, cancelled, isMain = false, begin, finish }: PasskeyButtonProps) {
  const { t } = useSecurityText();
  const { t: site } = useText();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ask = async () => {
    if (isAsking) return;
    setIsAsking(true);
    setError(null);
    try {
      await finish(await askForPasskey(await begin()));
    } catch (failure) {
      setIsAsking(false);
      if (failure instanceof NoPasskey) setError(cancelled);
      else setError((failure instanceof ApiError && failure.message) || site('common.error'));
      button.current?.focus();
    }
  };
  return (
    <div className="noscript:hidden">
      <button
        ref={button}
        type="button"
        className={`btn w-full ${isMain ? 'btn-primary' : 'btn-outline'}`}
        aria-busy={isAsking}
        onClick={() => void ask()}
      >
        {isAsking ? t('passkey.asking') : label}
      </button>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
