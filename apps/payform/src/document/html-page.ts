import type { Language } from '@tiyin/domain/money';
import { accentRules } from '@tiyin/ui/theme/accent';
import type { Assets } from './assets.ts';
import { firstRequestScript } from './first-request.ts';
import { dataElementId } from '../form/page-data.ts';
import type { PageData, ViewData } from '../form/page-data.ts';

/** The parts of a page. `body` is markup; `title` is text. */
export type HtmlPage = {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  readonly nonce: string;
  readonly assets: Assets;
  /** The data that the script starts from; without it the page is complete as it is and loads no script. */
  readonly data?: PageData;
  /** The merchant's colour, where no data carries it. */
  readonly merchantAccent?: string | undefined;
  /** It requests its requisites while the scripts are loading. */
  readonly requestsFirst?: boolean;
  /** It shows a late step. */
  readonly isLate?: boolean;
  /** Without scripts: a redirect and a link to the pages that need none. */
  readonly noscript?: { readonly address: string; readonly text: string };
  /** The page redirects after this number of seconds. */
  readonly reload?: { readonly seconds: number; readonly address: string };
};

/** A complete document for a strict content policy: every style and script carries the nonce. */
export function htmlPage({
  language,
  title,
  body,
  nonce,
  assets,
  data,
  merchantAccent = data?.init.merchantAccent,
  requestsFirst = false,
  isLate = false,
  noscript,
  reload,
}: HtmlPage): string {
  const ticket = `nonce="${escapeHtml(nonce)}"`;
  const accent = accentRules(merchantAccent);
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    ...(reload === undefined ? [] : [refresh(reload.seconds, reload.address)]),
    // At once, before the first view is drawn: its buttons would do nothing.
    ...(noscript === undefined ? [] : [`<noscript>${refresh(0, noscript.address)}</noscript>`]),
    // Without it the browser requests a favicon that does not exist.
    '<link rel="icon" href="data:,">',
    `<meta property="csp-nonce" ${ticket}>`,
    // At once, and not as a module, which would wait for the document.
    ...(requestsFirst ? [`<script ${ticket}>${firstRequestScript}</script>`] : []),
    `<style ${ticket}>${assets.css}${isLate ? assets.late.css : ''}${accent ?? ''}</style>`,
    ...(data === undefined ? [] : scriptsOf(assets, isLate, ticket)),
    ...(data?.init.type === 'Withdrawal' ? preloadsOf(assets, ticket) : []),
  ];
  const script = data === undefined ? '' : dataElement(data);
  return (
    `<!doctype html><html lang="${language}" data-face="payform"${accent === undefined ? '' : ' data-accent'}><head>${head.join('')}</head>` +
    `<body>${noscript === undefined ? '' : linkOf(noscript)}${rootElement(body)}${script}</body></html>`
  );
}

/** The view of a form in a document of its own, which replaces that of its page. `body` is markup; `title` is text. */
export function htmlView({
  title,
  body,
  data,
}: Pick<HtmlPage, 'body' | 'title'> & { readonly data: ViewData }): string {
  return `<!doctype html><title>${escapeHtml(title)}</title>${rootElement(body)}${dataElement(data)}`;
}

const rootElement = (body: string): string => `<div id="root">${body}</div>`;

const dataElement = (data: ViewData): string =>
  `<script type="application/json" id="${dataElementId}">${scriptJson(data)}</script>`;

const refresh = (seconds: number, address: string): string =>
  `<meta http-equiv="refresh" content="${seconds};url=${escapeHtml(address)}">`;

const linkOf = ({ address, text }: { readonly address: string; readonly text: string }): string =>
  `<noscript><p><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></p></noscript>`;

/* A module script waits for the document anyway, so it is in the head and is fetched early. */
const scriptsOf = (
  { entry, imports, late, styles }: Assets,
  isLate: boolean,
  ticket: string,
): readonly string[] => [
  ...[...imports, ...(isLate ? late.scripts : [])].map((file) => modulePreload(file, ticket)),
  ...[...styles, ...(isLate ? late.styles : [])].map(inlinedStyles),
  `<script type="module" ${ticket} src="${escapeHtml(entry)}"></script>`,
];

/*
 * Never fetched: it shows Vite's import that these styles are present; otherwise it would fetch
 * them and wait.
 */
const inlinedStyles = (file: string): string =>
  `<link rel="stylesheet" disabled href="${escapeHtml(file)}">`;

/*
 * Preloaded separately, because only a withdrawal needs it, and soon. Styles use the same request
 * as Vite's import.
 */
const preloadsOf = ({ withdrawal }: Assets, ticket: string): readonly string[] => [
  ...withdrawal.scripts.map((file) => modulePreload(file, ticket)),
  ...withdrawal.styles.map(
    (file) => `<link rel="preload" as="style" crossorigin ${ticket} href="${escapeHtml(file)}">`,
  ),
];

const modulePreload = (file: string, ticket: string): string =>
  `<link rel="modulepreload" ${ticket} href="${escapeHtml(file)}">`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** JSON that cannot close its script element. */
const scriptJson = (data: ViewData): string => JSON.stringify(data).replaceAll('<', '\\u003c');
