import { useText } from '../../../renderer/i18n/use-text.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { IconName } from '../../../renderer/ui/icons/icon-paths.js';

const benefits = [
  { key: 'favorites', icon: 'heart' },
  { key: 'bookmarks', icon: 'bookmark' },
  { key: 'corrections', icon: 'pencil' },
  { key: 'photos', icon: 'camera' },
  { key: 'free', icon: 'check' },
] as const satisfies { key: string; icon: IconName }[];

export function Benefits() {
  const { t } = useText();
  return (
    <section
      className="flex flex-col justify-center bg-mount p-7 sm:p-12 lg:min-h-[32rem] lg:p-16"
      aria-labelledby="benefits"
    >
      <h2 id="benefits" className="text-2xl lg:text-3xl">
        {t('auth.benefitsTitle')}
      </h2>
      <ul className="mt-6 max-w-md">
        {benefits.map(({ key, icon }) => (
          <li key={key} className="flex items-start gap-4 border-t border-ink/20 py-4">
            <Icon name={icon} className="mt-0.5 shrink-0 text-brand" />
            {t(`auth.benefits.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
