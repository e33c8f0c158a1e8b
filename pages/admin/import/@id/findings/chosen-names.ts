import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';
import type { ImportFinding, ImportTable } from '../../../../../src/contract/import.js';
import { withReplacement } from '../../../../../renderer/admin/imports/edit-mapping.js';

/** What values of findings are to be read as, by their keys. */
export type Choices = Readonly<Record<string, string>>;

/** Each finding is there once. */
export const keyOf = ({ place, code, column, value }: ImportFinding): string =>
  JSON.stringify([place, code, column, value ?? null]);

/** The mappings of the tables that the choices change. */
export function chosenMappings(
  tables: readonly ImportTable[],
  findings: readonly ImportFinding[],
  chosen: Choices,
): Map<number, Mapping> {
  const mappings = new Map<number, Mapping>();
  for (const finding of findings) {
    const by = chosen[keyOf(finding)];
    const { place, code, column, value } = finding;
    const mapping = mappings.get(place) ?? tables[place]?.mapping;
    if (by !== undefined && mapping && column !== null && value !== undefined)
      mappings.set(place, withReplacement(mapping, { code, column, value, by }));
  }
  return mappings;
}
