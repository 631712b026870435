import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asId, type MerchantId } from '@tiyin/domain/ids';
import { hasUnseen } from '@tiyin/domain/names';
import { type Permission, permissions } from '@tiyin/domain/permissions';
import type { Head } from '../audit/chain-entries.ts';
import { StartupError } from '../errors/startup-error.ts';
import { maskCardNumbers } from '../secrets/hide-card-numbers.ts';

/** Roles by their names, or a role with exactly these permissions. */
export type RoleChoice =
  | { readonly names: readonly string[] }
  | { readonly permissions: readonly Permission[] };

/** A person who may sign in; without a merchant, one of all merchants or of none. */
export type NewPerson = {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: RoleChoice;
  readonly merchantId: MerchantId | null;
};

/** A provider whose accounts may be opened (PEOPLE-48); only one over http has an address. */
export type NewProvider =
  | { readonly kind: 'sandbox' | 'manual'; readonly name: string }
  | { readonly kind: 'http'; readonly name: string; readonly url: string };

/** A command of an administrator; it never contains secrets. */
export type AdminRequest =
  | { readonly command: 'add-person'; readonly person: NewPerson }
  | { readonly command: 'set-password'; readonly username: string }
  | { readonly command: 'set-roles'; readonly username: string; readonly roles: RoleChoice }
  | { readonly command: 'link-identity'; readonly username: string; readonly subject: string }
  | { readonly command: 'reset-second-factor'; readonly username: string }
  | { readonly command: 'add-provider'; readonly provider: NewProvider }
  | { readonly command: 'verify-audit'; readonly known: Head | undefined }
  | { readonly command: 'verify' }
  | { readonly command: 'archive'; readonly folder: string; readonly before: string }
  | { readonly command: 'archive-verify' | 'archive-drop'; readonly folder: string }
  | { readonly command: 'rotate-secret' }
  | { readonly command: 'migrate' };

/** How the commands are called. */
const usage = `npm run admin -- <command>
  add-person --username NAME --first-name NAME --last-name NAME
             [--role operator,… | --permissions a,b,c] [--merchant ID]
  set-roles --username NAME [--role operator,… | --permissions a,b,c]
  set-password --username NAME
  link-identity --username NAME --subject SUB   (with OIDC_ISSUER)
  reset-second-factor --username NAME
  add-provider --kind sandbox|manual|http --name NAME [--url ADDRESS]
  verify
  verify-audit [--head POSITION:HASH]
  archive --before YYYY-MM --folder FOLDER
  archive-verify FOLDER
  archive-drop FOLDER   (with one of the variables TIYIN_KEEP_…_MONTHS)
  rotate-secret   (with TIYIN_SECRET and TIYIN_NEXT_SECRET)
  migrate`;

const texts = [
  'username',
  'subject',
  'first-name',
  'last-name',
  'role',
  'permissions',
  'merchant',
  'kind',
  'name',
  'url',
  'head',
  'before',
  'folder',
] as const;

type Given = Readonly<Partial<Record<(typeof texts)[number], string>>>;

const allowed: Readonly<Record<AdminRequest['command'], readonly (keyof Given)[]>> = {
  'add-person': ['username', 'first-name', 'last-name', 'role', 'permissions', 'merchant'],
  'set-roles': ['username', 'role', 'permissions'],
  'set-password': ['username'],
  'link-identity': ['username', 'subject'],
  'reset-second-factor': ['username'],
  'add-provider': ['kind', 'name', 'url'],
  verify: [],
  'verify-audit': ['head'],
  archive: ['before', 'folder'],
  'archive-verify': ['folder'],
  'archive-drop': ['folder'],
  'rotate-secret': [],
  migrate: [],
};

/**
 * Parses the command line.
 * @param words the arguments after `npm run admin --`
 * @throws StartupError with one sentence about the first error, or with the usage
 */
export function readRequest(words: readonly string[]): AdminRequest {
  const [command, ...rest] = words;
  if (command === undefined || !isCommand(command)) throw new StartupError(usage);
  const given = readGiven(withFolder(command, rest));
  const stray = texts.find((key) => given[key] !== undefined && !allowed[command].includes(key));
  if (stray !== undefined) throw new StartupError(`${command} takes no --${stray}.\n${usage}`);
  switch (command) {
    case 'add-person':
      return { command, person: readPerson(given) };
    case 'verify':
    case 'rotate-secret':
    case 'migrate':
      return { command };
    case 'add-provider':
      return { command, provider: readProvider(given) };
    case 'archive':
      return { command, folder: readFolder(given), before: readMonth(given) };
    case 'archive-verify':
    case 'archive-drop':
      return { command, folder: readFolder(given) };
    case 'verify-audit':
      return { command, known: readHead(given.head) };
    case 'set-roles':
      return { command, username: required(given, 'username'), roles: readRoles(given) };
    case 'link-identity': {
      const username = required(given, 'username');
      return { command, username, subject: required(given, 'subject') };
    }
    default:
      return { command, username: required(given, 'username') };
  }
}

function isCommand(text: string): text is AdminRequest['command'] {
  return Object.hasOwn(allowed, text);
}

function readGiven(words: readonly string[]): Given {
  const options = Object.fromEntries(texts.map((key) => [key, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...words], options, strict: true }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** The folder of an archive may be named without its option. */
function withFolder(command: string, rest: readonly string[]): readonly string[] {
  const isBare = command.startsWith('archive-') && rest.length === 1 && !rest[0]?.startsWith('-');
  return isBare ? ['--folder', ...rest] : rest;
}

function readFolder({ folder = '' }: Given): string {
  if (folder.trim() !== '') return resolve(folder);
  throw new StartupError(`The folder of the archive is needed.\n${usage}`);
}

function readMonth({ before = '' }: Given): string {
  if (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(before)) return before;
  throw new StartupError(`--before is "${before}": it is a month, as 2026-03.`);
}

function required(given: Given, key: keyof Given): string {
  const text = given[key]?.trim() ?? '';
  if (text !== '' && text.length <= 128) return text;
  throw new StartupError(`--${key} is needed, with 1 to 128 characters.`);
}

/** A card number (API-491) and characters that cannot be seen (API-900) have no place in a name. */
function requiredName(given: Given, key: 'first-name' | 'last-name' | 'name'): string {
  const name = maskCardNumbers(required(given, key));
  if (hasUnseen(name)) throw new StartupError(`--${key} has a character that cannot be seen.`);
  return name;
}

function readPerson(given: Given): NewPerson {
  const merchantId = given.merchant === undefined ? null : asId<MerchantId>(readId(given.merchant));
  return {
    username: required(given, 'username'),
    firstName: requiredName(given, 'first-name'),
    lastName: requiredName(given, 'last-name'),
    roles: readRoles(given),
    merchantId,
  };
}

function readRoles({ role, permissions: list }: Given): RoleChoice {
  if (role !== undefined && list !== undefined) {
    throw new StartupError('--role and --permissions exclude each other.');
  }
  if (list !== undefined) {
    return { permissions: list.split(',').map((text) => readPermission(text.trim())) };
  }
  return { names: (role ?? 'operator').split(',').map((text) => text.trim()) };
}

function readPermission(text: string): Permission {
  const known = permissions.find((permission) => permission === text);
  if (known !== undefined) return known;
  throw new StartupError(`There is no permission "${text}": there are ${permissions.join(', ')}.`);
}

function readId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new StartupError(`--merchant is "${text}", which is not an id.`);
}

function readProvider(given: Given): NewProvider {
  const name = requiredName(given, 'name');
  const { kind, url } = given;
  if (kind === 'http') return { kind, name, url: required(given, 'url') };
  if (url !== undefined) throw new StartupError('Only a provider of the kind http has a --url.');
  if (kind === 'sandbox' || kind === 'manual') return { kind, name };
  throw new StartupError(`--kind is "${kind ?? ''}": it is sandbox, manual or http.`);
}

/** A head as logs and this command print it. */
function readHead(text: string | undefined): Head | undefined {
  if (text === undefined) return undefined;
  const [, position, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text.trim()) ?? [];
  if (position !== undefined && hash !== undefined) {
    return { position: Number(position), hash: Buffer.from(hash, 'hex') };
  }
  throw new StartupError(`--head is "${text}": it is a position and a hash, as 4211:9f86….`);
}
