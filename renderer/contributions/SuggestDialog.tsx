import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Photo } from '../../src/contract/photo.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';
import { RadioField } from '../forms/RadioField.js';
import { useText } from '../i18n/use-text.js';
import { Dialog } from '../ui/Dialog.js';
import { showToast } from '../ui/toast-store.js';
import { CorrectionForm } from './CorrectionForm.js';
import { MemoryForm } from './MemoryForm.js';
import { pendingFor } from './suggested-field.js';

const kinds = ['memory', 'correction'] as const;
type Kind = (typeof kinds)[number];

/** A member tells what they know about a photo, or suggests a value of one of its fields. */
export function SuggestDialog({ photo, onClose }: { photo: Photo; onClose(): void }) {
  const { t, language } = useText();
  const [kind, setKind] = useState<Kind>('memory');
  const { data: contributions } = useQuery(asQuery(queries.contributions()), queryClient());

  const handleSent = (title: string) => {
    void queryClient().invalidateQueries({ queryKey: ['contributions'] });
    showToast({ kind: 'success', title, text: t('contribution.sentText'), durationMs: 5_000 });
    onClose();
  };
  const form = { onSent: handleSent, onClose };

  return (
    <Dialog title={t('suggestion.title')} onClose={onClose}>
      <div className="stack">
        <RadioField<Kind>
          legend={t('contribution.kind')}
          name="kind"
          options={kinds.map((value) => ({
            value,
            title: t(`contribution.kinds.${value}.title`),
            text: t(`contribution.kinds.${value}.text`),
          }))}
          chosen={kind}
          onChoice={setKind}
          className="sm:grid-cols-2"
        />
        {kind === 'memory' ? (
          <MemoryForm photoId={photo.id} pending={pendingFor(contributions, photo, 'memory', language)} {...form} />
        ) : (
          <CorrectionForm photo={photo} contributions={contributions} {...form} />
        )}
      </div>
    </Dialog>
  );
}
