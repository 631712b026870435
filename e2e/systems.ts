/** A system of the run: the server with demo data, as `npm start` serves it, on a database of its own. */
export interface System {
  readonly url: string;
  /** Settings besides those of the process that starts it. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Three systems: one whose figures the journeys watch; one for the payment form, whose payments change no balance of a
 * journey on the first; one for journeys of staff that would only wait for those of the first.
 */
export interface Systems {
  readonly figures: System;
  readonly form: System;
  readonly screens: System;
}

/** Where the systems of a run are. */
export interface Places {
  /** The first of four that are free: the last is of the OpenID provider that a journey starts. */
  readonly port: number;
  readonly dataDir: string;
  /** Address of a PostgreSQL for the databases of the systems; without it all use the embedded database. */
  readonly postgres: string | undefined;
  /** The figures are on the embedded database all the same, as with `npm start`: it takes longer. */
  readonly isEmbedded: boolean;
}

/** Names of the databases on the PostgreSQL, one run of a port at a time. */
export const databasesOn = (port: number) =>
  ({
    figures: `tiyin_figures_${port}`,
    form: `tiyin_form_${port}`,
    screens: `tiyin_screens_${port}`,
  }) as const;

/** On PostgreSQL, as in production, if there is one. */
export function systemsOn({ port, dataDir, postgres, isEmbedded }: Places): Systems {
  const databases = databasesOn(port);
  const databaseUrl = (name: string) =>
    postgres === undefined ? '' : new URL(`/${name}`, postgres).href;
  const system = (offset: number, name: string, env: System['env'] = {}): System => {
    const url = `http://127.0.0.1:${port + offset}`;
    const common = { HOST: '127.0.0.1', PORT: String(port + offset), PUBLIC_URL: url };
    return {
      url,
      env: { ...common, TIYIN_DEMO: '1', TIYIN_DATA_DIR: `${dataDir}${name}`, ...env },
    };
  };
  return {
    figures: system(0, '', { DATABASE_URL: isEmbedded ? '' : databaseUrl(databases.figures) }),
    form: system(1, '-form', { DATABASE_URL: databaseUrl(databases.form) }),
    screens: system(2, '-screens', {
      DATABASE_URL: databaseUrl(databases.screens),
      // The server calls it with the first use: the journey of `oidc.e2e.ts` starts it.
      OIDC_ISSUER: `http://127.0.0.1:${port + 3}`,
      OIDC_CLIENT_ID: 'tiyin',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
      OIDC_NAME: 'Test ID',
      OIDC_GROUP_ROLES: '{"operators":{"roles":["Operator"]}}',
    }),
  };
}
