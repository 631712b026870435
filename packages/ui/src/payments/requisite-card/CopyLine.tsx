import { CopyButton } from '../../components/copy-button/index.ts';
import { label as labelClass, line, value as valueClass, words } from './CopyLine.css.ts';

/** What a line to copy takes. */
export type CopyLineProps = {
  /** What it is: "Card number". */
  readonly label: string;
  /** What goes to the clipboard. */
  readonly value: string;
  /** What is read on the line; nothing where it stands elsewhere already. */
  readonly shown?: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
};

/** One thing that the customer takes along to their bank's app (section 2, Credential). */
export function CopyLine({ label, value, shown, copyLabel, copiedLabel }: CopyLineProps) {
  return (
    <div className={line}>
      <span className={words}>
        <span className={labelClass}>{label}</span>
        {shown !== undefined && <span className={valueClass}>{shown}</span>}
      </span>
      <CopyButton value={value} what={label} label={copyLabel} copiedLabel={copiedLabel} />
    </div>
  );
}
