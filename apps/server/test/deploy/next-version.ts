import { spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { builtServer } from './built-fleet.ts';

const apps = fileURLToPath(new URL('../../../', import.meta.url));

/** Migrations of a version that follows this one: each only adds, and one builds an index beside the payments. */
const migrations: Readonly<Record<string, string>> = {
  '9998_rolling_column': 'ALTER TABLE "invoice" ADD COLUMN "rolling_note" text;',
  '9999_rolling_index':
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "rolling_note_index" ON "invoice" ("rolling_note", "created_at");',
};

type Journal = { readonly entries: { readonly when: number; readonly tag: string }[] };

/**
 * Makes a copy of the built system, as a version with later migrations.
 * @returns the folder of its server
 */
export function makeNextVersion(folder: string): string {
  const server = join(folder, 'server/dist/');
  cpSync(builtServer, server, { recursive: true });
  cpSync(join(apps, 'server/package.json'), join(folder, 'server/package.json'));
  for (const app of ['backoffice', 'payform']) symlinkSync(join(apps, app), join(folder, app));
  const file = join(server, 'migrations/meta/_journal.json');
  const journal: Journal = JSON.parse(readFileSync(file, 'utf8'));
  for (const [tag, sql] of Object.entries(migrations)) {
    const last = journal.entries.at(-1);
    const when = (last?.when ?? 0) + 1;
    const entry = { idx: journal.entries.length, version: '7', when, tag, breakpoints: true };
    journal.entries.push(entry);
    writeFileSync(join(server, `migrations/${tag}.sql`), sql);
  }
  writeFileSync(file, JSON.stringify(journal));
  return server;
}

/**
 * Runs the command that migrates.
 * @param server the folder of the version that the migrations are of
 * @throws Error with everything that it wrote, when it fails
 */
export async function runMigrate(server: string, env: Record<string, string>): Promise<void> {
  const command = spawn(process.execPath, [`${server}admin.js`, 'migrate'], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, code] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    new Promise<number | null>((resolve) => {
      command.once('close', resolve);
    }),
  ]);
  if (code !== 0) throw new Error(`migrate ended with ${code}: ${stdout}${stderr}`);
}
