const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone (IANA name), as ISO 8601 writes it: `2026-11-22`. */
export function calendarDay(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // The calendar of Sweden writes days as ISO 8601 does. Created once: creating a formatter is expensive.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}
