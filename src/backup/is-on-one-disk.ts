import { statSync } from 'node:fs';

/** Whether two folders are on the same file system. False where one of them does not exist. */
export function isOnOneDisk(one: string, other: string): boolean {
  const [device, otherDevice] = [one, other].map((folder) => statSync(folder, { throwIfNoEntry: false })?.dev);
  return device !== undefined && device === otherDevice;
}
