import { Icon, TestIcon } from '../../components/icon/index.ts';
import { marker } from './TestDataMarker.css.ts';

/** Says in the top bar that everything below is test data, so that nobody takes it for money (decision 4). */
export function TestDataMarker() {
  return (
    <span className={marker}>
      <Icon glyph={TestIcon} size={16} />
      Test data
    </span>
  );
}
