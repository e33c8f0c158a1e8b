import { removalRequestPath } from '../../src/contract/removal-request.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';

const steps = ['find', 'write', 'answer', 'check', 'remove'] as const;

/** Holders of rights can have an image removed: the promise, and the five steps. */
export function Disclaimer() {
  const { t } = useText();
  return (
    <section className="bg-mount" aria-labelledby="rimozione">
      <div className="wrap section">
        <h2 id="rimozione" className="text-3xl lg:text-4xl">
          {t('about.disclaimerTitle')}
        </h2>
        <p className="mt-4 max-w-2xl text-mute">{t('about.disclaimer')}</p>
        <h3 className="mt-10 text-xl lg:mt-12">{t('about.removalTitle')}</h3>
        <ol className="mt-5 grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4 border-t border-ink/20 pt-4 lg:block">
              <span
                aria-hidden="true"
                className="w-6 shrink-0 font-serif text-2xl leading-none text-brand italic lg:block"
              >
                {index + 1}
              </span>
              <div className="lg:mt-3">
                <h4 className="text-sm">{t(`about.removal.${step}.title`)}</h4>
                <p className="mt-1 text-sm text-mute">{t(`about.removal.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <Link to={removalRequestPath} className="btn btn-primary">
            {t('about.removalForm')}
          </Link>
        </p>
      </div>
    </section>
  );
}
