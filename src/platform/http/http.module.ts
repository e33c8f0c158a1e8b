import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { ErrorFilter } from './error.filter.js';
import { OperationHandlers } from './operation-handlers.js';
import { OperationGuard } from './operation.guard.js';
import { PageFormsModule } from './page-forms.module.js';
import { DtoValidationPipe } from './validation.pipe.js';

/** The global guard, the validation of input and the error format of all HTTP requests. */
@Module({
  imports: [DiscoveryModule, PageFormsModule],
  providers: [
    MetadataScanner,
    OperationHandlers,
    { provide: APP_GUARD, useClass: OperationGuard },
    { provide: APP_PIPE, useClass: DtoValidationPipe },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [OperationHandlers],
})
export class HttpModule {}
