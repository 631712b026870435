import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstRequestScript } from '@tiyin/payform/first-request';
import { CommandError, root } from '../bootstrap.mjs';
import { type BuiltScripts, type PageApp, inlineNames, type Inventory } from './inventory.ts';
import { hashOf } from './hash-of.ts';
import { bundledFile } from './list-bundled.ts';

const folders: Readonly<Record<PageApp, string>> = {
  backoffice: 'apps/backoffice/dist',
  payform: 'apps/payform/dist/client',
};

/** The server renders the form's page, with this script in those of a named method. */
const inlineOfForm = `<script>${firstRequestScript}</script>`;

/** Both apps with pages. */
export const apps: readonly PageApp[] = ['backoffice', 'payform'];

/**
 * Reads the recorded inventories of both apps.
 * @throws Error when the text has another form
 */
export function readRecord(text: string): Readonly<Record<PageApp, Inventory>> {
  const record = fieldsOf(JSON.parse(text));
  return {
    backoffice: readInventory(record['backoffice']),
    payform: readInventory(record['payform']),
  };
}

function readInventory(value: unknown): Inventory {
  const { entries, inline, packages } = fieldsOf(value);
  const read = Object.entries(fieldsOf(packages)).map(([name, entry]) => {
    const { version, purpose } = textsOf(entry);
    return [name, { version: version ?? '', purpose: purpose ?? '' }] as const;
  });
  return {
    entries: textsOf(entries),
    inline: textsOf(inline),
    packages: Object.fromEntries(read),
  };
}

/**
 * Reads the scripts of a built app.
 * @throws CommandError when it was not built
 */
export function readBuilt(app: PageApp): BuiltScripts {
  const read = (file: string) => {
    const path = join(root, folders[app], file);
    if (!existsSync(path)) throw new CommandError(`${path} is missing: npm run build`);
    return readFileSync(path, 'utf8');
  };
  const manifest = Object.entries(fieldsOf(JSON.parse(read('.vite/manifest.json'))));
  return {
    entries: manifest.flatMap(([source, file]) =>
      fieldsOf(file)['isEntry'] === true ? [source] : [],
    ),
    inline: inlineNames(app === 'payform' ? inlineOfForm : read('index.html')),
    packages: textsOf(JSON.parse(read(bundledFile))),
  };
}

/**
 * The hash of each script of a built app, by its address.
 * @throws CommandError when it was not built
 */
export function hashBuilt(app: PageApp): ReadonlyMap<string, string> {
  const folder = join(root, folders[app], `${app}-assets`);
  if (!existsSync(folder)) throw new CommandError(`${folder} is missing: npm run build`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => [`/${app}-assets/${name}`, hashOf(readFileSync(join(folder, name)))]),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error('An object is expected.');
  return { ...value };
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(fieldsOf(value)).map(([name, text]) => {
    if (typeof text !== 'string') throw new Error(`${name} is not a text.`);
    return [name, text] as const;
  });
  return Object.fromEntries(texts);
}
