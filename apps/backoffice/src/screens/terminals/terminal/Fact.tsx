import type { ReactNode } from 'react';
import { fact, factName, factValue } from './TerminalView.css.ts';

/** A named value that cannot be changed, in a line of fields. */
export function Fact({ children, name }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={fact}>
      <span className={factName}>{name}</span>
      <span className={factValue}>{children}</span>
    </div>
  );
}
