import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';

/** The cell of a number. Nothing is written more quietly than something. */
export function Figure({ value }: { value: number }) {
  const { language } = useAdminText();
  return <td className={value === 0 ? 'text-mute' : undefined}>{formatNumber(value, language)}</td>;
}
