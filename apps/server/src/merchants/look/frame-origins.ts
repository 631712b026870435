/** The maximum number of a merchant's origins. */
const maxOrigins = 20;

/*
 * Stricter than the address syntax: the value becomes part of a header, where a semicolon starts
 * another rule.
 */
const hostPattern = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

const ownMachine: readonly string[] = ['localhost', '127.0.0.1'];

/** Origins that may frame a form, or the place and the reason of one that may not. */
export type OriginsReading =
  | { readonly origins: readonly string[] }
  | { readonly path: string; readonly message: string };

/**
 * Reads the origins whose pages may frame a merchant's forms: https, and in demo mode http on one's own machine.
 * A slash at the end and capitals are forgiven, a path is not, since it would not be looked at.
 */
export function readFrameOrigins(texts: readonly string[], isDemo: boolean): OriginsReading {
  const path = '/frameOrigins';
  if (texts.length > maxOrigins) return { path, message: 'At most 20 origins can be named' };
  const origins: string[] = [];
  for (const [index, text] of texts.entries()) {
    const origin = frameOrigin(text, isDemo);
    if (origin === undefined) {
      const message = 'Write an origin such as https://shop.example, without a path';
      return { path: `${path}/${index}`, message };
    }
    if (!origins.includes(origin)) origins.push(origin);
  }
  return { origins };
}

function frameOrigin(text: string, isDemo: boolean): string | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const { origin, hostname, protocol, href } = new URL(trimmed);
  const isAllowed =
    protocol === 'https:' || (protocol === 'http:' && isDemo && ownMachine.includes(hostname));
  // Every other part of the address is in its href: a path, a query, a name and a password.
  const isOriginOnly = href === `${origin}/` && !/[?#]/.test(trimmed);
  return isAllowed && isOriginOnly && hostPattern.test(hostname) ? origin : undefined;
}
