import { CopyButton, CopyByHand, useCopyByHand } from '../../components/copy-button/index.ts';
import { label as labelClass, line, value as valueClass, words } from './CopyLine.css.ts';

export type CopyLineProps = {
  /** The name of the value: "Card number". */
  readonly label: string;
  /** The text for the clipboard. */
  readonly value: string;
  /** The visible text; omitted if it is shown elsewhere. */
  readonly shown?: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** The message when the clipboard refuses: the value is shown and selected. */
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
