import { Avatar } from '../avatar/index.ts';
import { person, personName } from './ShellPerson.css.ts';

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
      <Avatar name={name} isDecorative />
      <span className={personName}>{name}</span>
    </span>
  );
}
