import { useText } from '../../renderer/i18n/use-text.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { PhotoBeside } from '../../renderer/photos/PhotoBeside.js';

export function Mission({ photo }: { photo: CardPhoto | null }) {
  const { t } = useText();
  return (
    <div className="wrap pt-8 pb-16 lg:pt-14 lg:pb-24">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h1 className="text-display">{t('about.title')}</h1>
          <p className="mt-6 max-w-2xl text-lg text-mute lg:text-xl">{t('about.lead')}</p>
        </div>
        {photo && (
          <PhotoBeside
            photo={photo}
            sizes="(min-width: 64rem) min(48vw, 52rem), 92vw"
            className="lg:justify-self-end"
            eager
          />
        )}
      </div>
      <section
        className="mt-14 grid gap-x-12 gap-y-6 border-t border-ink pt-8 lg:mt-20 lg:grid-cols-12"
        aria-labelledby="missione"
      >
        <h2 id="missione" className="text-xl lg:col-span-3">
          {t('about.missionTitle')}
        </h2>
        <div className="lg:col-span-9">
          <p className="max-w-4xl font-serif text-2xl leading-[1.28] text-pretty lg:text-[2rem]">
            {t('about.mission')}
          </p>
          <p className="mt-6 max-w-2xl text-mute">{t('about.missionMore')}</p>
        </div>
      </section>
    </div>
  );
}
