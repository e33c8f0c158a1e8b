import { ValidateBy } from 'class-validator';

/** An IANA time zone that the server's ICU data knows. */
export const TimeZone = (): PropertyDecorator =>
  ValidateBy(
    { name: 'timeZone', validator: { validate: (value: unknown) => typeof value === 'string' && isTimeZone(value) } },
    { message: 'time_zone_unknown' },
  );

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone.includes('/') || zone === 'UTC';
  } catch {
    return false;
  }
}
