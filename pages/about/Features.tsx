import { needsServer } from '../../src/contract/static-site/needs-server.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { IconName } from '../../renderer/ui/icons/icon-paths.js';
import { SectionHeading } from '../../renderer/ui/SectionHeading.js';

const features = [
  { key: 'archive', icon: 'camera', path: '/archivio' },
  { key: 'map', icon: 'map', path: '/map' },
  // Its guard sends who is signed out to the sign-in and back.
  { key: 'contribute', icon: 'pencil', path: '/contribute' },
  { key: 'entities', icon: 'building', path: '/schede' },
] as const satisfies { key: string; icon: IconName; path: string }[];

export function Features() {
  const { t } = useText();
  return (
    <section className="wrap section" aria-labelledby="funzioni">
      <SectionHeading id="funzioni" title={t('about.featuresTitle')} />
      <ul className="grid gap-5 sm:grid-cols-2">
        {features.map(({ key, icon, path }) => (
          <li
            key={key}
            {...(key === 'contribute' && needsServer)}
            className="group relative flex gap-5 border border-line bg-surface p-6 hover:border-edge sm:p-8"
          >
            <Icon name={icon} size={28} className="mt-0.5 shrink-0 text-brand" />
            <div>
              <h3 className="text-xl">
                <Link to={path} className="group-hover:text-brand stretched">
                  {t(`about.feature.${key}.title`)}
                </Link>
              </h3>
              <p className="mt-2 max-w-md text-sm text-mute">{t(`about.feature.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
