import { useQuery } from '@tanstack/react-query';
import type { ImportTable, PreviewedRow } from '../../../../../src/contract/import.js';
import { asMember } from '../../../../../renderer/account/sign-in-again.js';
import { adminApi } from '../../../../../renderer/admin/admin-api.js';

/** The first rows of a table as they would come in by the mapping that is saved. */
export const usePreview = (id: number, place: number, { shape, mapping }: ImportTable) =>
  useQuery({
    queryKey: ['import-preview', id, place, JSON.stringify([shape, mapping])],
    queryFn: (): Promise<PreviewedRow[]> => asMember(() => adminApi.imports.preview({ id, place })),
    staleTime: 0,
    retry: false,
  });

/** A value of a row as text: lists with commas, rich text without its tags. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'string') return value.replace(/<[^<>]*>/g, ' ').trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
