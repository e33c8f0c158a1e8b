import { lazy, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { type Language, languageNames, languages } from '../../../src/contract/languages.js';
import { localizedField } from '../../../src/contract/localized.js';
import type { RecordValues } from '../records/record-values.js';
import { useAdminText } from '../use-admin-text.js';

const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.js')).RichTextEditor }));

interface TranslatedRichTextProps {
  /** Name of the Italian field. */
  name: string;
  label: string;
  hint?: string | undefined;
  values: RecordValues;
  errorOf(field: string): string | undefined;
  maxLength: number;
}

/**
 * A rich text in three languages: one at a time, or a translation beside the Italian. Every language has a textarea, which
 * the form sends; the editor writes into it. Until the editor has loaded, the textarea is what is edited.
 */
export function TranslatedRichText({ name, label, hint, values, errorOf, maxLength }: TranslatedRichTextProps) {
  const { t } = useAdminText();
  const id = useId();
  const [chosen, setChosen] = useState<Language>('it');
  const [isBeside, setIsBeside] = useState(false);
  const [texts, setTexts] = useState<Record<Language, string>>(() => ({
    it: values[name] ?? '',
    en: values[localizedField(name, 'en')] ?? '',
    de: values[localizedField(name, 'de')] ?? '',
  }));
  /** Counts the copies: an editor begins again with a text that was not written in it. */
  const [copies, setCopies] = useState(0);
  // The server renders the textareas: a component that is loaded on demand would make it give up the page.
  const isReady = useSyncExternalStore(never, inBrowser, onServer);
  const isShown = (language: Language) => language === chosen || (isBeside && language === 'it');
  const write = (language: Language, text: string) => setTexts((all) => ({ ...all, [language]: text }));
  const copy = () => {
    write(chosen, texts.it);
    setCopies(copies + 1);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && <p className="text-xs text-mute">{hint}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === chosen}
            className="chip min-h-11"
            onClick={() => setChosen(language)}
          >
            {languageNames[language]}
            {texts[language] === '' && language !== 'it' && (
              <span className="text-xs text-mute">· {t('translation.missing')}</span>
            )}
          </button>
        ))}
        {chosen !== 'it' && (
          <>
            <button
              type="button"
              aria-pressed={isBeside}
              className="chip min-h-11 max-xl:hidden"
              onClick={() => setIsBeside(!isBeside)}
            >
              {t('translation.beside')}
            </button>
            {texts[chosen] === '' && texts.it !== '' && (
              <button type="button" className="link min-h-11 px-2 text-sm" onClick={copy}>
                {t('translation.copy')}
              </button>
            )}
          </>
        )}
      </div>
      <div className={`mt-3 grid gap-4 ${isBeside && chosen !== 'it' ? 'xl:grid-cols-2' : ''}`}>
        {languages.map((language) => {
          const field = localizedField(name, language);
          const error = errorOf(field);
          const errorId = error && `${id}-${language}-error`;
          const own = `${label}: ${languageNames[language]}`;
          const plain = (
            <textarea
              aria-label={own}
              lang={language}
              rows={14}
              maxLength={maxLength}
              className="control"
              value={texts[language]}
              onChange={({ target }) => write(language, target.value)}
            />
          );
          return (
            <div
              key={language}
              role="group"
              aria-label={own}
              aria-describedby={errorId || undefined}
              className="min-w-0"
              hidden={!isShown(language)}
            >
              <StoredText name={field} text={texts[language]} />
              {isReady ? (
                <Suspense fallback={plain}>
                  <RichTextEditor
                    key={`${language}${copies}`}
                    text={texts[language]}
                    label={own}
                    language={language}
                    onChange={(html) => write(language, html)}
                  />
                </Suspense>
              ) : (
                plain
              )}
              {error && (
                <p id={errorId} className="mt-1 text-sm font-medium text-danger">
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** What the form sends. A change of it counts as input of the form. */
function StoredText({ name, text }: { name: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!field.current || field.current.value === text) return;
    field.current.value = text;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  return <textarea ref={field} name={name} hidden defaultValue={text} />;
}
