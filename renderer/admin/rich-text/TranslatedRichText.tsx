import { useEffect, useId, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import {
  byLanguage,
  defaultLanguage,
  type Language,
  languages,
  languageTable,
} from '../../../src/contract/languages.js';
import { localizedField } from '../../../src/contract/localized.js';
import type { RecordValues } from '../records/record-values.js';
import { useShownLanguages } from '../records/translations.js';
import { useAdminText } from '../use-admin-text.js';
import type { RichTextEditor } from './RichTextEditor.js';
import { textBox } from './text-box.js';

interface TranslatedRichTextProps {
  /** Name of the field in the base language. */
  name: string;
  label: string;
  hint?: string | undefined;
  values: RecordValues;
  errorOf(field: string): string | undefined;
}

/**
 * A rich text in the languages that the form shows, each translation under its original; says which one is missing. Every
 * language has a textarea, which the form sends; the editor writes into it. Until the editor has loaded, the textarea is what
 * is edited.
 */
export function TranslatedRichText({ name, label, hint, values, errorOf }: TranslatedRichTextProps) {
  const { t } = useAdminText();
  const id = useId();
  const { site } = usePageContext();
  const [texts, setTexts] = useState(() => byLanguage((language) => values[localizedField(name, language)] ?? ''));
  /** Counts the copies: an editor begins again with a text that was not written in it. */
  const [copies, setCopies] = useState(0);
  const Editor = useEditorOnDemand();
  const isMissing = (language: Language) => texts[language] === '' && texts[defaultLanguage] !== '';
  const shown = useShownLanguages(name, site.languages.filter(isMissing));
  const write = (language: Language, text: string) => setTexts((all) => ({ ...all, [language]: text }));
  const copyTo = (language: Language) => {
    write(language, texts[defaultLanguage]);
    setCopies(copies + 1);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && <p className="text-xs text-mute">{hint}</p>}
      <div className="mt-2 grid gap-y-6">
        {languages.map((language) => {
          const field = localizedField(name, language);
          const error = errorOf(field);
          const errorId = error && `${id}-${language}-error`;
          const own = `${label}: ${languageTable[language].name}`;
          const plain = (
            // Below the place of the toolbar.
            <div className="pt-11.25 noscript:pt-0">
              <textarea
                aria-label={own}
                lang={language}
                className={`${textBox} field-sizing-content`}
                value={texts[language]}
                onChange={({ target }) => write(language, target.value)}
              />
            </div>
          );
          return (
            <div
              key={language}
              role="group"
              aria-label={own}
              aria-describedby={errorId || undefined}
              className="min-w-0"
              // An error is shown in any language. What the site does not offer keeps its text.
              hidden={!shown.includes(language) && !error}
            >
              <div className="flex min-h-8 flex-wrap items-baseline gap-x-4">
                <p className="text-sm text-mute">
                  {languageTable[language].name}
                  {isMissing(language) && ` · ${t('translation.missing')}`}
                </p>
                {isMissing(language) && (
                  <button type="button" className="link text-sm noscript:hidden" onClick={() => copyTo(language)}>
                    {t('translation.copy')}
                    <span className="sr-only">: {`${label}, ${languageTable[language].name}`}</span>
                  </button>
                )}
              </div>
              <StoredText name={field} text={texts[language]} />
              {Editor ? (
                <Editor
                  key={`${language}${copies}`}
                  text={texts[language]}
                  label={own}
                  language={language}
                  onChange={(html) => write(language, html)}
                />
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

/**
 * Null until its code is there. Not `lazy`: its fallback would be another textarea than that of the server, and whoever types
 * already would lose the focus in between. Where the code cannot be had, the textareas stay.
 */
function useEditorOnDemand(): typeof RichTextEditor | null {
  const [editor, setEditor] = useState<typeof RichTextEditor | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./RichTextEditor.js').then(
      (loaded) => isShown && setEditor(() => loaded.RichTextEditor),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return editor;
}

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
