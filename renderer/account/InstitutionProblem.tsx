import type { Institution } from '../../src/contract/institution.js';
import { Icon } from '../ui/icons/Icon.js';

/** Why the way to the institution and back did not work. */
export const InstitutionProblem = ({ institution }: { institution: Institution | null | undefined }) =>
  institution?.problem && (
    <p role="alert" className="mb-6 flex max-w-2xl gap-3 rounded-sm bg-danger-bg p-4 text-sm">
      <Icon name="warning" className="mt-0.5 shrink-0 text-danger" />
      {institution.problem}
    </p>
  );
