import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

const LINUX = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS_BELOW_PROGRAM_FILES = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
];

function installedPlaces(): string[] {
  if (process.platform === 'darwin') return MAC;
  if (process.platform !== 'win32') return LINUX;
  const roots = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];
  return roots
    .filter((root) => root !== undefined)
    .flatMap((root) => WINDOWS_BELOW_PROGRAM_FILES.map((below) => path.join(root, below)));
}

/**
 * Path of the first Chrome or Chromium this machine already has: installed by the system, else downloaded by Playwright.
 * Undefined when there is none.
 */
export function installedBrowser(): string | undefined {
  return [...installedPlaces(), chromium.executablePath()].find((file) => existsSync(file));
}
