import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import { untitled } from '../../../../src/contract/untitled.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../../renderer/i18n/use-text.js';

interface MissingFactsProps {
  photo: AdminPhotoDetail;
}

/** Before a draft is published: what visitors would ask of it, and it does not say. */
export function MissingFacts({ photo: { status, title, license, year, yearStart, yearEnd, lat } }: MissingFactsProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  if (status !== 'draft') return null;
  const isMissing = [
    [site('photo.fields.title'), title === untitled.title],
    [site('photo.fields.license'), license === null],
    [site('photo.fields.year'), year === null && yearStart === null && yearEnd === null],
    [t('uploads.position'), lat === null],
  ] as const;
  const names = isMissing.flatMap(([name, is]) => (is ? [name] : []));
  if (names.length === 0) return null;
  return <p className="text-sm text-caution">{t('photo.missing', { names: names.join(', ') })}</p>;
}
