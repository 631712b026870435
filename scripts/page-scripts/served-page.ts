import { hashOf } from './hash-of.ts';

/** A response as a browser receives it. */
export type Received = { readonly headers: Headers; readonly body: Buffer };

/** The payment page as it has to arrive (RUN-570). */
export type Expected = {
  /** The headers by their names, with `NONCE` in place of the nonce. */
  readonly headers: Readonly<Record<string, string>>;
  /** The hashes of the scripts by their paths. */
  readonly scripts: ReadonlyMap<string, string>;
};

/** The address of an unknown form: its page has the headers and scripts of all. */
export const unknownForm = `/payment/${'a'.repeat(32)}`;

/** Headers that differ with each response or with the proxy, and let a browser do nothing more. */
const varying = new Set([
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'vary',
  'via',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
]);

/** The headers of a page that do not vary, with `NONCE` in place of the nonce. */
export function stableHeaders(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(([name]) => !varying.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, value.replaceAll(/'nonce-[^']+'/g, "'nonce-NONCE'")]),
  );
}

/**
 * The differences between the payment page that is served and the one that has to be, a line each: its headers, its
 * scripts, and what is behind their addresses (RUN-570).
 */
export async function differencesOfPage(
  receive: (path: string) => Promise<Received>,
  expected: Expected,
): Promise<string[]> {
  const page = await receive(unknownForm);
  const files = await Promise.all(
    [...expected.scripts].map(async ([path, hash]) => {
      const { body } = await receive(path);
      return hashOf(body) === hash ? [] : [`${path} is another script`];
    }),
  );
  return [
    ...differencesOfHeaders(stableHeaders(page.headers), expected.headers),
    ...differencesOfTags(page.body.toString('utf8'), expected.scripts),
    ...files.flat(),
  ];
}

function differencesOfHeaders(
  received: Readonly<Record<string, string>>,
  expected: Expected['headers'],
): string[] {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const [now, recorded] = [lines(received), lines(expected)];
  return [
    ...recorded.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !recorded.includes(line)).map((line) => `+ ${line}`),
  ];
}

const scriptTag = /<script\b([^>]*)>([^]*?)<\/script\s*>/gi;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

function differencesOfTags(html: string, scripts: Expected['scripts']): string[] {
  const tags = [...html.matchAll(scriptTag)];
  const unclosed = [...html.matchAll(/<script\b/gi)].length - tags.length;
  const lines = tags.flatMap(([, tag = '', text = '']) => {
    const [src, type] = [attribute(tag, 'src'), attribute(tag, 'type')];
    if (src !== undefined) {
      const isOurs = scripts.has(src) && attribute(tag, 'integrity') === scripts.get(src);
      return isOurs ? [] : [`+ <script src="${src}"> without the hash of a script of the build`];
    }
    if (type === 'application/json') return [];
    if (type === 'importmap' && isMapOf(text, scripts)) return [];
    return [`+ an inline script: ${text.slice(0, 60)}`];
  });
  return unclosed === 0 ? lines : [...lines, `+ ${unclosed} scripts without an end`];
}

/** Whether an import map names hashes of the build, and nothing else. */
function isMapOf(text: string, scripts: Expected['scripts']): boolean {
  const map: unknown = JSON.parse(text);
  const integrity = Object.fromEntries(scripts);
  return JSON.stringify(map) === JSON.stringify({ integrity });
}
