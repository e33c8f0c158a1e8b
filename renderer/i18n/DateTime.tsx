import type { ReactNode } from 'react';
import { type MeantDate, timeValue } from '../../src/contract/dates/time-value.js';

interface DateTimeProps {
  date: MeantDate;
  children: ReactNode;
}

/** The words of a date, with its value for programs where that is a year, a month or a day. */
export function DateTime({ date, children }: DateTimeProps) {
  const value = timeValue(date);
  return value ? <time dateTime={value}>{children}</time> : children;
}
