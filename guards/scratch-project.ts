import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

export const PROJECT_ROOT = path.dirname(import.meta.dirname);

/** A small project in a temporary folder that sees our packages, for tools that only read real files. */
export interface ScratchProject {
  readonly root: string;
  readonly remove: () => void;
}

export function scratchProject(files: Readonly<Record<string, string>>): ScratchProject {
  const root = mkdtempSync(path.join(tmpdir(), 'lifted-guards-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Output of a command of node_modules/.bin and whether it succeeded. */
export interface ToolAnswer {
  readonly passed: boolean;
  readonly output: string;
}

export function runTool(command: string, args: readonly string[], folder: string): Promise<ToolAnswer> {
  const file = path.join(PROJECT_ROOT, 'node_modules', '.bin', command);
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } };
  return new Promise((resolve) => {
    execFile(file, args, options, (error, stdout, stderr) =>
      resolve({ passed: error === null, output: stdout + stderr }),
    );
  });
}
