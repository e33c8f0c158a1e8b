import { useText } from '../../renderer/i18n/use-text.js';

export default function Page() {
  const { t } = useText();
  return <h1>{t('notFound.title')}</h1>;
}
