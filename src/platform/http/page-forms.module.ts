import { Global, Module } from '@nestjs/common';
import { PageForms } from './page-forms.js';

@Global()
@Module({ providers: [PageForms], exports: [PageForms] })
export class PageFormsModule {}
