import { useText } from '../../renderer/i18n/use-text.js';

const guidelines = ['source', 'rights', 'respect', 'precise'] as const;

export function Guidelines() {
  const { t } = useText();
  return (
    <section className="border-t border-line bg-surface" aria-labelledby="partecipa">
      <div className="wrap section grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="partecipa" className="text-3xl lg:text-4xl">
            {t('about.guidelinesTitle')}
          </h2>
          <p className="mt-4 max-w-md text-mute">{t('about.guidelinesLead')}</p>
          <aside className="mt-8 max-w-md bg-mount p-6" aria-labelledby="verifica">
            <h3 id="verifica" className="text-lg">
              {t('about.verification.title')}
            </h3>
            <p className="mt-2 text-sm text-mute">{t('about.verification.text')}</p>
          </aside>
        </div>
        <ul className="lg:col-span-7">
          {guidelines.map((guideline) => (
            <li key={guideline} className="border-t border-line py-6 first:border-ink first:pt-5 last:pb-0">
              <h3 className="text-xl">{t(`about.guideline.${guideline}.title`)}</h3>
              <p className="mt-2 max-w-xl text-mute">{t(`about.guideline.${guideline}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
