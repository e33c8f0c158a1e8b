import { useText } from '../../renderer/i18n/use-text.js';

export function Mission() {
  const { t } = useText();
  return (
    <div className="wrap pt-12 pb-16 lg:pt-20 lg:pb-24">
      <h1 className="text-display">{t('about.title')}</h1>
      <p className="mt-6 max-w-2xl text-lg text-mute lg:text-xl">{t('about.lead')}</p>
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
