import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { DRAWING_FOLDER } from '@lifted/contract/studio-settings';
import { adoptProfile } from '@lifted/profile/adopted-profile';
import { isDrawingTask, isDrawSite } from './draw-site.ts';

/*
 * Draws the site with a profile, in a thread of its own: what the pages compute from the profile once is computed from this
 * one, no request waits meanwhile, and its memory is given back afterwards.
 */
const task: unknown = workerData;
if (!isDrawingTask(task)) throw new Error('This thread was started without a task.');
adoptProfile(task.profile);
const { address, folder } = task;
const drawingFolder = join(folder, DRAWING_FOLDER);
const drawing: unknown = await import(pathToFileURL(join(drawingFolder, 'draw-site.mjs')).href);
if (!isDrawSite(drawing)) throw new Error('The built site has nothing that draws it.');
const build: unknown = JSON.parse(await readFile(join(drawingFolder, 'build.json'), 'utf8'));
const input = {
  build,
  // Style sheets are named with a fragment, which is no part of the file's name.
  readText: (path: string) => readFile(new URL(`.${path}`, pathToFileURL(`${folder}/`)), 'utf8'),
  now: new Date(),
};
const drawn =
  address === undefined
    ? await drawing.drawSite(input)
    : new Map([[address, await drawing.drawOne(address, input)]]);
parentPort?.postMessage(drawn);
