import { useText } from '../../../renderer/i18n/use-text.js';

/** The sources of the story; the text separates them by line breaks or semicolons. */
export function EntitySources({ sources }: { sources: string | null }) {
  const { t } = useText();
  const list = (sources ?? '').split(/[;\n]/).flatMap((source) => source.trim() || []);
  if (list.length === 0) return null;
  return (
    <div className="mt-10 max-w-[42rem] border-t border-line pt-4 text-sm text-mute">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink">{t('entity.sources')}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {list.map((source) => (
          <li key={source} className="min-w-0 [overflow-wrap:anywhere]">
            <Source text={source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Source = ({ text }: { text: string }) =>
  /^https?:\/\/\S+$/.test(text) ? (
    <a href={text} rel="noopener nofollow" className="link font-normal">
      {text.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  ) : (
    text
  );
