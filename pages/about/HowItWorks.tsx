import { useText } from '../../renderer/i18n/use-text.js';
import { SectionHeading } from '../../renderer/ui/SectionHeading.js';

const points = ['collect', 'date', 'link', 'share'] as const;

/** How a photograph gets into the archive, step by step. */
export function HowItWorks() {
  const { t } = useText();
  return (
    <section className="band-deep" aria-labelledby="come-funziona">
      <div className="wrap section">
        <SectionHeading id="come-funziona" title={t('about.howTitle')} />
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {points.map((point, index) => (
            <li key={point} className="border-t border-edge pt-4">
              <p aria-hidden="true" className="font-serif text-3xl text-brand italic">
                {index + 1}
              </p>
              <h3 className="mt-3 text-xl">{t(`about.how.${point}.title`)}</h3>
              <p className="mt-2 text-sm text-mute">{t(`about.how.${point}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
