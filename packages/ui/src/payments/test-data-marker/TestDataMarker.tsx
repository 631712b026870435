import { Icon, TestIcon } from '../../components/icon/index.ts';
import { marker } from './TestDataMarker.css.ts';

/** What the marker takes. */
export type TestDataMarkerProps = {
  /** In the reader's language. */
  readonly label?: string;
};

/** Says that everything below is test data, so that nobody takes it for money (OFFICE-9, FORM-252). */
export function TestDataMarker({ label = 'Test data' }: TestDataMarkerProps) {
  return (
    <span className={marker}>
      <Icon glyph={TestIcon} size={16} />
      {label}
    </span>
  );
}
