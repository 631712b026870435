import { Avatar } from '../avatar/index.ts';
import { person, personName } from './ShellPerson.css.ts';

export type ShellPersonProps = {
  readonly firstName: string;
  readonly lastName: string;
};

/**
 * The signed-in person at the end of the top bar: the name, or only the initials in a narrow
 * window.
 */
export function ShellPerson({ firstName, lastName }: ShellPersonProps) {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <span className={person}>
      <Avatar name={name} isDecorative />
      <span className={personName}>{name}</span>
    </span>
  );
}
