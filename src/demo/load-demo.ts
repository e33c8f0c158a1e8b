import type { INestApplication } from '@nestjs/common';
import type { GracefulShutdown } from '../platform/process/graceful-shutdown.js';
import { DemoAdministrator } from './demo-administrator.js';
import { DemoLoader } from './demo-loader.js';
import { DemoProgress } from './demo-progress.js';

/** `DEMO=on`: fills an empty archive, logs how to sign in, and logs the progress of the renditions. */
export async function loadDemo(
  app: INestApplication,
  { log, shutdown }: { log: (line: string) => void; shutdown: GracefulShutdown },
): Promise<void> {
  const ending = new AbortController();
  const loading = app.get(DemoLoader).load({ signal: ending.signal });
  shutdown.closeWith('The demo', async () => {
    ending.abort();
    await loading.catch(() => undefined);
  });
  await loading;
  const { email, password } = await app.get(DemoAdministrator).provide();
  log(
    password
      ? `Administrator: ${email}   password: ${password}   (shown this once)`
      : `Administrator: ${email}   (npm run admin:password sets a new password)`,
  );
  void app.get(DemoProgress).follow(log, ending.signal);
}
