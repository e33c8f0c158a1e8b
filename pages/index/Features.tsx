import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';

/** What the archive offers. */
const features = [
  { key: 'archive', path: '/archivio' },
  { key: 'entities', path: '/schede' },
  { key: 'map', path: '/map' },
  { key: 'contribute', path: '/about#partecipa' },
] as const;

export function Features() {
  const { t } = useText();
  return (
    <section className="wrap" aria-labelledby="home-features">
      <h2 id="home-features" className="sr-only">
        {t('home.features')}
      </h2>
      <ul className="grid border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ key, path }) => (
          <li
            key={key}
            className="group relative border-line py-7 not-last:border-b sm:odd:pr-8 sm:even:border-l sm:even:pl-8 sm:nth-3:border-b-0 lg:border-b-0! lg:px-8! lg:first:pl-0! lg:not-first:border-l"
          >
            <h3 className="text-xl">
              <Link to={path} className="group-hover:text-brand stretched">
                {t(`home.feature.${key}.title`)}
              </Link>
            </h3>
            <p className="mt-2.5 text-sm text-mute">{t(`home.feature.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
