import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import shipped, { inflate } from '@sparticuz/chromium';

/** A browser that needs libraries and fonts of its own, and where those lie. */
export interface ShippedBrowser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const packageRoot = path.join(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');

/** The browser inside @sparticuz/chromium is built for this system and no other. */
export const SHIPPED_BROWSER_RUNS_HERE = process.platform === 'linux' && process.arch === 'x64';

/**
 * The Chromium that came through npm, unpacked on first use (4 s, 210 MB) into node_modules/.cache. Its NSS libraries
 * and fonts are unpacked with it, because a bare server has neither.
 */
export async function shippedBrowser(): Promise<ShippedBrowser> {
  const folder = await unpackedFolder();
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

async function unpackedFolder(): Promise<string> {
  const cache = path.join(packageRoot, '..', '..', '.cache');
  const folder = path.join(cache, `chromium-${await shippedVersion()}-with-fonts`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(path.join(cache, 'unpacking-'));
  await unpackInto(unfinished);
  await writeFile(path.join(unfinished, 'fonts.conf'), fontSettings(folder));
  await chmod(unfinished, 0o755);
  await takePlace(unfinished, folder);
  return folder;
}

async function shippedVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error(`${packageRoot}/package.json names no version.`);
}

/** The package unpacks into the system's temporary folder; a folder of our own keeps users and half files apart. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await shipped.executablePath();
    await inflate(path.join(packageRoot, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** The package's own settings name folders of a cloud service; a browser that finds no font at all shows no text. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

/** Renaming is atomic: of two processes that unpack at once one wins and the other throws its copy away. */
async function takePlace(unfinished: string, folder: string): Promise<void> {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
