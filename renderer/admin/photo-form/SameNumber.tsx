import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { InventoryNumberQuery } from '../../../src/contract/admin-photo.js';
import { belongsTo } from '../../../src/contract/roles.js';
import { useAccount } from '../../account/use-account.js';
import { Link } from '../../layout/Link.js';
import { useDebounced } from '../../ui/use-debounced.js';
import { adminApi } from '../admin-api.js';
import { photoName } from '../photo-name.js';
import type { RecordValues } from '../records/record-values.js';
import { useAdminText } from '../use-admin-text.js';

const restMs = 400;

interface SameNumberProps {
  /** The photo that is edited. */
  photoId: number;
  values: RecordValues;
  /** The fields about the object. */
  children: ReactNode;
}

/** Around the fields about the object: says, as they are typed, which other photos have the same inventory number. */
export function SameNumber({ photoId, values, children }: SameNumberProps) {
  const [typed, setTyped] = useState({
    inventoryNumber: values['inventoryNumber'] ?? '',
    holdingInstitution: values['holdingInstitution'] ?? '',
  });
  const handleInput = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    if (name in typed) setTyped({ ...typed, [name]: value });
  };
  const { inventoryNumber, holdingInstitution } = useDebounced(typed, restMs);
  return (
    <div className="contents" onInput={handleInput}>
      {children}
      <Warning
        number={inventoryNumber.trim()}
        {...(holdingInstitution.trim() && { institution: holdingInstitution.trim() })}
        except={photoId}
      />
    </div>
  );
}

/** Two photos may share a number, as two prints of one negative do: nothing is refused. */
function Warning(query: InventoryNumberQuery) {
  const { t, language } = useAdminText();
  // Moderators edit proposals and do not list the photos of the archive.
  const isEditor = belongsTo(useAccount()?.role ?? null, 'editors');
  const { data = [] } = useQuery({
    queryKey: ['with-number', query],
    queryFn: () => adminApi.adminPhotos.withNumber(query),
    enabled: isEditor && query.number !== '',
    retry: false,
  });
  const photos = query.number === '' ? [] : data;
  return (
    <div role="status" className={photos.length > 0 ? 'rounded-sm bg-caution-bg p-3 text-sm' : ''}>
      {photos.length > 0 && (
        <>
          {t('photo.sameNumber')}{' '}
          {photos.map((photo, index) => (
            <span key={photo.id}>
              {index > 0 && ', '}
              <Link to={`/admin/edit-photo/${photo.id}`} className="link">
                {photoName(photo, language)}
              </Link>
            </span>
          ))}
        </>
      )}
    </div>
  );
}
