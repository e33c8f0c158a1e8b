import { type ComponentProps, useId, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { listedLicence } from '../../../src/contract/listed-licences.js';
import { TextField } from '../../forms/TextField.js';
import { useAdminText } from '../use-admin-text.js';
import { RightsOptions } from './RightsOptions.js';

type LicenceFieldProps = Omit<ComponentProps<typeof TextField>, 'onInput' | 'list'>;

/**
 * The licence of a photo: one of the list, or free text. Of what is written otherwise it says which licence of the list that is;
 * nothing is written in its place without being accepted.
 */
export function LicenceField(props: LicenceFieldProps) {
  const { t } = useAdminText();
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  const text = typed.trim();
  const listed = listedLicence(text);
  const { ownLicences } = usePageContext().site;
  const isOwn = ownLicences.some(({ name }) => name === text);
  const isAsListed = listed !== null && (text === listed.value || text === listed.name);
  const accept = () => {
    const input = field.current?.querySelector('input');
    if (!input || !listed) return;
    input.value = listed.value;
    // As if it were typed, so that the form knows of it.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <div ref={field} className="min-w-0">
      <TextField {...props} list={listId} onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      <RightsOptions id={listId} />
      <div role="status">
        {text !== '' && !isOwn && !isAsListed && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-mute">
            {listed ? t('photo.licenceRead', { name: listed.name }) : t('photo.licenceFree')}
            {listed && (
              <button type="button" className="link min-h-11 text-sm noscript:hidden" onClick={accept}>
                {t('photo.licenceWrite')}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
