import { type RefObject, useEffect, useRef } from 'react';

/** The value as it was rendered last, for what goes on after an answer. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
