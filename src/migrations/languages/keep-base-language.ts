import type { DataSource } from 'typeorm';
import { defaultLanguage } from '../../contract/languages.js';
import { OperatorError } from '../../platform/operator-error.js';

/**
 * Keeps the base language of a new archive. The texts of the base language have the columns without an ending, so that another
 * one would show them under its name.
 * @throws OperatorError when the archive has another one
 */
export async function keepBaseLanguage(dataSource: DataSource): Promise<void> {
  const [{ language }] = await dataSource.query<[{ language: string }]>(
    `insert into archive_identity (base_language) values ($1)
     on conflict (id) do update set base_language = coalesce(archive_identity.base_language, excluded.base_language)
     returning base_language as language`,
    [defaultLanguage],
  );
  if (language !== defaultLanguage)
    throw new OperatorError(
      `The base language of this archive is ${language}, chosen at its first start, and cannot become ${defaultLanguage}. Set BASE_LANGUAGE=${language}.`,
    );
}
