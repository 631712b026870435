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

/** @param port the first of four that are free: the last is of the OpenID provider that a journey starts */
export function systemsOn(port: number, dataDir: string): Systems {
  const system = (offset: number, name: string, env: System['env'] = {}): System => {
    const url = `http://127.0.0.1:${port + offset}`;
    const common = { HOST: '127.0.0.1', PORT: String(port + offset), PUBLIC_URL: url };
    return {
      url,
      env: { ...common, TIYIN_DEMO: '1', TIYIN_DATA_DIR: `${dataDir}${name}`, ...env },
    };
  };
  return {
    figures: system(0, ''),
    // The others use the embedded database, whatever the first uses.
    form: system(1, '-form', { DATABASE_URL: '' }),
    screens: system(2, '-screens', {
      DATABASE_URL: '',
      // The server calls it with the first use: the journey of `oidc.e2e.ts` starts it.
      OIDC_ISSUER: `http://127.0.0.1:${port + 3}`,
      OIDC_CLIENT_ID: 'tiyin',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
      OIDC_NAME: 'Test ID',
      OIDC_GROUP_ROLES: '{"operators":{"roles":["Operator"]}}',
    }),
  };
}
