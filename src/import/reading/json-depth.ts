const levelsMax = 100;

/** Whether JSON has more levels than what goes down one by one to write or compare it could take. */
export const isTooDeep = (value: unknown, level = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (level > levelsMax || Object.values(value).some((part) => isTooDeep(part, level + 1)));
