import { room } from './TagGroup.css.ts';

/** As high as a line of tags, for a group that is on its way. */
export function TagGroupRoom() {
  return <div data-room="" className={room} />;
}
