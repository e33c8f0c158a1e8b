import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What lists are read from beside the photos: stored counts, steps and popularity (docs/adr/0022). Triggers keep it up to date. */
@Injectable()
export class PhotoLists {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes reading cheap again after many changes; lists are right without it too. Run it every night. */
  async tidy(): Promise<void> {
    await this.dataSource.query('select tidy_lists(), tidy_photo_filters(), tidy_fonds_lists()');
  }
}
