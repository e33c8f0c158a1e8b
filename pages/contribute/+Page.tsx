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
          { name: t('account.pages.contributions'), path: '/user/contributions' },
          { name: t('nav.contribute'), path: '/contribute' },
        ]}
      />
      <PageHeading title={t('nav.contribute')} lead={t('contribute.lead')} columns="equal" />
      <p className="mt-10 hidden bg-mount p-5 noscript:block">{t('contribute.noScripts')}</p>
      <ProposalForm />
    </div>
  );
}
