import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { limits } from '../../../src/contract/limits.js';
import { type ApiKeyScope, apiKeyScopes, type NewApiKey } from '../../../src/contract/user.js';
import { OwnPasswordField } from '../../../renderer/account/OwnPasswordField.js';
import { ownPasswordOf } from '../../../renderer/account/own-password-of.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { RadioField } from '../../../renderer/forms/RadioField.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { dayEnd } from '../../../renderer/i18n/day-start.js';
import { CreatedKeyDialog } from './CreatedKeyDialog.js';

/** Creates a key, and then shows it: only the answer to this request contains it. */
export function NewKeyDialog({ onClose }: { onClose(): void }) {
  const { t } = useAdminText();
  const { site } = usePageContext();
  const client = useQueryClient();
  const [scope, setScope] = useState<ApiKeyScope>('read');
  const [created, setCreated] = useState<NewApiKey | null>(null);
  const submission = useFormSubmit({
    async send(fields) {
      const expiresAt = dayEnd(textOf(fields, 'expiresAt'), site.timeZone);
      const key = await adminApi.apiKeys.create({
        name: textOf(fields, 'name'),
        scopes: scope === 'write' ? ['read', 'write'] : ['read'],
        ...(expiresAt && { expiresAt }),
        ...ownPasswordOf(fields),
      });
      await client.invalidateQueries({ queryKey: ['api-keys'] });
      setCreated(key);
    },
  });
  if (created) return <CreatedKeyDialog created={created} onClose={onClose} />;
  return (
    <DialogForm
      title={t('apiKeys.create')}
      submission={submission}
      failed={t('apiKeys.createFailed')}
      action={t('apiKeys.create')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('apiKeys.name')}
        hint={t('apiKeys.nameHint')}
        maxLength={limits.text.name}
        autoComplete="off"
        required
        error={submission.errorOf('name')}
      />
      <RadioField<ApiKeyScope>
        legend={t('apiKeys.scope')}
        name="scopes"
        options={apiKeyScopes.map((value) => ({
          value,
          title: t(`apiKeys.scopes.${value}`),
          text: t(`apiKeys.scopeTexts.${value}`),
        }))}
        chosen={scope}
        onChoice={setScope}
        error={submission.errorOf('scopes')}
      />
      <TextField
        name="expiresAt"
        type="date"
        label={t('apiKeys.expires')}
        hint={t('apiKeys.expiresHint')}
        error={submission.errorOf('expiresAt')}
      />
      <OwnPasswordField
        label={t('apiKeys.password')}
        hint={t('apiKeys.passwordHint')}
        error={submission.errorOf('password')}
      />
    </DialogForm>
  );
}
