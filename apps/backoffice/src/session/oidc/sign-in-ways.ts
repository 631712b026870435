/** How people sign in here, as the page says it. */
export interface SignInWays {
  /** The name of the OpenID provider; null where there is none. */
  readonly provider: string | null;
  readonly hasPassword: boolean;
}

/** The part of a document that has its settings. */
export interface SettingsPage {
  readonly querySelector: (
    selector: string,
  ) => { readonly getAttribute: (name: string) => string | null } | null;
}

/** The ways of the page: the server writes them into it, so that Login needs no request for them (PEOPLE-413). */
export function readSignInWays(page: SettingsPage): SignInWays {
  const read = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const provider = read('sign-in-provider');
  // A page that the server has not prepared still has the placeholder.
  const isKnown = provider !== '' && !/^__[A-Z_]+__$/.test(provider);
  return { provider: isKnown ? provider : null, hasPassword: read('password-sign-in') !== 'off' };
}
