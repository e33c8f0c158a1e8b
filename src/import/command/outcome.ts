import type { ImportCounts } from '../../contract/import.js';

/** How the command ends, for scripts. */
export const exitCodes = { all: 0, nothing: 2, someRefused: 3 } as const;

export function exitCodeOf({ created, changed, same, refused }: ImportCounts): number {
  if (created + changed + same === 0) return exitCodes.nothing;
  return refused > 0 ? exitCodes.someRefused : exitCodes.all;
}

/** `12 new, 3 changed, 400 the same, 1 refused` */
export const countsText = ({ created, changed, same, refused }: ImportCounts): string =>
  `${created} new, ${changed} changed, ${same} the same, ${refused} refused`;

/** What taking an import back has done, and how the command ends. */
export function undoneText({ id, undone, kept }: { id: number; undone: number; kept: number }): string {
  return `Import ${id}: ${undone} records were taken back, ${kept} stay because they were changed since.`;
}

export const exitCodeOfUndo = ({ kept }: { kept: number }): number =>
  kept > 0 ? exitCodes.someRefused : exitCodes.all;

/** Of zips within a delivery. */
export const packedText = (packed: readonly string[]): string =>
  `Zips within the delivery are not opened, unpack them: ${packed.slice(0, 5).join(', ')}${packed.length > 5 ? ' …' : ''}`;
