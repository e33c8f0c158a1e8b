import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

const known = [
  'avatar',
  'default-cover',
  'email',
  'index',
  'meilisearch',
  'renewal',
  'renditions',
  'sweep',
  'waveform',
] as const;

/** The name of a kind of job; a kind that this version does not know is shown as it is. */
export function useJobName(): (kind: string) => string {
  const { t } = useAdminText();
  return (kind) => {
    const found = known.find((name) => name === kind);
    return found ? t(`dashboard.kinds.${found}`) : kind;
  };
}
