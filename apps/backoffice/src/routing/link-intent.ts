/** How long a pointer or the focus rests on a link before the person is taken to want it, in milliseconds. */
export const REST_MS = 60;

interface Place {
  addEventListener: (type: string, listener: (event: Event) => void) => void;
  removeEventListener: (type: string, listener: (event: Event) => void) => void;
}

/** The address of the link that an event is on; undefined beside links. */
function hrefOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link?.getAttribute('href') ?? undefined;
}

/**
 * Calls back with the address of each link on which the pointer or the focus rests.
 * @returns stops it.
 */
export function watchLinkIntent(
  place: Place,
  onIntent: (href: string) => void,
  addressOf: (event: Event) => string | undefined = hrefOf,
): () => void {
  let current: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listener = (event: Event) => {
    const href = addressOf(event);
    if (href === current) return;
    current = href;
    clearTimeout(timer);
    if (href !== undefined) timer = setTimeout(() => onIntent(href), REST_MS);
  };
  const types = ['pointerover', 'focusin'];
  for (const type of types) place.addEventListener(type, listener);
  return () => {
    clearTimeout(timer);
    for (const type of types) place.removeEventListener(type, listener);
  };
}
