import type { Config } from '../config/config.js';
import type { GracefulShutdown } from '../process/graceful-shutdown.js';
import { traceWith } from './tracing.js';

/**
 * Writes traces where the configuration names a collector; what is left of them is sent before the process ends. Without one
 * nothing of OpenTelemetry is loaded.
 */
export async function startTracing(
  { openTelemetry: collector }: Pick<Config, 'openTelemetry'>,
  shutdown: Pick<GracefulShutdown, 'closeWith'>,
): Promise<void> {
  if (!collector) return;
  const { openTelemetry } = await import('./open-telemetry.js');
  const { tracing, close } = openTelemetry(collector);
  traceWith(tracing);
  shutdown.closeWith('Traces', close);
}
