import type { ReactNode } from 'react';
import { timeValue } from './time-value.js';

interface DateTimeProps {
  /** What the words mean; null where that is not known. */
  edtf: string | null | undefined;
  children: ReactNode;
}

/** The words of a date, with its value for programs where that is a year, a month or a day. */
export function DateTime({ edtf, children }: DateTimeProps) {
  const value = timeValue(edtf);
  return value ? <time dateTime={value}>{children}</time> : children;
}
