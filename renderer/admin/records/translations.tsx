import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { type Language, languageTable } from '../../../src/contract/languages.js';
import { useAdminText } from '../use-admin-text.js';
import { chosenLanguages, shownLanguages, toggleLanguage } from './shown-languages.js';

interface TranslationsOfForm {
  shown: readonly Language[];
  /** The languages in which a text of the form is missing. */
  report(name: string, missing: readonly Language[]): void;
}

const TranslationsContext = createContext<TranslationsOfForm | null>(null);

/** The texts of a form, in the languages that are chosen above it: one at a time, or side by side. */
export function Translations({ children }: { children: ReactNode }) {
  const { languages } = usePageContext().site;
  const chosen = useSyncExternalStore(chosenLanguages.subscribe, chosenLanguages.get, onServer);
  const shown = useMemo(() => shownLanguages(languages, chosen), [languages, chosen]);
  const [missing, setMissing] = useState<Readonly<Record<string, readonly Language[]>>>({});
  const report = useCallback(
    (name: string, of: readonly Language[]) => setMissing((known) => ({ ...known, [name]: of })),
    [],
  );
  const translations = useMemo(() => ({ shown, report }), [shown, report]);
  return (
    <TranslationsContext value={translations}>
      <ShownLanguages shown={shown} missing={Object.values(missing).flat()} />
      {children}
    </TranslationsContext>
  );
}

/**
 * The languages in which a text is shown; all of them outside of `Translations`.
 * @param missing the languages in which it is missing
 */
export function useShownLanguages(name: string, missing: readonly Language[]): readonly Language[] {
  const translations = useContext(TranslationsContext);
  const { languages } = usePageContext().site;
  const report = translations?.report;
  const list = missing.join();
  useEffect(() => {
    if (!report) return;
    report(
      name,
      languages.filter((language) => list.split(',').includes(language)),
    );
    return () => report(name, []);
  }, [report, name, list, languages]);
  return translations?.shown ?? languages;
}

interface ShownLanguagesProps {
  shown: readonly Language[];
  /** One for each missing text. */
  missing: readonly Language[];
}

/** Which languages the form shows, and how many texts are missing in each. */
function ShownLanguages({ shown, missing }: ShownLanguagesProps) {
  const { t } = useAdminText();
  const { languages } = usePageContext().site;
  return (
    <fieldset className="shown-languages z-10 mb-8 flex flex-wrap items-center border-b border-line bg-bg lg:sticky lg:top-0 lg:pt-2">
      <legend className="float-left mr-4 p-0 text-sm text-mute max-sm:w-full">{t('translation.languages')}</legend>
      {languages.map((language) => {
        const count = missing.filter((of) => of === language).length;
        return (
          <button
            key={language}
            type="button"
            aria-pressed={shown.includes(language)}
            className="-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold text-mute hover:text-ink aria-pressed:border-brand aria-pressed:text-ink"
            onClick={() => toggleLanguage(language, languages)}
          >
            {languageTable[language].name}
            {count > 0 && (
              <span className="text-xs font-normal tabular-nums">· {t('translation.missingCount', { count })}</span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

const onServer = () => null;
