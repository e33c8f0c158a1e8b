import { OperatorError } from '../operator-error.js';
import { readConfig } from './read-config.js';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

it('sends neither traces nor metrics where no collector is named', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'archive' }).openTelemetry).toBeNull();
});

it('sends all traces of the service veduta, and metrics every minute, or what the standard variables say', () => {
  expect(readConfig(endpoint).openTelemetry).toEqual({
    endpoint: 'http://collector:4318',
    headers: {},
    serviceName: 'veduta',
    sampler: 'parentbased_always_on',
    ratio: 1,
    metricsEveryMs: 60_000,
  });
  const chosen = {
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20dXNlcjpwYXNz, x-scope=archive',
    OTEL_SERVICE_NAME: 'archive',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    OTEL_METRIC_EXPORT_INTERVAL: '15000',
  };
  expect(readConfig({ ...endpoint, ...chosen }).openTelemetry).toMatchObject({
    headers: { Authorization: 'Basic dXNlcjpwYXNz', 'x-scope': 'archive' },
    serviceName: 'archive',
    sampler: 'parentbased_traceidratio',
    ratio: 0.1,
    metricsEveryMs: 15_000,
  });
  const without = { ...endpoint, OTEL_METRICS_EXPORTER: 'none' };
  expect(readConfig(without).openTelemetry).toMatchObject({ metricsEveryMs: null });
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:secret@collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ['OTEL_METRICS_EXPORTER', 'prometheus'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '1'],
])('stops the start with one line that names the variable: %s=%s', (name, value) => {
  const start = (): unknown => readConfig({ ...endpoint, [name]: value });
  expect(start).toThrow(OperatorError);
  expect(start).toThrow(new RegExp(`^${name} (?!.*secret)[^\n]+$`));
});
