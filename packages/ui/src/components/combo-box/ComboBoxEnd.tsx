import { Button } from 'react-aria-components';
import { ChevronDownIcon, CloseIcon, Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { clearButton, end, ends } from './ComboBox.css.ts';

type ComboBoxEndProps = {
  readonly clearLabel: string;
  /** Null when there is nothing to clear. */
  readonly onClear: (() => void) | null;
  readonly canOpen: boolean;
  readonly isLoading: boolean;
  readonly loadingText: string;
};

/* Keyboard users delete the text instead: one tab stop per field is enough. */
export function ComboBoxEnd(props: ComboBoxEndProps) {
  const { clearLabel, onClear, canOpen, isLoading, loadingText } = props;
  return (
    <span className={ends}>
      {onClear && (
        <Button
          aria-label={clearLabel}
          onPress={onClear}
          excludeFromTabOrder
          preventFocusOnPress
          className={clearButton}
        >
          <Icon glyph={CloseIcon} size={16} />
        </Button>
      )}
      <span className={end}>
        {isLoading ? (
          <Spinner label={loadingText} size="sm" />
        ) : (
          canOpen && <Icon glyph={ChevronDownIcon} size={16} />
        )}
      </span>
    </span>
  );
}
