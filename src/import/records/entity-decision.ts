import type { EntityRowChange } from '../../entities/entity-changes.js';
import type { EntityRow } from '../../entities/entity.row.js';
import type { EntityTypeRow } from '../../entities/types/entity-type.row.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { ImportedGuides } from './imported-audio.js';
import type { Decision } from './record-importer.js';

/** What becomes of a row about a record card. */
export interface EntityDecision extends Decision {
  mapped: MappedRow;
  externalId: string;
  fields: EntityRowChange;
  type: EntityTypeRow | null;
  /** The file brings the type: a dry run does not have it yet. */
  willHaveType: boolean;
  present: EntityRow | null;
  /** The audio guides that the card gets. */
  guides: ImportedGuides;
  patch: EntityRowChange;
  /** When it came into the archive that it is from, where the row says it. */
  createdAt: Date | null;
  /** Fields of the row that the card does not get. */
  left: string[];
}
