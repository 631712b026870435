import { CopyButton, CopyByHand, useCopyByHand } from '../../components/copy-button/index.ts';
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
  /** Said where the clipboard refuses: the value is shown as it is to be copied, and selected. */
  readonly byHandText: string;
};

/** One thing that the customer takes along to their bank's app (FORM-26). */
export function CopyLine(props: CopyLineProps) {
  const { label, value, shown, copyLabel, copiedLabel, byHandText } = props;
  const { isByHand, target, onCopied, onError } = useCopyByHand();
  const text = isByHand ? value : shown;
  return (
    <div className={line}>
      <span className={words}>
        <span className={labelClass}>{label}</span>
        {text !== undefined && (
          <span ref={target} className={valueClass}>
            {text}
          </span>
        )}
      </span>
      <CopyButton
        what={label}
        label={copyLabel}
        copiedLabel={copiedLabel}
        {...{ value, onCopied, onError }}
      />
      <CopyByHand isByHand={isByHand} text={byHandText} />
    </div>
  );
}
