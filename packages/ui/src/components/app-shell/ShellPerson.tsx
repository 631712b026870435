import { initials, person, personName } from './ShellPerson.css.ts';

/** What it takes: the signed-in person's names. */
export type ShellPersonProps = {
  readonly firstName: string;
  readonly lastName: string;
};

/** Who is signed in, at the end of the top bar: the name, and on a narrow window only its initials. */
export function ShellPerson({ firstName, lastName }: ShellPersonProps) {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <span className={person}>
      <span className={initials} aria-hidden="true">
        {firstLetter(firstName)}
        {firstLetter(lastName)}
      </span>
      <span className={personName}>{name}</span>
    </span>
  );
}

const firstLetter = (text: string): string => (Array.from(text.trim())[0] ?? '').toUpperCase();
