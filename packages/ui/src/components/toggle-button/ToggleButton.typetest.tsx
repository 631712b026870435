import { FilterIcon } from '../icon/index.ts';
import { ToggleButton } from './index.ts';

export const named = [
  <ToggleButton key="words">Only unmatched</ToggleButton>,
  <ToggleButton key="both" icon={FilterIcon}>
    Only unmatched
  </ToggleButton>,
  <ToggleButton key="icon" icon={FilterIcon} label="Only unmatched" />,
];

// @ts-expect-error -- an icon alone has no name
export const nameless = <ToggleButton icon={FilterIcon} />;

// @ts-expect-error -- words that are seen are the name; a second one would contradict them
export const namedTwice = <ToggleButton label="Unmatched">Only unmatched</ToggleButton>;
