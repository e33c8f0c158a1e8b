import { isJobSubject } from '../../../src/contract/job-kinds.js';
import { recordPagePath } from '../../../renderer/admin/history/record-page.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

/** What a job is about, in words, with a link where it has a page. A subject that this version does not know is shown as it is. */
export function JobSubject({ subject, id }: { subject: string; id: number }) {
  const { t } = useAdminText();
  const name = isJobSubject(subject) ? t(`dashboard.subjects.${subject}`, { id }) : `${subject} ${id}`;
  const page = recordPagePath({ kind: subject, recordId: id });
  return page ? (
    <a className="link" href={page}>
      {name}
    </a>
  ) : (
    name
  );
}
