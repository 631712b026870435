import { identifier } from './Identifier.css.ts';

/** An id or a number that people compare character by character. */
export function Identifier({ children }: { readonly children: string }) {
  return <code className={identifier}>{children}</code>;
}
