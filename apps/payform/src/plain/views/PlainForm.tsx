import type { ReactNode } from 'react';
import { form } from './Plain.css.ts';

/** What a form of the plain pages takes. */
export type PlainFormProps = {
  /** The id by which a button outside refers to it. */
  readonly id: string;
  /** What the post asks for. */
  readonly action: string;
  /** What goes along unseen. */
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
