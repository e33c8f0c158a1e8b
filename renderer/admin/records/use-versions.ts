import { useState } from 'react';
import { errorCodeOf } from '../../../src/contract/error-status.js';
import { textOf } from '../../forms/use-form-submit.js';
import { mergedValues, recordConflicts } from './record-conflicts.js';
import type { RecordValues } from './record-values.js';

/**
 * The values of a record's form, its stored version, and what somebody else has stored while it was edited.
 * @param editedOf all that the form edits, where that is more than its values: what differs in nothing of it is no conflict
 */
export function useVersions<Stored>(
  first: Stored,
  valuesOf: (stored: Stored) => RecordValues,
  editedOf: (stored: Stored) => unknown = valuesOf,
) {
  const [stored, setStored] = useState(first);
  const [values, setValues] = useState(() => valuesOf(first));
  /** Counts the merges: the fields begin again with the merged values. */
  const [merges, setMerges] = useState(0);
  const [conflict, setConflict] = useState<{ mine: RecordValues; present: Stored } | null>(null);
  const versions = conflict && { base: valuesOf(stored), mine: conflict.mine, theirs: valuesOf(conflict.present) };

  return {
    stored,
    /** For what is stored apart from the form. */
    setStored,
    values,
    merges,
    /**
     * Sends the form; when the record has been changed meanwhile, `load` gets its present version for `conflicts`. A change of
     * what the form does not edit, such as the end of processing, is none: it is sent again for that version.
     * @param send for a version: first the one that the form is based on
     */
    async save(
      form: HTMLFormElement,
      send: (version: Stored) => Promise<Stored>,
      load: () => Promise<Stored>,
    ): Promise<Stored> {
      const changed = await send(stored).catch(async (error: unknown) => {
        if (errorCodeOf(error) !== 'record_outdated') throw error;
        const present = await load();
        if (JSON.stringify(editedOf(present)) === JSON.stringify(editedOf(stored))) return send(present);
        // Read now, with what was typed since it was sent.
        setConflict({ mine: typedValues(values, new FormData(form)), present });
        throw error;
      });
      setStored(changed);
      setValues(valuesOf(changed));
      return changed;
    },
    /** The fields that both have changed; null while there is no conflict. */
    conflicts: versions && recordConflicts(versions),
    /** Goes on from the present version, with the fields of `theirs` as they are in it; returns that version. */
    merge(theirs: ReadonlySet<string>): Stored | null {
      if (!conflict || !versions) return null;
      setValues(mergedValues(versions, theirs));
      setStored(conflict.present);
      setMerges(merges + 1);
      setConflict(null);
      return conflict.present;
    },
    dismiss: () => setConflict(null),
  };
}

/**
 * What the form has of each field, as text. A box that is not ticked is not sent; any other field that is not keeps its value,
 * because the form does not show it.
 */
const typedValues = (values: RecordValues, fields: FormData): RecordValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields.has(name) ? textOf(fields, name) : value === 'true' ? 'false' : value,
    ]),
  );
