import { identifier } from './Identifier.css.ts';

export type IdentifierProps = {
  readonly children: string;
};

/* The ids of the system: 36 characters need a whole line of a phone. */
const longFrom = 30;

/** An id or a number that people compare character by character. */
export function Identifier({ children }: IdentifierProps) {
  return (
    <code className={identifier} {...(children.length >= longFrom && { 'data-long': '' })}>
      {children}
    </code>
  );
}
