import { StartupError } from '../errors/startup-error.ts';
import { readCount } from './read-count.ts';

type Name = 'DATABASE_URL' | 'DATABASE_REPLICA_URL';

/**
 * Reads the address of a PostgreSQL. The value is not quoted where it may hold a password.
 * @throws StartupError naming the variable
 */
export function readDatabaseUrl(env: NodeJS.ProcessEnv, name: Name): string | undefined {
  const text = env[name] || undefined;
  if (text === undefined) return undefined;
  if (/^postgres(ql)?:\/\//.test(text)) {
    const url = URL.parse(text);
    if (!url || isCutByPassword(url)) {
      throw new StartupError(
        `${name} cannot be read: write postgres://user:password@host:port/name, with ` +
          'percent-encoding for what is special in the password.',
      );
    }
    refuseOptions(url, name);
    return withKnownTls(text, url, name);
  }
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(text)?.[0];
  throw new StartupError(
    `${name} begins with "${scheme ?? text.slice(0, 4)}", not with postgres:// or postgresql://.`,
  );
}

/** A `/` or `#` in a password ends the host there, and the rest is no name of a database (RUN-948). */
function isCutByPassword({ pathname, hash }: URL): boolean {
  return hash !== '' || /^\/.*[/@]/.test(pathname);
}

/** The modes of TLS that pg knows. */
const tlsModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** The modes that pg reads as verify-full, with a warning that it will weaken them. */
const strictModes = ['prefer', 'require', 'verify-ca'];

/** Names the mode that such a mode means today, so that it is the same with a later pg (RUN-949). */
function withKnownTls(text: string, { searchParams }: URL, name: Name): string {
  const mode = searchParams.get('sslmode');
  if (mode === null || searchParams.get('uselibpqcompat') === 'true') return text;
  if (!tlsModes.includes(mode)) {
    throw new StartupError(
      `${name} has the sslmode "${mode}", which is none of ${tlsModes.join(', ')}.`,
    );
  }
  if (!strictModes.includes(mode)) return text;
  searchParams.set('sslmode', 'verify-full');
  return `${text.slice(0, text.indexOf('?'))}?${searchParams.toString()}`;
}

/** They would replace the limits and the time zone of a connection, which looks as if a pooler had dropped them. */
function refuseOptions({ searchParams }: URL, name: Name): void {
  if (!searchParams.has('options')) return;
  throw new StartupError(
    `${name} has "options", in which the server gives its own: set them for the role, with ALTER ROLE … SET.`,
  );
}

/** A replica is looked at five times a second: a shorter time than this would never hold. */
const lagMs = { fallback: 2_000, min: 500, max: 60_000 };

/**
 * Reads where lists, files and statistics are read from, and how far it may be behind (RUN-542).
 * @throws StartupError naming the variable
 */
export function readReplica(
  env: NodeJS.ProcessEnv,
): { readonly url: string; readonly maxLagMs: number } | undefined {
  const maxLagMs = readCount(env, 'DATABASE_REPLICA_LAG_MS', lagMs);
  const url = readDatabaseUrl(env, 'DATABASE_REPLICA_URL');
  if (url === undefined) return undefined;
  if (env['DATABASE_URL']) return { url, maxLagMs };
  throw new StartupError(
    'DATABASE_REPLICA_URL is set and DATABASE_URL is not: a replica needs the database that it follows.',
  );
}
