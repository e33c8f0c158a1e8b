import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../../renderer/i18n/use-text.js';
import { SectionHeading } from '../../renderer/ui/SectionHeading.js';

const people = ['collaboration', 'technology', 'team'] as const;

export function People() {
  const { t } = useText();
  const { site } = usePageContext();
  return (
    <section className="wrap section" aria-labelledby="persone">
      <SectionHeading id="persone" title={t('about.peopleTitle')} />
      <ul className="grid border-t border-ink lg:grid-cols-3">
        {people.map((person) => (
          <li
            key={person}
            className="border-line py-7 not-last:border-b lg:border-b-0! lg:px-8 lg:first:pl-0 lg:not-first:border-l"
          >
            <h3 className="text-xl">{t(`about.${person}.title`)}</h3>
            <p className="mt-2.5 max-w-xl text-sm text-mute">{t(`about.${person}.text`)}</p>
            {person === 'team' && site.teamUrl && (
              <a href={site.teamUrl} rel="me noopener" className="link mt-3 inline-flex min-h-11 items-center text-sm">
                {t('about.team.link')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
