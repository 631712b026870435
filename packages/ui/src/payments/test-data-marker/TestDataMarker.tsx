import { Icon, TestIcon } from '../../components/icon/index.ts';
import { marker } from './TestDataMarker.css.ts';

export type TestDataMarkerProps = {
  /** In the reader's language. */
  readonly label?: string;
};

/**
 * Marks everything below as test data, so that nobody mistakes it for real money (OFFICE-9,
 * FORM-252).
 */
export function TestDataMarker({ label = 'Test data' }: TestDataMarkerProps) {
  return (
    <span className={marker}>
      <Icon glyph={TestIcon} size={16} />
      {label}
    </span>
  );
}
