export { TagGroup } from './TagGroup.tsx';
export { TagGroupRoom } from './TagGroupRoom.tsx';
export type { TagGroupProps, TagItem } from './TagGroup.tsx';
