/** The files and queries that a page needs besides the first script. */
export interface EarlyPage {
  /** The pattern of its path, as a regular expression. */
  readonly pattern: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Its first queries; `ID` is replaced by the first group of the pattern. */
  readonly queries: readonly string[];
}

/** Where it begins. */
export interface EarlyPlace {
  readonly document: Pick<Document, 'cookie' | 'createElement' | 'head'>;
  readonly location: Pick<Location, 'pathname'>;
}

/**
 * Makes the browser load the page's code, styles and, for a signed-in person, first responses while
 * the first script is still loading, so that they are available when the app requests them.
 *
 * The build writes its source text into the page, so it may use only its parameters.
 * @param pages for signed-in people.
 * @param login for everyone else.
 */
export function beginEarly(
  { document, location }: EarlyPlace,
  pages: readonly EarlyPage[],
  login: EarlyPage,
): void {
  const isSignedIn = document.cookie.split('; ').some((cookie) => /^jwt=./.test(cookie));
  const page = isSignedIn
    ? pages.find(({ pattern }) => new RegExp(pattern).test(location.pathname))
    : login;
  if (page === undefined) return;
  const [, id = ''] = new RegExp(page.pattern).exec(location.pathname) ?? [];
  const begin = (href: string, as: string, rel = 'preload') => {
    const link = document.createElement('link');
    // The same mode as the app's requests; otherwise it would be fetched twice.
    link.crossOrigin = 'anonymous';
    Object.assign(link, { as, href, rel });
    document.head.append(link);
  };
  for (const query of page.queries) begin(query.replaceAll('ID', id), 'fetch');
  for (const script of page.scripts) begin(script, 'script', 'modulepreload');
  for (const style of page.styles) begin(style, 'style');
}
