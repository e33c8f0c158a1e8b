import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';

/** The text of an audio guide. */
export function Transcript({ text }: { text: string | null | undefined }) {
  const { t } = useText();
  if (!text?.trim()) return null;
  return (
    <details className="group/transcript mt-4 border-t border-line pt-1">
      <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" size={16} className="slide group-open/transcript:rotate-180" />
        {t('audio.transcript')}
      </summary>
      <p className="max-w-[62ch] pt-1 pb-2 text-base whitespace-pre-line">{text.trim()}</p>
    </details>
  );
}
