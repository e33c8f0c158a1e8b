import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';

const steps = ['hidden', 'checked', 'decided'] as const;

/** What happens with a request after it was sent. */
export function WhatFollows() {
  const { t } = useText();
  return (
    <section aria-labelledby="what-follows">
      <h2 id="what-follows" className="text-xl">
        {t('removalRequest.followsTitle')}
      </h2>
      <ol className="mt-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-t border-line py-4">
            <span aria-hidden="true" className="w-6 shrink-0 font-serif text-2xl leading-none text-brand italic">
              {index + 1}
            </span>
            <p className="text-sm text-mute">{t(`removalRequest.follows.${step}`)}</p>
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-4 text-sm">
        <Link to="/about#rimozione" className="link touch">
          {t('about.removalTitle')}
        </Link>
      </p>
    </section>
  );
}
