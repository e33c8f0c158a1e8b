import type { Config } from '../config/config.js';
import type { GracefulShutdown } from '../process/graceful-shutdown.js';
import type { Metrics } from './metrics.js';

/**
 * Sends metrics where the configuration names a collector; the last of them before the process ends. Without one nothing of
 * OpenTelemetry is loaded.
 */
export async function startSendingMetrics(
  metrics: Metrics,
  { openTelemetry: collector }: Pick<Config, 'openTelemetry'>,
  shutdown: Pick<GracefulShutdown, 'closeWith'>,
): Promise<void> {
  if (!collector || collector.metricsEveryMs === null) return;
  const { sendOpenTelemetryMetrics } = await import('./open-telemetry-metrics.js');
  const { close } = sendOpenTelemetryMetrics(metrics, collector, collector.metricsEveryMs);
  shutdown.closeWith('Metrics', close);
}
