import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { Picture } from '../../renderer/photos/Picture.js';
import { SectionHeading } from '../../renderer/ui/SectionHeading.js';
import { photoPath } from '../../src/contract/paths.js';
import { steps } from './steps.js';

interface HowItWorksProps {
  /** One for each step, or none. */
  photos: CardPhoto[];
}

/** How a photograph gets into the archive, step by step, each with a photograph of another time. */
export function HowItWorks({ photos }: HowItWorksProps) {
  const { t } = useText();
  return (
    <section className="band-deep" aria-labelledby="come-funziona">
      <div className="wrap section">
        <SectionHeading id="come-funziona" title={t('about.howTitle')} />
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step} className={photos[index] ? '' : 'border-t border-edge pt-4'}>
              {photos[index] && <StepPhoto photo={photos[index]} />}
              <p aria-hidden="true" className="font-serif text-3xl text-brand italic">
                {index + 1}
              </p>
              <h3 className="mt-3 text-xl">{t(`about.how.${step}.title`)}</h3>
              <p className="mt-2 text-sm text-mute">{t(`about.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const StepPhoto = ({ photo }: { photo: CardPhoto }) => (
  <Link to={photoPath(photo.slug)} className="mb-5 block">
    <Picture
      image={photo.image}
      alt={photo.alt || photo.title}
      lang={photo.alt ? photo.altLang : photo.titleLang}
      sizes="(width >= 64rem) 20rem, (width >= 40rem) 45vw, 92vw"
      className="aspect-4/3 w-full object-cover"
    />
  </Link>
);
