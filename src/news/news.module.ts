import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { EntitiesModule } from '../entities/entities.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { NewsController } from './news.controller.js';
import { NewsRepository } from './news.repository.js';
import { NewsService } from './news.service.js';

/** What is new since a member's last visit: photos, entities, and decisions on contributions. */
@Module({
  imports: [AccountsModule, EntitiesModule, PhotosModule, ContributionsModule],
  controllers: [NewsController],
  providers: [NewsRepository, NewsService],
  exports: [NewsService],
})
export class NewsModule {}
