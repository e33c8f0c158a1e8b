import { useText } from '../../renderer/i18n/use-text.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import { PageHeading } from '../../renderer/ui/PageHeading.js';
import { ProposalForm } from './ProposalForm.js';

export default function Page() {
  const { t } = useText();
  return (
    <div className="wrap pt-6 pb-20 lg:pb-28">
      <Breadcrumb
        trail={[
          { name: t('breadcrumb.home'), path: '/' },
          { name: t('user.contributions.name'), path: '/user/contributions' },
          { name: t('contribute.title'), path: '/contribute' },
        ]}
      />
      <PageHeading title={t('contribute.title')} lead={t('contribute.lead')} columns="equal" />
      <p className="mt-10 hidden bg-mount p-5 noscript:block">{t('contribute.noScripts')}</p>
      <ProposalForm />
    </div>
  );
}
