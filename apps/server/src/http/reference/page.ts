import type { Config } from '../../config.ts';
import type { Asset } from './assets.ts';

/** The key of the first demo merchant (API-23), whose first terminals are in test. */
const demoApiKey = 'tiyin_demo_key';

type Settings = Pick<Config, 'isDemo' | 'publicUrl'> & {
  /** Whether this host answers the requests of merchants. */
  readonly hasTryIt: boolean;
};

/** The page of the reference; the renderer fills it. */
export function pageOf(assets: readonly Asset[], settings: Settings): string {
  const tags = assets.map(({ name, type, integrity }) =>
    type.startsWith('text/css')
      ? `<link rel="stylesheet" href="/api/docs/${name}" integrity="${integrity}">`
      : `<script defer src="/api/docs/${name}" integrity="${integrity}"></script>`,
  );
  const { isDemo, hasTryIt } = settings;
  const key = isDemo && hasTryIt ? ` data-demo-key="${demoApiKey}"` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · Tiyin</title>
<link rel="icon" href="data:,">
${tags.join('\n')}
</head>
<body>
<header class="intro"><div>
<h1>Tiyin API</h1>
${adviceOf(settings)}
<ul>
<li><a href="/api/docs/quick-start.md">From nothing to a paid test deposit and a verified callback</a></li>
<li><a href="/api/openapi.yaml">openapi.yaml</a></li>
<li><a href="/api/openapi.json">openapi.json</a></li>
</ul>
</div></header>
<main>
<div id="reference" data-try-it="${hasTryIt ? 'on' : 'off'}"${key}></div>
</main>
</body>
</html>
`;
}

function adviceOf({ hasTryIt, isDemo, publicUrl }: Settings): string {
  if (!hasTryIt) {
    return `<p>Merchants’ servers call <strong>${publicUrl}</strong>. Requests cannot be sent from this page.</p>`;
  }
  const key = isDemo
    ? 'The key of the demo’s first merchant is filled in.'
    : 'Press Authorize to enter the key.';
  return `<p><strong>Try it out</strong> sends a real request to this server. Use an API key of a merchant whose terminals are in test, and the id of such a terminal: the sandbox pays, and no money moves. ${key} Cookies are not sent.</p>`;
}
