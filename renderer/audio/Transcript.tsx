import { useText } from '../i18n/use-text.js';
import { Disclosure } from '../ui/Disclosure.js';

/** The text of an audio guide. */
export function Transcript({ text }: { text: string | null | undefined }) {
  const { t } = useText();
  if (!text?.trim()) return null;
  return (
    <div className="mt-4 border-t border-line pt-1">
      <Disclosure label={t('audio.transcript')}>
        <p className="max-w-[62ch] pt-1 pb-2 text-base whitespace-pre-line">{text.trim()}</p>
      </Disclosure>
    </div>
  );
}
