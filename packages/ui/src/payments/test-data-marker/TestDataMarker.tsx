import { Icon, TestIcon } from '../../components/icon/index.ts';
import { say } from '../../locale/language/index.ts';
import { marker } from './TestDataMarker.css.ts';

export type TestDataMarkerProps = {
  /** In the reader's language. */
  readonly label?: string;
  /** `sm` stands below a name. */
  readonly size?: 'sm' | 'md';
};

/**
 * Marks everything below as test data, so that it is not mistaken for real money (OFFICE-9,
 * FORM-252).
 */
export function TestDataMarker({ label = say('Test data'), size = 'md' }: TestDataMarkerProps) {
  return (
    <span className={marker({ size })}>
      <Icon glyph={TestIcon} size={16} />
      {label}
    </span>
  );
}
