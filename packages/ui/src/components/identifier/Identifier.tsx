import { identifier } from './Identifier.css.ts';

export type IdentifierProps = {
  readonly children: string;
};

/** An id or a number that people compare character by character. */
export function Identifier({ children }: IdentifierProps) {
  return <code className={identifier}>{children}</code>;
}
