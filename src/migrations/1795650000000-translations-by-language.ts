import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countingByFilters } from './languages/photo-filter-counts.js';

/** What depends on languages is named by their codes, so that another language is one more of each (docs/adr/0064). */
export class TranslationsByLanguage1795650000000 implements MigrationInterface {
  readonly name = 'TranslationsByLanguage1795650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos rename column lacks_english to lacks_en;
      alter table photos rename column lacks_german to lacks_de;
      alter index photos_without_english rename to photos_without_en;
      alter index photos_without_german rename to photos_without_de;
      alter table photo_filter_counts rename column lacks_english to lacks_en;
      alter table photo_filter_counts rename column lacks_german to lacks_de;
      ${countingByFilters(['lacks_en', 'lacks_de'], 'photo_filter_counts')}
      -- A language that is taken away leaves its column, which nobody fills any more.
      alter table search_documents alter tsv_it set default '', alter tsv_en set default '', alter tsv_de set default '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_documents alter tsv_it drop default, alter tsv_en drop default, alter tsv_de drop default;
      alter table photo_filter_counts rename column lacks_de to lacks_german;
      alter table photo_filter_counts rename column lacks_en to lacks_english;
      alter index photos_without_de rename to photos_without_german;
      alter index photos_without_en rename to photos_without_english;
      alter table photos rename column lacks_de to lacks_german;
      alter table photos rename column lacks_en to lacks_english;
      ${countingByFilters(['lacks_english', 'lacks_german'], 'photo_filter_counts')}
    `);
  }
}
