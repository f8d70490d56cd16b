import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
const envOf = (source: Record<string, string>) => {
  const reading = readEnv(source);
  return reading.ok ? reading.env : undefined;
};
const faultsOf = (source: Record<string, string>) => {
  const reading = readEnv(source);
  return reading.ok ? [] : reading.faults;
};

describe('the token for metrics', () => {
  it('is none unless it is set, and long enough not to be guessed', () => {
    const token = 'c'.repeat(32);
    expect(envOf({})?.metricsToken).toBeUndefined();
    expect(envOf({ METRICS_TOKEN: token })?.metricsToken).toBe(token);
    for (const bad of ['short', `${token} and a space`]) {
      expect(faultsOf({ METRICS_TOKEN: bad }).join()).toContain(
        'METRICS_TOKEN must be 32 characters or more',
      );
    }
  });
});

describe('tracing', () => {
  it('is off without a collector', () => {
    expect(envOf({ OTEL_SERVICE_NAME: 'studio' })?.tracing).toBeUndefined();
  });

  it('traces everything unless a share is named, and begins every trace itself', () => {
    expect(envOf(COLLECTOR)?.tracing).toEqual({
      endpoint: 'http://collector:4318',
      serviceName: 'lifted',
      sampledShare: 1,
      continuesTraces: false,
    });
    expect(
      envOf({ ...COLLECTOR, OTEL_TRACES_SAMPLER_ARG: '0.25', OTEL_SERVICE_NAME: 'studio' })?.tracing,
    ).toMatchObject({ sampledShare: 0.25, serviceName: 'studio' });
  });

  it('goes on with a trace only behind a proxy of ours', () => {
    expect(envOf({ ...COLLECTOR, TRUST_PROXY: '1' })?.tracing?.continuesTraces).toBe(true);
  });

  it.each(['2', '-1', '50%', '1.5', '.'])('refuses %s as a share', (share) => {
    expect(faultsOf({ ...COLLECTOR, OTEL_TRACES_SAMPLER_ARG: share })).toEqual([
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, such as 0.1 for a tenth of the requests.',
    ]);
  });

  it('refuses a collector that is no address', () => {
    expect(faultsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with http:// or https://.',
    ]);
  });
});
