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

interface TranslationsProps {
  /** Beside the languages, above the form. */
  menu?: ReactNode;
  children: ReactNode;
}

/** The texts of a form, in the languages that are chosen above it: one at a time, or several below each other. */
export function Translations({ menu, children }: TranslationsProps) {
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
      <div className="form-head z-10 mb-8 border-b border-line bg-bg lg:sticky lg:top-0">
        {menu}
        <ShownLanguages shown={shown} missing={Object.values(missing).flat()} />
      </div>
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
    <fieldset className="flex flex-wrap items-center gap-2 py-2">
      <legend className="float-left mr-2 p-0 text-sm text-mute max-sm:w-full">{t('translation.languages')}</legend>
      {languages.map((language) => {
        const count = missing.filter((of) => of === language).length;
        return (
          <label
            key={language}
            className="chip cursor-pointer has-checked:border-brand has-checked:bg-surface has-checked:text-ink has-checked:[box-shadow:inset_0_0_0_1px_var(--brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              className="outline-none"
              checked={shown.includes(language)}
              onChange={() => toggleLanguage(language, languages)}
            />
            {languageTable[language].name}
            {count > 0 && <span className="text-xs text-mute">{t('translation.missingCount', { count })}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

const onServer = () => null;
