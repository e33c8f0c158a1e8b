import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { type LegalPage, legalPages } from './legal-pages.js';

/** The way to the other texts of the group, at the end of one. */
export function OtherLegalPages({ page }: { page: LegalPage }) {
  const { t } = useText();
  return (
    <nav aria-labelledby="note-legali" className="mt-16 max-w-2xl border-t border-ink pt-5">
      <p id="note-legali" className="text-sm font-semibold">
        {t('legal.others')}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {legalPages
          .filter((other) => other !== page)
          .map((other) => (
            <li key={other}>
              <Link to={`/${other}`} className="link inline-flex min-h-11 items-center text-sm">
                {t(`legal.${other}.name`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
