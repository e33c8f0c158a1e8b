import { useData } from 'vike-react/useData';
import { useText } from '../../../renderer/i18n/use-text.js';
import { PhotoBeside } from '../../../renderer/photos/PhotoBeside.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { IconName } from '../../../renderer/ui/icons/icon-paths.js';
import type { Data } from './+data.shared.js';

const benefits = [
  { key: 'favorites', icon: 'heart' },
  { key: 'bookmarks', icon: 'bookmark' },
  { key: 'corrections', icon: 'pencil' },
  { key: 'photos', icon: 'camera' },
  { key: 'free', icon: 'check' },
] as const satisfies { key: string; icon: IconName }[];

/** What an account is good for; in a wide window below the photo of the day. */
export function Benefits() {
  const { t } = useText();
  const { photo } = useData<Data>();
  return (
    <section
      className={`flex flex-col bg-mount p-7 sm:p-12 ${photo ? 'lg:bg-transparent lg:p-0' : 'justify-center lg:min-h-[32rem] lg:p-16'}`}
      aria-labelledby="benefits"
    >
      {photo && (
        <PhotoBeside
          photo={photo}
          sizes="(min-width: 120rem) 81rem, (min-width: 64rem) calc(92vw - 34rem), 0px"
          className="mb-9 [--height:max(88svh,20rem)] max-lg:hidden"
        />
      )}
      <h2 id="benefits" className={photo ? 'text-2xl' : 'text-2xl lg:text-3xl'}>
        {t('auth.benefitsTitle')}
      </h2>
      <ul className={`mt-6 ${photo ? 'max-lg:max-w-md lg:mt-4 xl:columns-2 xl:gap-x-10' : 'max-w-md'}`}>
        {benefits.map(({ key, icon }) => (
          <li key={key} className="flex break-inside-avoid items-start gap-4 border-t border-ink/20 py-4 lg:py-3">
            <Icon name={icon} className="mt-0.5 shrink-0 text-brand" />
            {t(`auth.benefits.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
