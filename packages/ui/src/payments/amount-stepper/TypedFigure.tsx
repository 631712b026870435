import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import {
  amount as amountClass,
  entry as entryClass,
  figure,
  unit as unitClass,
} from './AmountStepper.css.ts';

/* In characters: longer figures do not fit between the buttons in the largest size. */
const longFrom = 7;

/** Whether a figure needs the smaller size. */
export const isLong = (text: string): boolean => text.length > longFrom;

/** The figure as a text input. The owner validates the text. */
export type AmountEntry = {
  /** The typed text until it becomes an amount; undefined shows the amount. */
  readonly typed: string | undefined;
  readonly onType: (text: string) => void;
  /** Called on blur or Enter: typing is finished. */
  readonly onDone: () => void;
  /** The error of the typed text. */
  readonly errorMessage?: string | undefined;
};

export type TypedFigureProps = {
  readonly label: string;
  readonly amount: string;
  readonly unit: string;
  readonly entry: AmountEntry;
  readonly errorId: string;
};

/** The figure as a line to type in, selected whole when it is come to. */
export function TypedFigure({ label, amount, unit, entry, errorId }: TypedFigureProps) {
  const { typed, onType, onDone, errorMessage } = entry;
  const text = typed ?? amount;
  return (
    <div className={amountClass}>
      <input
        className={`${figure({ isLong: isLong(text) })} ${entryClass}`}
        aria-label={`${label}, ${unit}`}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={32}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && onDone()}
        onBlur={onDone}
        {...(errorMessage !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      <span className={unitClass} aria-hidden="true">
        {unit}
      </span>
      <VisuallyHidden>
        {/* Each step is announced; a screen reader echoes typing anyway. */}
        <span role="status">{typed === undefined ? `${amount} ${unit}` : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
