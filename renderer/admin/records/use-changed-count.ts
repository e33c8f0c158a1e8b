import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../ui/use-latest.js';
import { countChanged } from './changed-fields.js';
import type { RecordValues } from './record-values.js';

/**
 * How many fields of a form are not as they are stored. `count` looks again.
 * @param stored without it nothing is counted
 * @param merges how often the fields have begun again with the values of somebody else
 */
export function useChangedCount(
  form: RefObject<HTMLFormElement | null>,
  stored: RecordValues | undefined,
  merges: number,
) {
  const [changed, setChanged] = useState(0);
  const latest = useLatest(stored);
  const count = useCallback(
    (values = latest.current) => {
      if (form.current && values) setChanged(countChanged(form.current, values));
    },
    [form, latest],
  );
  useEffect(() => {
    // Once the fields have their values.
    const frame = requestAnimationFrame(() => count());
    return () => cancelAnimationFrame(frame);
  }, [count, merges]);
  return { changed, count };
}
