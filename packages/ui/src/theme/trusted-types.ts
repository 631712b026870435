/** The part of the browser's Trusted Types that is used here. */
interface TrustedTypes {
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createHTML: (text: string) => string | null },
  ) => unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/*
 * React Aria empties its announcements with `innerHTML = ''`. Under a policy that requires Trusted Types
 * (RUN-302) nothing but this empty text may become HTML.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === '' ? text : null),
});
