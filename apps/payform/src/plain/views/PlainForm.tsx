import type { ReactNode } from 'react';
import { form } from './Plain.css.ts';

export type PlainFormProps = {
  /** The id by which a button outside refers to it. */
  readonly id: string;
  /** The action of the post. */
  readonly action: string;
  /** Hidden fields. */
  readonly hidden?: Readonly<Record<string, string | number>>;
  readonly children?: ReactNode;
};

/** Posts to the page's own address, so that the language and the place stay; the server leads on from there. */
export function PlainForm({ id, action, hidden = {}, children }: PlainFormProps) {
  return (
    <form id={id} method="post" noValidate className={form}>
      {Object.entries({ action, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
