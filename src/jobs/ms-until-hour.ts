/** Until the next time that it is so late, in milliseconds, by the clock of this machine, whose nights they are. @param hour 0 to 23 */
export function msUntilHour(hour: number): number {
  const next = new Date();
  next.setHours(hour, 0, 0, 0);
  if (next.getTime() <= Date.now()) next.setDate(next.getDate() + 1);
  return next.getTime() - Date.now();
}
