import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { LegalContents } from './LegalContents.js';
import type { LegalDocument } from './legal-text.js';
import { OtherLegalPages } from './OtherLegalPages.js';

/** A text of the archive about itself. Its words come from our own source, so their HTML needs no sanitising. */
export function LegalPage() {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { page, updated, lead, sections } = useData<LegalDocument>();
  const date = formatDate(updated, language, site.timeZone);
  return (
    <div className="wrap pt-12 pb-20 lg:pt-20 lg:pb-28">
      <header className="max-w-4xl">
        <h1 className="text-3xl sm:text-4xl lg:text-[3.5rem]">{t(`legal.${page}.title`)}</h1>
        <div className="mt-5 max-w-2xl text-lg text-mute" dangerouslySetInnerHTML={{ __html: lead }} />
        <p className="mt-4 text-sm text-mute tabular-nums">
          <time dateTime={updated}>{t('legal.updated', { date })}</time>
        </p>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-12 border-t border-ink pt-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <LegalContents sections={sections} />
        {/* Long addresses break instead of widening the page. */}
        <div className="min-w-0">
          <div className="legal-text prose">
            {sections.map(({ id, title, html }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <div dangerouslySetInnerHTML={{ __html: html }} />
              </section>
            ))}
          </div>
          {page !== 'developers' && <OtherLegalPages page={page} />}
        </div>
      </div>
    </div>
  );
}
