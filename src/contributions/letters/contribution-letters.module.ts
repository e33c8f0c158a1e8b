import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.js';
import { ContributionLetters } from './contribution-letters.js';

@Module({ imports: [SettingsModule], providers: [ContributionLetters] })
export class ContributionLettersModule {}
