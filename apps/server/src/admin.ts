import { dropArchived } from './administration/archive/drop-archived.ts';
import { verifyArchive } from './administration/archive/verify-archive.ts';
import { writeArchive } from './administration/archive/write-archive.ts';
import { addProvider } from './administration/add-provider.ts';
import { linkPerson } from './administration/identities.ts';
import { addPerson, resetSecondFactor, setPassword, setRoles } from './administration/people.ts';
import { type AdminRequest, readRequest } from './administration/read-request.ts';
import { verify } from './administration/verify.ts';
import { verifyAudit } from './administration/verify-audit.ts';
import { readSecretText } from './administration/read-secret-text.ts';
import { withOrigin } from './audit/origin.ts';
import { rotateSecret } from './administration/rotation/rotate-secret.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { readRetention } from './config/read-retention.ts';
import type { ServerContext } from './context.ts';
import { explainLoss, openDatabase } from './db/database.ts';
import { requireSameSecret } from './db/installation.ts';
import { StartupError } from './errors/startup-error.ts';
import { loadSecret } from './secrets/secret-file.ts';
import { createSecrets } from './secrets/secrets.ts';

/**
 * `npm run admin`: setup that must exist before the first sign-in and actions without a screen, for
 * people with access to the database and its secret. It reads the same environment as the server.
 */
await administer(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});

async function administer(words: readonly string[]): Promise<void> {
  const request = readRequest(words);
  const config = readConfig(process.env, process.cwd(), 'administration');
  const secret = await readSecretOf(request);
  const secrets = createSecrets(loadSecret(config), config.nextSecret);
  const isMigrated = config.process.migratesAtStart || request.command === 'migrate';
  const database = await openDatabase({ ...config, isMigrated });
  try {
    await database.transaction((tx) => requireSameSecret(tx, secrets));
    const deps = { config, database, secrets, clock: systemClock };
    console.log(await withOrigin({ kind: 'command' }, () => carryOut(request, secret, deps)));
  } catch (error) {
    throw explainLoss(config, error);
  } finally {
    await database.close();
  }
}

/** The secret that a request needs; never from the command line, which other users of the machine can read. */
async function readSecretOf({ command }: AdminRequest): Promise<string | undefined> {
  if (command === 'add-provider') return process.env['TIYIN_PROVIDER_SECRET'] || undefined;
  const withoutSecret: readonly AdminRequest['command'][] = [
    'link-identity',
    'reset-second-factor',
    'set-roles',
    'verify',
    'verify-audit',
    'archive',
    'archive-verify',
    'archive-drop',
    'rotate-secret',
    'migrate',
  ];
  if (withoutSecret.includes(command)) return undefined;
  return readSecretText(process.env['TIYIN_PASSWORD'] || undefined, process.stdin);
}

/** Runs it and returns one line about the result. */
async function carryOut(
  request: AdminRequest,
  secret: string | undefined,
  deps: Pick<ServerContext, 'config' | 'database' | 'secrets' | 'clock'>,
): Promise<string> {
  switch (request.command) {
    case 'add-person': {
      const id = await addPerson(deps, request.person, secret ?? '');
      return `${request.person.username} can sign in: person ${id}.`;
    }
    case 'set-password':
      await setPassword(deps, request.username, secret ?? '');
      return `${request.username} has another password and is signed out everywhere.`;
    case 'set-roles':
      await setRoles(deps, request.username, request.roles);
      return `${request.username} has other roles.`;
    case 'link-identity':
      await linkPerson(deps, request);
      return `${request.username} signs in at the OpenID provider from now on and is signed out everywhere.`;
    case 'reset-second-factor':
      await resetSecondFactor(deps, request.username);
      return `${request.username} signs in with the password alone and is signed out everywhere.`;
    case 'verify':
      return verify(deps);
    case 'verify-audit':
      return verifyAudit(deps.database, request.known);
    case 'archive':
      return writeArchive(deps, request);
    case 'archive-verify':
      return verifyArchive(deps, request.folder);
    case 'archive-drop':
      return dropArchived(deps, request.folder, readRetention(process.env));
    case 'migrate':
      return 'The schema is up to date.';
    case 'rotate-secret':
      await rotateSecret(deps, { report: (line) => console.log(line) });
      return 'Everything is encrypted under the next secret: make it TIYIN_SECRET, and remove TIYIN_NEXT_SECRET.';
    case 'add-provider': {
      const { id, madeSecret } = await addProvider(deps, request.provider, secret);
      const added = `${request.provider.name} is provider ${id}.`;
      return madeSecret === undefined
        ? added
        : `${added} Both sides sign with this secret, shown once: ${madeSecret}`;
    }
  }
}
