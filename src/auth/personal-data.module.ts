import { Module } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

/** Apart from AuthModule, so that whoever only registers what it holds does not bring sessions and keys along. */
@Module({ providers: [PersonalData], exports: [PersonalData] })
export class PersonalDataModule {}
