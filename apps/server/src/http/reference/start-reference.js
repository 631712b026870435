const { DOMPurify, SwaggerUIBundle, matchMedia, trustedTypes } = globalThis;

// The renderer writes HTML that it made of the contract's Markdown: the browser takes none that was not cleaned here.
trustedTypes?.createPolicy('default', { createHTML: (text) => DOMPurify.sanitize(text) });

const darkTheme = matchMedia('(prefers-color-scheme: dark)');
const followTheme = () => document.documentElement.classList.toggle('dark-mode', darkTheme.matches);
followTheme();
darkTheme.addEventListener('change', followTheme);

const place = document.querySelector('#reference');
const { demoKey, tryIt } = place.dataset;

/** Tags for developers of a shop or a provider stand first. */
const firstTags = ['merchant-api', 'callbacks', 'provider-api', 'form'];
const rankOf = (tag) => firstTags.indexOf(tag) + 1 || firstTags.length + 1;

/** Requests are sent with an API key only: the others need a session of staff or a signature (API-451). */
const onlyWithKey = () => ({
  statePlugins: {
    auth: {
      wrapSelectors: {
        definitionsToAuthorize: (original) => (state) =>
          original(state)?.filter((way) => way.has('apiKey')),
      },
    },
    spec: {
      wrapSelectors: {
        allowTryItOutFor:
          (_original, { specSelectors }) =>
          (_state, path, method) => {
            const ways = specSelectors.specJson().getIn(['paths', path, method, 'security']);
            return tryIt === 'on' && Boolean(ways?.some((way) => way.has('apiKey')));
          },
      },
    },
  },
});

let openTag;

/** One tag is open at a time: the renderer drops most of its list from about 120 open operations on. */
const oneOpenTag = () => ({
  statePlugins: {
    layout: {
      wrapActions: {
        show: (original) => (thing, isShown) => {
          const [kind, tag] = thing;
          if (kind === 'operations-tag' && isShown) {
            if (openTag !== undefined && openTag !== tag) original([kind, openTag], false);
            openTag = tag;
          }
          return original(thing, isShown);
        },
      },
    },
  },
});

const reference = SwaggerUIBundle({
  domNode: place,
  url: '/api/openapi.json',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  docExpansion: 'none',
  displayRequestDuration: true,
  plugins: [onlyWithKey, oneOpenTag],
  // The badge of a foreign host.
  validatorUrl: null,
  // A signed-in member of staff shares the origin: their cookies stay out of requests (API-451).
  requestInterceptor: (request) => Object.assign(request, { credentials: 'omit' }),
  tagsSorter: (one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other),
  onComplete() {
    if (demoKey) reference.preauthorizeApiKey('apiKey', demoKey);
    reference.layoutActions.show(['operations-tag', 'merchant-api'], true);
  },
});
