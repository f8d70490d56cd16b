import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DRAWING_FOLDER } from '@lifted/contract/studio-settings';
import type { StudioProfile } from '@lifted/profile/studio-profile';

/** What a thread is to draw. */
export interface DrawingTask {
  /** Of the built site. */
  readonly folder: string;
  readonly profile: StudioProfile;
  /** One page; undefined: all that is written from the profile. */
  readonly address: string | undefined;
}

/** Whether a thread was given a task by this module, which alone starts it. */
export function isDrawingTask(value: unknown): value is DrawingTask {
  return typeof value === 'object' && value !== null && 'folder' in value && 'profile' in value;
}

interface DrawingInput {
  readonly build: unknown;
  readonly readText: (path: string) => Promise<string>;
  readonly now: Date;
}

/** The module of the built site that draws it (apps/web/build-steps/draw-site.ts). */
export interface DrawSite {
  readonly drawSite: (input: DrawingInput) => Promise<ReadonlyMap<string, string>>;
  readonly drawOne: (address: string, input: DrawingInput) => Promise<string>;
}

/** Its types were checked at build time. */
export function isDrawSite(value: unknown): value is DrawSite {
  return typeof value === 'object' && value !== null && 'drawSite' in value && 'drawOne' in value;
}

const WORKER = new URL('draw-site-worker.ts', import.meta.url);

/** Only the router's own build may ask for the page of all addresses that are not drawn; nothing else is needed. */
const AS_THE_BUILD = { IS_RR_BUILD_REQUEST: 'yes' };

/** Whether the built site can be drawn again; one for tests cannot. */
export function canDraw(folder: string): boolean {
  return existsSync(join(folder, DRAWING_FOLDER));
}

/** All files of the site that are written from the profile, by their names below its folder. */
export function drawPages(folder: string, profile: StudioProfile): Promise<ReadonlyMap<string, string>> {
  return draw({ folder, profile, address: undefined });
}

/**
 * One page with a profile that is not saved.
 * @throws Error when the site has no such page.
 */
export async function drawPage(folder: string, profile: StudioProfile, address: string): Promise<string> {
  const [html] = (await draw({ folder, profile, address })).values();
  if (html === undefined) throw new Error(`Nothing was drawn for ${address}.`);
  return html;
}

function draw(task: DrawingTask): Promise<ReadonlyMap<string, string>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: task, env: AS_THE_BUILD });
    worker.once('message', (drawn: ReadonlyMap<string, string>) => {
      resolve(drawn);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Drawing the site ended without a page.')));
  });
}
