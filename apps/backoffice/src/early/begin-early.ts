/** What a page needs beside the first script. */
export interface EarlyPage {
  /** What its path looks like, as a regular expression. */
  readonly pattern: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What it asks the server first; `ID` stands for the first group of the pattern. */
  readonly queries: readonly string[];
}

/** Where it begins. */
export interface EarlyPlace {
  readonly document: Pick<Document, 'cookie' | 'createElement' | 'head'>;
  readonly location: Pick<Location, 'pathname'>;
}

/**
 * Has the browser fetch what the page at this address needs while the first script is still on its way: its code, its
 * styles and, for who is signed in, its first answers, which are then there when the app asks for them.
 *
 * The build writes the text of it into the page: it knows nothing but what it is given.
 * @param pages of the signed-in.
 * @param login of everybody else.
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
    // The app asks in the same mode; what was fetched in another one would be fetched again.
    link.crossOrigin = 'anonymous';
    Object.assign(link, { as, href, rel });
    document.head.append(link);
  };
  for (const query of page.queries) begin(query.replaceAll('ID', id), 'fetch');
  for (const script of page.scripts) begin(script, 'script', 'modulepreload');
  for (const style of page.styles) begin(style, 'style');
}
