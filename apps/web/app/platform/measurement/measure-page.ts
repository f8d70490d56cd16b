import type { Measurement, sendMeasurements } from '@lifted/contract/measurements';
import type { MeasuredDevice } from '@lifted/domain/measurement/page-measurement';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { consentStore } from '../consent/consent-store.ts';
import type { Noticed } from '@lifted/client/notice.ts';
import { failureMeasurement } from './failure-measurement.ts';
import { createMeasurements, type Measurements } from './measurements.ts';
import { isOpeningOfApp } from './opening-of-app.ts';
import { routePattern } from './route-pattern.ts';

const ADDRESS: `/api${(typeof sendMeasurements)['path']}` = '/api/measurements';
/** From this width on pages use their wide layout. */
const DESKTOP = '(min-width: 60rem)';
const CLS_DECIMALS = 4;

declare global {
  interface Window {
    /** Failures before this module was loaded, kept by the boot script; none in development. */
    noticed?: Event[];
    /** React Router's manifest: `version` changes with every build. */
    __reactRouterManifest?: { readonly version?: string };
  }
  interface WindowEventMap {
    notice: CustomEvent<Noticed>;
  }
}

/**
 * Measures this page after consent: web vitals, failures, and the outcome of the offer to install. Everything is sent in one
 * batch when the page is hidden, without cookies; withdrawing consent stops it at once.
 */
export function measurePage(): void {
  const mayMeasure = () => consentStore.decision('statistics')?.answer === 'granted';
  const measurements = createMeasurements({ mayMeasure, post });
  consentStore.subscribe(() => {
    if (!mayMeasure()) measurements.forget();
  });
  measureVitals(measurements);
  measureFailures(measurements);
  if (isOpeningOfApp()) measurements.install({ kind: 'install', event: 'opened' });
  // After the vitals' own listeners, which report their last values at the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') measurements.send();
  });
}

function measureVitals(measurements: Measurements): void {
  const route = routePattern(pathOfDocument());
  const device: MeasuredDevice = window.matchMedia(DESKTOP).matches ? 'desktop' : 'phone';
  const report = ({ id, name, value }: Metric) =>
    measurements.vital(id, {
      kind: 'web_vital',
      name,
      value: name === 'CLS' ? Number(value.toFixed(CLS_DECIMALS)) : Math.max(0, Math.round(value)),
      route,
      device,
      ...release(),
    });
  for (const onVital of [onLCP, onINP, onCLS, onFCP, onTTFB]) onVital(report);
}

function measureFailures(measurements: Measurements): void {
  const heed = (event: Event) => {
    const noticed = noticedIn(event);
    if (noticed === null) return;
    if (noticed.kind === 'install') measurements.install(noticed);
    else {
      const place = { route: routePattern(window.location.pathname), ...release() };
      measurements.failure(failureMeasurement(noticed.source, noticed.failure, place));
    }
  };
  for (const event of window.noticed ?? []) heed(event);
  for (const kind of ['error', 'unhandledrejection', 'notice', 'appinstalled']) {
    window.addEventListener(kind, heed);
  }
}

type Heeded = Exclude<Noticed, { kind: 'failure' }> | { kind: 'failure'; source: Source; failure: unknown };
type Source = Parameters<typeof failureMeasurement>[0];

/** Null for failures of other scripts, whose details browsers hide. */
function noticedIn(event: Event): Heeded | null {
  if (event instanceof ErrorEvent) {
    return event.error === null || event.error === undefined
      ? null
      : { kind: 'failure', source: 'script', failure: event.error };
  }
  if (event instanceof PromiseRejectionEvent) {
    return { kind: 'failure', source: 'promise', failure: event.reason };
  }
  if (event.type === 'appinstalled') return { kind: 'install', event: 'installed' };
  return isNotice(event) ? event.detail : null;
}

function isNotice(event: Event): event is CustomEvent<Noticed> {
  return event.type === 'notice' && event instanceof CustomEvent;
}

/** Where this document was loaded, regardless of navigation since. */
function pathOfDocument(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return new URL(loaded?.name ?? window.location.href).pathname;
}

function release(): { release?: string } {
  const version = window.__reactRouterManifest?.version;
  return version === undefined ? {} : { release: version };
}

function post(entries: readonly Measurement[]): void {
  fetch(ADDRESS, {
    method: 'POST',
    // Sent even while the page unloads, and without the session cookie.
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entries }),
  }).catch(() => {
    // One count is lost; the visitor must not notice.
  });
}
