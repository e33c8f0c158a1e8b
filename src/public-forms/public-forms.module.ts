import { Module } from '@nestjs/common';
import { PageFormsModule } from '../platform/http/page-forms.module.js';
import { PublicForms } from './public-forms.js';
import { SentData } from './sent-data.js';

/** What the forms have in common that any visitor may send. */
@Module({ imports: [PageFormsModule], providers: [PublicForms, SentData], exports: [PublicForms, SentData] })
export class PublicFormsModule {}
