import { useText } from '../../renderer/i18n/use-text.js';
import { Benefits } from './Benefits.js';
import { SignInForm } from './SignInForm.js';

export default function Page() {
  const { t } = useText();
  return (
    <div className="wrap grid gap-x-16 gap-y-12 pt-10 pb-16 lg:grid-cols-[minmax(0,30rem)_1fr] lg:pt-16 lg:pb-24">
      <div>
        <h1 className="text-3xl lg:text-4xl">{t('auth.title')}</h1>
        <p className="mt-3 text-lg text-mute">{t('auth.lead')}</p>
        <SignInForm />
      </div>
      <Benefits />
    </div>
  );
}
