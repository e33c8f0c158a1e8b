import { Module } from '@nestjs/common';
import { LastBackup } from '../backup/last-backup.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { MailTestService } from './mail-test.service.js';
import { JobStatus } from '../jobs/job-status.js';
import { FileState } from '../photos/renditions/file-state.js';
import { HealthModule } from '../platform/health/health.module.js';
import { SystemController } from './system.controller.js';
import { SystemService } from './system.service.js';

/** The state of services and background jobs, for administrators. */
@Module({
  imports: [AccountsModule, HealthModule, SettingsModule],
  controllers: [SystemController],
  providers: [FileState, JobStatus, LastBackup, MailTestService, SystemService],
})
export class SystemModule {}
