/** A browser at the provider: its cookies there, and who signs in. */
export type ProviderBrowser = { readonly cookies: Map<string, string> };

/** A browser that has not been at the provider yet. */
export function createProviderBrowser(): ProviderBrowser {
  return { cookies: new Map() };
}

/**
 * Opens the address that begins a sign-in, signs a person in and follows the provider until it returns to us.
 * @returns the address of the return
 */
export async function visitProvider(
  url: string,
  login: string,
  { cookies }: ProviderBrowser = createProviderBrowser(),
): Promise<URL> {
  const { origin } = new URL(url);
  cookies.set('test_login', login);
  let next = url;
  for (let hops = 0; hops < 10; hops += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`${next} answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
    if (new URL(next).origin !== origin) return new URL(next);
  }
  throw new Error('the provider never returned');
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
