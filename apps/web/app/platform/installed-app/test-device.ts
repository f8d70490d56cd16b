import { AppWorker, type AppRegistration, type AppVersion } from './app-worker.ts';

/** A version of the worker, and the messages it received. */
class TestVersion extends EventTarget implements AppVersion {
  readonly told: string[] = [];
  state: ServiceWorkerState = 'installing';

  postMessage(message: string): void {
    this.told.push(message);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class TestRegistration extends EventTarget implements AppRegistration {
  installing: TestVersion | null = null;
  waiting: TestVersion | null = null;
  active: TestVersion | null = new TestVersion();
  asked = 0;
  isRegistered = true;

  async update(): Promise<void> {
    this.asked += 1;
  }

  async unregister(): Promise<boolean> {
    this.isRegistered = false;
    return true;
  }
}

class TestWorkers extends EventTarget {
  controller: AppVersion | null = new TestVersion();
  readonly registered: string[] = [];
  readonly registration = new TestRegistration();
  /** When the browser has finished the registration. */
  done: Promise<void> = Promise.resolve();

  async register(address: string): Promise<void> {
    await this.done;
    this.registered.push(address);
  }

  async getRegistration(): Promise<AppRegistration | undefined> {
    return this.registration;
  }
}

/** A browser with the app installed, for tests. */
export class TestDevice {
  readonly workers = new TestWorkers();
  /** Files by the name of their cache. */
  cached = new Map([
    ['app-one', ['/dashboard?1']],
    ['of-somebody-else', ['/else']],
  ]);
  isSignedIn = true;
  reloads = 0;
  now = 0;
  show: () => void = () => undefined;
  network: Promise<void> = Promise.resolve();

  readonly app = new AppWorker({
    workers: this.workers,
    caches: {
      keys: async () => [...this.cached.keys()],
      open: async (name) => ({ keys: async () => this.cached.get(name) ?? [] }),
      delete: async (name) => this.cached.delete(name),
    },
    isSomebodySignedIn: () => this.isSignedIn,
    onShown: (run) => (this.show = run),
    online: () => this.network,
    reload: () => (this.reloads += 1),
    now: () => this.now,
  });

  /** A new version is downloading. */
  beginVersion(): TestVersion {
    const { registration } = this.workers;
    const version = new TestVersion();
    registration.installing = version;
    registration.dispatchEvent(new Event('updatefound'));
    return version;
  }

  /** A new version is downloaded and waits. */
  fetchVersion(): TestVersion {
    const { registration } = this.workers;
    const version = this.beginVersion();
    registration.installing = null;
    registration.waiting = version;
    version.become('installed');
    return version;
  }

  /** The waiting version has taken over, in every tab. */
  letIn(): void {
    this.workers.registration.waiting = null;
    this.workers.dispatchEvent(new Event('controllerchange'));
  }
}
