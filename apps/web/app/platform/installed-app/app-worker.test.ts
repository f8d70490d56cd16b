import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestDevice } from './test-device.ts';

let device: TestDevice;

beforeEach(() => {
  device = new TestDevice();
});

describe('a new version', () => {
  it('is offered when it waits, and not before', async () => {
    await device.app.keep();
    const seen: boolean[] = [];
    device.app.subscribe(() => seen.push(device.app.isUpdateReady()));
    expect(device.app.isUpdateReady()).toBe(false);
    device.fetchVersion();
    expect(device.app.isUpdateReady()).toBe(true);
    expect(seen).toEqual([true]);
  });

  it('that waits since the last visit is offered at once', async () => {
    device.fetchVersion();
    await device.app.keep();
    expect(device.app.isUpdateReady()).toBe(true);
  });

  it('is none where the first one has just been fetched', async () => {
    device.workers.controller = null;
    await device.app.keep();
    device.fetchVersion();
    expect(device.app.isUpdateReady()).toBe(false);
  });

  it('is let in by its owner alone, and then the page is loaded once', async () => {
    await device.app.keep();
    const version = device.fetchVersion();
    expect(version.told).toEqual([]);
    device.app.update();
    expect(version.told).toEqual(['SKIP_WAITING']);
    expect(device.reloads).toBe(0);
    device.letIn();
    device.letIn();
    expect(device.reloads).toBe(1);
  });

  it('that another tab let in is offered no more, and this page goes on', async () => {
    await device.app.keep();
    device.fetchVersion();
    device.letIn();
    expect(device.app.isUpdateReady()).toBe(false);
    expect(device.reloads).toBe(0);
  });

  it('that gave way to a newer one is reached by loading the page', async () => {
    await device.app.keep();
    device.fetchVersion().state = 'redundant';
    device.app.update();
    expect(device.reloads).toBe(1);
  });

  it('is asked for when an app that is never closed comes to the front, once in an hour', async () => {
    await device.app.keep();
    const { registration } = device.workers;
    device.now = HOUR_MS - 1;
    device.show();
    expect(registration.asked).toBe(0);
    device.now = HOUR_MS;
    device.show();
    device.show();
    expect(registration.asked).toBe(1);
  });
});

describe('the files of the app', () => {
  it('are fetched again when they are gone and the worker is still there', async () => {
    device.cached.delete('app-one');
    await device.app.keep();
    expect(device.workers.registered).toEqual(['/service-worker.js']);
    expect(device.workers.registration.active?.told).toEqual(['FILL']);
  });

  it('are fetched for the next member where the browser has made the cache again, empty', async () => {
    device.isSignedIn = false;
    await device.app.forget();
    device.cached.set('app-one', []);
    device.isSignedIn = true;
    await device.app.keep();
    expect(device.workers.registration.active?.told).toEqual(['LEAVE', 'FILL']);
  });

  it('of a version that waits are fetched again too', async () => {
    const version = device.fetchVersion();
    device.cached.clear();
    await device.app.keep();
    expect(version.told).toEqual(['FILL']);
  });

  it('are completed when the page has settled, also of a version that is still coming', async () => {
    const coming = device.beginVersion();
    await device.app.complete();
    expect(coming.told).toEqual(['FILL']);
    expect(device.workers.registration.active?.told).toEqual(['FILL']);
  });

  it('are left alone when they are there', async () => {
    await device.app.keep();
    expect(device.workers.registration.active?.told).toEqual([]);
  });

  it('go with the worker when nobody is signed in any more', async () => {
    device.isSignedIn = false;
    await device.app.forget();
    expect(device.workers.registration.isRegistered).toBe(false);
    expect([...device.cached.keys()]).toEqual(['of-somebody-else']);
  });

  it('go in every version at sign-out, also those before the running one', async () => {
    device.cached.set('app-zero', ['/dashboard?0']);
    device.isSignedIn = false;
    await device.app.forget();
    expect([...device.cached.keys()]).toEqual(['of-somebody-else']);
  });

  it('go although a version is still being fetched, which is told to leave like the others', async () => {
    const { registration } = device.workers;
    const coming = device.beginVersion();
    device.isSignedIn = false;
    await device.app.forget();
    expect(coming.told).toEqual(['LEAVE']);
    expect(registration.active?.told).toEqual(['LEAVE']);
  });

  it('are not fetched again by a visit that was still being seen to at sign-out', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    device.workers.done = promise;
    const keeping = device.app.keep();
    // Anything that does not wait for the registration is done by then.
    await new Promise((wake) => setTimeout(wake));
    device.isSignedIn = false;
    const both = [keeping, device.app.complete(), device.app.forget()];
    resolve();
    await Promise.all(both);
    expect(device.workers.registration.active?.told).toEqual(['LEAVE']);
    expect(device.workers.registration.isRegistered).toBe(false);
    expect([...device.cached.keys()]).toEqual(['of-somebody-else']);
  });

  it('stay until there is a network', async () => {
    const back = Promise.withResolvers<void>();
    device.network = back.promise;
    device.isSignedIn = false;
    const forgotten = device.app.forget();
    expect(device.workers.registration.isRegistered).toBe(true);
    back.resolve();
    await forgotten;
    expect(device.workers.registration.isRegistered).toBe(false);
  });

  it('stay for who signs in while they wait for a network to go', async () => {
    const back = Promise.withResolvers<void>();
    device.network = back.promise;
    device.isSignedIn = false;
    const forgotten = device.app.forget();
    device.isSignedIn = true;
    await device.app.keep();
    back.resolve();
    await forgotten;
    expect(device.workers.registration.active?.told).toEqual([]);
    expect([...device.cached.keys()]).toContain('app-one');
  });

  it('are left alone while nobody is signed in', async () => {
    device.isSignedIn = false;
    device.cached.clear();
    await device.app.keep();
    await device.app.complete();
    expect(device.workers.registered).toEqual([]);
    expect(device.workers.registration.active?.told).toEqual([]);
  });
});
